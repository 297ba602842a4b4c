import { describe, expect, test } from 'vitest'
import { databases, useContent } from '../testing/databases.ts'
import { news, now, put } from '../testing/fixtures.ts'
import { countMonths } from './counts.ts'
import { readListWithYears } from './list.ts'

describe.each(databases)('months on $name', ({ make }) => {
  const fresh = useContent(make)

  test('begin and end at midnight in Beijing, in the counts as in the list', async () => {
    const content = await fresh()
    const days = [
      ['last-of-october', '2025-10-31T23:59:59+08:00'],
      ['first-of-november', '2025-11-01T00:00:00+08:00'],
      ['last-of-november', '2025-11-30T23:59:59+08:00'],
      ['new-year', '2026-01-01T00:00:00+08:00'],
    ] as const
    for (const [slug, at] of days) await put(content, 'news', news({ zh: slug, at }), { slug })
    const counts = await countMonths(content, { kind: 'news', language: 'zh' }, now().toISOString())
    expect(counts).toEqual([
      { value: '2026-01', count: 1 },
      { value: '2025-11', count: 2 },
      { value: '2025-10', count: 1 },
    ])
    for (const { value: month, count } of counts) {
      const request = { kind: 'news', language: 'zh', page: 1, size: 50, now: now() } as const
      const { rows, total } = await readListWithYears(content, { ...request, month })
      expect([rows.length, total]).toEqual([count, count])
    }
  })
})
