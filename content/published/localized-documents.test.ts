import type { KyselyPlugin } from 'kysely'
import { describe, expect, test } from 'vitest'
import { DamagedDocumentError } from '../documents/document.ts'
import { readTargets } from '../entries/audit.ts'
import { publish } from '../entries/publish.ts'
import { saveRevision } from '../entries/save.ts'
import { databases, useContent } from '../testing/databases.ts'
import { news, now, put } from '../testing/fixtures.ts'
import { tamper } from '../testing/tamper.ts'
import { readDetail } from './detail.ts'
import { readList } from './list.ts'

describe.each(databases)('documents on $name', ({ make }) => {
  const fresh = useContent(make)

  test('are parsed once, and what is published next is shown at once in its own language', async () => {
    const content = await fresh()
    const { id, slug } = await put(content, 'news', news({ zh: '旧', en: 'Old' }))
    const listed = async (language: 'zh' | 'en') =>
      (await readList(content, { kind: 'news', language, page: 1, size: 9, now: now() })).rows[0]?.document
    const before = await listed('zh')
    const detail = await readDetail(content, 'news', 'zh', slug, now())
    expect(detail?.row.document).toBe(before)
    expect(Object.isFrozen(before?.body?.content)).toBe(true)
    expect((await listed('en'))?.title).toBe('Old')
    await saveRevision(content, 'writer', { entry: id, basedOn: 1, document: news({ zh: '新', en: 'New' }) })
    await publish(content, 'reviewer', { entry: id, language: 'zh' })
    expect([(await listed('zh'))?.title, (await listed('en'))?.title]).toEqual(['新', 'Old'])
  })

  test('what was changed in the database is an error, and no column beside the document is shown', async () => {
    const content = await fresh()
    const { slug } = await put(content, 'news', news({ zh: '旧', en: 'Old' }))
    await tamper(content, [`update publication set title = '假', published_at = '2020-01-01T00:00:00.000Z'`])
    const read = (language: 'zh' | 'en') => readDetail(content, 'news', language, slug, now())
    expect((await read('zh'))?.row).toMatchObject({ title: '旧', publishedAt: '2026-01-05T01:00:00.000Z' })
    await tamper(content, [`update revision set document = replace(document, 'Old', 'New')`])
    await expect(read('en')).rejects.toThrow(DamagedDocumentError)
    expect(content.failing.since).toBeInstanceOf(Date)
  })

  test('of the entries of a list only what is public is read, no draft with the number of another one', async () => {
    const content = await fresh()
    const { id: one } = await put(content, 'news', news({ zh: '一' }))
    const { id: two } = await put(content, 'news', news({ zh: '二' }))
    for (const entry of [one, two])
      await saveRevision(content, 'writer', { entry, basedOn: 1, document: news({ zh: '新' }) })
    await publish(content, 'reviewer', { entry: two, language: 'zh' })
    let documents = 0
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        documents += result.rows.filter((row) => 'document' in row).length
        return result
      },
    }
    const read = content.write.withPlugin(counting)
    const list = { kind: 'news', language: 'zh', page: 1, size: 9, now: now() } as const
    const { rows } = await readList({ ...content, read }, list)
    expect(rows.map(({ document }) => document.title).sort()).toEqual(['一', '新'])
    expect(documents).toBe(2)
    await readTargets({ ...content, read }, [one, two])
    expect(documents).toBe(2)
  })
})
