import { describe, expect, test } from 'vitest'
import { publish } from '../entries/publish.ts'
import { saveRevision } from '../entries/save.ts'
import { databases, useContent } from '../testing/databases.ts'
import { news, now, put } from '../testing/fixtures.ts'
import { readList } from './list.ts'
import { LruMap } from './lru-map.ts'
import { readRow } from './read-row.ts'

describe.each(databases)('documents on $name', ({ make }) => {
  const fresh = useContent(make)

  test('are taken apart once, and what is published next is shown at once in its own language', async () => {
    const content = await fresh()
    const { id, slug } = await put(content, 'news', news({ zh: '旧', en: 'Old' }))
    const listed = async (language: 'zh' | 'en') =>
      (await readList(content, { kind: 'news', language, page: 1, size: 9, now: now() })).rows[0]?.document
    const before = await listed('zh')
    const row = await readRow(content, 'news', 'zh', slug, now().toISOString())
    expect(row?.row.document).toBe(before)
    expect(Object.isFrozen(before?.body?.content)).toBe(true)
    expect((await listed('en'))?.title).toBe('Old')
    await saveRevision(content, 'writer', { entry: id, basedOn: 1, document: news({ zh: '新', en: 'New' }) })
    await publish(content, 'reviewer', { entry: id, language: 'zh' })
    expect([(await listed('zh'))?.title, (await listed('en'))?.title]).toEqual(['新', 'Old'])
  })
})

test('a memory by weight forgets what was asked for longest ago', () => {
  const memory = new LruMap<string, string>(5, (text) => text.length)
  for (const text of ['aa', 'bb']) memory.set(text, text)
  memory.get('aa')
  memory.set('cc', 'cc')
  expect(['aa', 'bb', 'cc'].map((key) => memory.get(key))).toEqual(['aa', undefined, 'cc'])
  memory.set('cc', 'c')
  memory.set('dd', 'dd')
  expect(['aa', 'cc', 'dd'].map((key) => memory.get(key))).toEqual(['aa', 'c', 'dd'])
})
