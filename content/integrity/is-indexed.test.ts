import { describe, expect, test } from 'vitest'
import { searchText } from '../documents/changes.ts'
import { kinds } from '../kinds.ts'
import type { Content } from '../open.ts'
import { documentTokens } from '../search/document-tokens.ts'
import { databases, useContent } from '../testing/databases.ts'
import { news, put } from '../testing/fixtures.ts'
import { isIndexed } from './is-indexed.ts'

/** Publishes a text, and returns the id of its publication and its tokens. */
async function publishText(content: Content, body: string) {
  const document = news({ zh: '新闻', body })
  const { id: entry } = await put(content, 'news', document)
  const row = content.read.selectFrom('publication').select('id').where('entry_id', '=', entry)
  const { id } = await row.executeTakeFirstOrThrow()
  return { id, tokens: documentTokens('新闻', searchText(kinds.news, document, 'zh')) }
}

describe.each(databases)('tokens in the search index of $name', ({ make }) => {
  const fresh = useContent(make)

  test('of another text are not taken for those of this one', async () => {
    const content = await fresh()
    const texts = [await publishText(content, '湖上灯会'), await publishText(content, '山门晨雾')]
    for (const { id } of texts)
      for (const { id: of, tokens } of texts)
        expect(await isIndexed(content.read, content.dialect, 'search', id, tokens)).toBe(id === of)
  })
})

describe.each(databases.filter(({ name }) => name === 'SQLite'))(
  'a text that repeats a word, on $name',
  ({ make }) => {
    const fresh = useContent(make)

    test('is compared in part, and requests have a turn after each phrase', async () => {
      const content = await fresh()
      const { id, tokens } = await publishText(content, '门'.repeat(60_000))
      let turns = 0
      let isRunning = true
      const countTurn = () => {
        turns += 1
        if (isRunning) setImmediate(countTurn)
      }
      countTurn()
      expect(await isIndexed(content.read, content.dialect, 'search', id, tokens)).toBe(true)
      isRunning = false
      expect(turns).toBeGreaterThan(2)
      expect(turns).toBeLessThan(50)
    })
  },
)
