import { type CompiledQuery, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '../database/change.ts'
import type { Content } from '../open.ts'
import { databases, servers, useContent } from '../testing/databases.ts'
import { news, put } from '../testing/fixtures.ts'
import { type Filter, filtered, ordered, prepareFilter } from './filter.ts'

const sqlite = databases.filter(({ name }) => name === 'SQLite')
const newsIn = { kind: 'news', language: 'zh' } as const
const filters: Partial<Filter>[] = [{}, { type: 'group' }, { year: 2026 }, { type: 'group', year: 2026 }]

/** How SQLite runs a query: every line of its plan. */
async function explain(write: Content['write'], query: string): Promise<string> {
  const lines = await sql<{
    detail: string
  }>`explain query plan ${sql.raw(query.replaceAll('?', "'x'"))}`.execute(write)
  return lines.rows.map(({ detail }) => detail).join('\n')
}

describe.each(sqlite)('plans on $name', ({ make }) => {
  const fresh = useContent(make)

  test('a list comes out of a covering index: nothing is sorted, no table is read through', async () => {
    const { write, ...content } = await fresh()
    for (const order of ['newest', 'sorted'] as const)
      for (const filter of order === 'newest' ? filters : filters.slice(0, 2)) {
        const query = ordered(filtered(content, { ...newsIn, ...filter }, 'x'), 'news', order, 'x')
        const lines = await explain(write, query.select('publication.id').limit(10).compile().sql)
        expect(lines).toMatch(new RegExp(`USING COVERING INDEX publication_${order}`))
        expect(lines).not.toMatch(/TEMP B-TREE|SCAN publication\b/)
      }
  })

  test('totals, years and types are counted in a covering index', async () => {
    const { write, ...content } = await fresh()
    for (const filter of filters) {
      const rows = filtered(content, { ...newsIn, ...filter }, 'x')
      const groups = (['year', 'type'] as const).filter((column) => !(column in filter))
      const queries = [
        rows.select('language'),
        ...groups.map((column) => rows.select(column).groupBy(column)),
      ]
      for (const query of queries) {
        const lines = await explain(write, query.compile().sql)
        expect(lines).toMatch(/USING COVERING INDEX publication_/)
        expect(lines).not.toMatch(/TEMP B-TREE/)
      }
    }
  })

  test('a rare keyword is read by ids, a common one on the way through the list', async () => {
    const { write, ...content } = await fresh()
    await put({ ...content, write }, 'news', news())
    const plan = async (limit?: number) => {
      const filter = await prepareFilter(content, { ...newsIn, keyword: '山门' }, limit)
      const query = ordered(filtered(content, filter, 'x'), 'news', 'kind', 'x').select('publication.id')
      return explain(write, query.limit(10).compile().sql)
    }
    expect(await plan()).toMatch(/USING INTEGER PRIMARY KEY/)
    expect(await plan(0)).toMatch(/USING COVERING INDEX publication_newest/)
  })
})

describe.each(servers)('plans on $name', { tags: ['slow'] }, ({ make }) => {
  const fresh = useContent(make)

  test('the ids of a deep page come out of an index alone: no row is fetched for what is passed over', async () => {
    const { write, ...content } = await fresh()
    await inTransaction({ ...content, write }, async (inner) => {
      for (let index = 0; index < 50; index++) await put(inner, 'news', news({ zh: `新闻${index}` }))
    })
    await sql`vacuum analyze publication`.execute(write)
    for (const order of ['newest', 'sorted'] as const)
      for (const filter of filters.slice(0, 2)) {
        const all = filtered(content, { ...newsIn, ...filter }, 'x')
        const query = ordered(all, 'news', order, 'x').select('publication.id').limit(10).offset(30)
        expect(await explainServer(write, query.compile())).toMatch(/Index Only Scan using publication_/)
      }
  })
})

/** How a server answers when it may neither read a table through nor gather rows, as with many thousand. */
const explainServer = (write: Content['write'], { sql: query, parameters }: CompiledQuery) =>
  write.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction)
    await sql`set local enable_bitmapscan = off`.execute(transaction)
    await sql`set local enable_sort = off`.execute(transaction)
    const text = query.replaceAll(/\$(\d+)/g, (_, place) => `'${parameters[Number(place) - 1]}'`)
    const lines = await sql<Record<string, string>>`explain ${sql.raw(text)}`.execute(transaction)
    return lines.rows.map((row) => row['QUERY PLAN']).join('\n')
  })
