import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { hashRevision } from '../hashes.ts'
import { databases, useContent } from '../testing/databases.ts'
import { news, put } from '../testing/fixtures.ts'
import { totalLimit } from './counts.ts'
import { readList, readListWithYears } from './list.ts'

const size = 50
const extra = 70

describe.each(databases)('more entries than are counted, on $name', ({ make }) => {
  const fresh = useContent(make)

  test('the total ends at its limit, every page can be read, and the last one is the end', async () => {
    const content = await fresh()
    await put(content, 'news', news({ zh: '一', at: '2020-01-01' }), { languages: ['zh'] })
    const numbers = sql`with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < ${sql.lit(totalLimit + extra - 1)})`
    const at = sql.lit('2020-02-02T00:00:00.000Z')
    await sql`insert into entry(id, kind, slug, two_persons, created_at, created_by) ${numbers} select 'copy' || i, 'news', 'copy' || i, 0, ${at}, 'a' from numbers`.execute(
      content.write,
    )
    const first = await content.read.selectFrom('revision').selectAll().executeTakeFirstOrThrow()
    const copies = Array.from({ length: totalLimit + extra - 1 }, (_, index) => {
      const row = { ...first, entry_id: `copy${index + 1}` }
      return { ...row, hash: hashRevision(row) }
    })
    for (let from = 0; from < copies.length; from += 1000)
      await content.write
        .insertInto('revision')
        .values(copies.slice(from, from + 1000))
        .execute()
    await sql`insert into publication(entry_id, language, no, n, kind, slug, title, type, year, top, sort, published_at, updated_at, opens_at, closes_at, result_at, ends_at, visible_from, visible_until) select e.id, p.language, 1, e.n, p.kind, e.slug, p.title, p.type, p.year, p.top, p.sort, p.published_at, p.updated_at, p.opens_at, p.closes_at, p.result_at, p.ends_at, p.visible_from, p.visible_until from entry e cross join publication p where e.id like 'copy%'`.execute(
      content.write,
    )
    const now = new Date(Date.now() + 10)
    const read = (page: number) =>
      readList(content, { kind: 'news', language: 'zh', page, size, now }).then(({ rows, ...list }) => ({
        ...list,
        rows: rows.length,
      }))
    const capped = { total: totalLimit, isCapped: true }
    expect(await read(1)).toEqual({ ...capped, pages: 200, rows: size })
    expect(await read(200)).toEqual({ ...capped, pages: 201, rows: size })
    expect(await read(201)).toEqual({ ...capped, pages: 202, rows: size })
    expect(await read(202)).toEqual({ ...capped, pages: 202, rows: extra - size })
    expect(await read(203)).toEqual({ ...capped, pages: 200, rows: 0 })
    const withYears = await readListWithYears(content, { kind: 'news', language: 'zh', page: 1, size, now })
    expect(withYears).toMatchObject({
      ...capped,
      pages: 200,
      years: [{ value: 2020, count: totalLimit + extra }],
    })
  })
})
