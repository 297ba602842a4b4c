import { type CompiledQuery, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { together } from '../database/change.ts'
import type { Content } from '../open.ts'
import { databases, useContent } from '../testing/databases.ts'
import { news, put } from '../testing/fixtures.ts'
import { type Order, ordered } from './order.ts'
import { isBeside } from './place.ts'
import { type Filter, filtered, narrowed, published } from './visible.ts'

const sqlite = databases.filter(({ name }) => name === 'SQLite')
const servers = databases.filter(({ name }) => name !== 'SQLite')

/** How SQLite answers a list: every line of its plan. */
async function plan(
  { write, ...content }: Content,
  filter: Partial<Filter>,
  order: Order,
  fromEnd: boolean,
): Promise<string> {
  const now = new Date().toISOString()
  const query = ordered(
    filtered(content, { kind: 'news', language: 'zh', ...filter }, now),
    'news',
    order,
    now,
    fromEnd,
  )
    .select('publication.id')
    .limit(10)
  return explain(write, query.compile().sql)
}

async function explain(write: Content['write'], query: string): Promise<string> {
  const lines = await sql<{
    detail: string
  }>`explain query plan ${sql.raw(query.replaceAll('?', "'x'"))}`.execute(write)
  return lines.rows.map(({ detail }) => detail).join('\n')
}

describe.each(sqlite)('plans on $name', ({ make }) => {
  const fresh = useContent(make)

  test.each([
    ['its top', false],
    ['its end', true],
  ])(
    'a list read from %s comes out of an index: nothing is sorted, no table is read through',
    async (_, end) => {
      const content = await fresh()
      await together(content, async (inner) => {
        for (let index = 0; index < 50; index++) await put(inner, 'news', news({ zh: `新闻${index}` }))
      })
      const filters: Partial<Filter>[] = [
        {},
        { type: 'group' },
        { year: 2026 },
        { type: 'group', year: 2026 },
      ]
      for (const filter of filters) {
        const lines = await plan(content, filter, 'newest', end)
        expect(lines).toMatch(/USING (COVERING )?INDEX publication_newest/)
        expect(lines).not.toMatch(/TEMP B-TREE|SCAN publication\b/)
      }
      for (const filter of [{}, { type: 'lake' }]) {
        const lines = await plan(content, filter, 'sorted', end)
        expect(lines).toMatch(/USING (COVERING )?INDEX publication_sorted/)
        expect(lines).not.toMatch(/TEMP B-TREE|SCAN publication\b/)
      }
    },
  )

  test('a page behind or before a year begins in the index, past everything else', async () => {
    const { write, ...content } = await fresh()
    for (const filter of [{}, { type: 'group' }, { year: 2026 }, { type: 'group', year: 2026 }]) {
      const list = filtered(content, { kind: 'news', language: 'zh', ...filter }, 'x')
      for (const backwards of [false, true]) {
        const beside = list.where(isBeside({ top: 0, moment: 'x' }, backwards)).select('publication.id')
        const query = ordered(beside, 'news', 'newest', 'x', backwards)
        const lines = await explain(write, query.compile().sql)
        expect(lines).toMatch(/USING COVERING INDEX publication_newest.*\(top,published_at\)[<>]/)
        expect(lines).not.toMatch(/TEMP B-TREE/)
      }
    }
  })

  test('a total is counted in an index, without reading the rows', async () => {
    const { write, ...content } = await fresh()
    for (const filter of [{}, { type: 'group' }, { year: 2026 }, { type: 'group', year: 2026 }]) {
      const all = published(content, 'news', 'zh')
      for (const query of [all, all.where('visible_from', '>', 'x'), all.where('visible_until', '<=', 'x')]) {
        const counted = narrowed(query, content, { kind: 'news', language: 'zh', ...filter }, 'x')
        const lines = await explain(write, counted.select((e) => e.fn.countAll().as('count')).compile().sql)
        expect(lines).toMatch(/USING (COVERING )?INDEX publication_/)
        if (query === all) expect(lines).toMatch(/COVERING/)
      }
    }
  })
})

describe.each(servers)('plans on $name', ({ make }) => {
  const fresh = useContent(make)

  test('the ids of a deep page come out of an index alone: no row is fetched for what is passed over', async () => {
    const { write, ...content } = await fresh()
    await together({ ...content, write }, async (inner) => {
      for (let index = 0; index < 50; index++) await put(inner, 'news', news({ zh: `新闻${index}` }))
    })
    await sql`vacuum analyze publication`.execute(write)
    for (const order of ['newest', 'sorted'] as const)
      for (const filter of [{}, { type: 'group' }]) {
        const all = filtered(content, { kind: 'news', language: 'zh', ...filter }, 'x')
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
