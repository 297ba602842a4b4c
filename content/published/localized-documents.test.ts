import { describe, expect, test } from 'vitest'
import { publish } from '../entries/publish.ts'
import { saveRevision } from '../entries/save.ts'
import { databases, useContent } from '../testing/databases.ts'
import { news, now, put } from '../testing/fixtures.ts'
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
})
