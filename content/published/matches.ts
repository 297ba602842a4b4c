import { type ExpressionBuilder, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Reading } from '../open.ts'
import { parseQuery, type Query, toFts5, toTsquery } from '../search/query.ts'
import { keptCounts } from './kept-counts.ts'
import type { Filter } from './visible.ts'

type Expressions = ExpressionBuilder<Tables, 'publication'>

/** Every entry that holds the words, gathered from the index of words. */
export function gathered(e: Expressions, { dialect }: Reading, keyword: string) {
  const query = parseQuery(keyword)
  if (query.length === 0) {
    const literal = `%${plain(keyword).replace(/[\\%_]/g, '\\$&')}%`
    return sql<boolean>`publication.title like ${literal} escape '\\'`
  }
  // An array is evaluated once; "in (select …)" lets PostgreSQL walk the ordered index and probe each row.
  return dialect === 'sqlite'
    ? sql<boolean>`publication.id in (select rowid from search where search match ${toFts5(query)})`
    : e(
        'publication.id',
        '=',
        sql<number>`any(array(select id from search where tokens @@ ${toTsquery(query)}::tsquery))`,
      )
}

/** Whether one entry holds the words, asked for that entry alone. */
export const holds = ({ dialect }: Reading, query: Query) =>
  dialect === 'sqlite'
    ? sql<
        boolean | number
      >`exists (select 1 from search where search match ${toFts5(query)} and rowid = publication.id)`
    : sql<boolean>`exists (select 1 from search where id = publication.id and tokens @@ ${toTsquery(query)}::tsquery)`

// SQLite's index keeps beginnings of up to three characters; a longer one is put together anew for every question.
const longestKeptPrefix = 3

/** Whether `holds` costs the same however common the words are. */
export const isCheapToAsk = ({ dialect }: Reading, query: Query): boolean =>
  query.length > 0 &&
  (dialect === 'postgres' ||
    query.flat().every(({ tokens, prefix }) => !prefix || [...tokens.join('')].length <= longestKeptPrefix))

// A page is put in order, a count is not: looking up one by one pays for longer.
const fewAtMost = { page: 500, count: 4000 }

/**
 * Whether so few entries hold the words that they should be looked up one by one. SQLite cannot know and would walk the
 * whole list; PostgreSQL decides by its own statistics.
 */
export async function areFew(
  reading: Reading,
  { kind, language, keyword = '' }: Filter,
  now: string,
  purpose: keyof typeof fewAtMost,
): Promise<boolean> {
  const query = parseQuery(keyword)
  if (reading.dialect !== 'sqlite' || query.length === 0) return false
  const [found] = await keptCounts(reading, { kind, language, keyword }, 'matches', now, async () => {
    const some = sql<{
      rowid: number
    }>`(select rowid from search where search match ${toFts5(query)} limit ${fewAtMost.count + 1})`
    const { count } = await reading.read
      .selectFrom(some.as('some'))
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return [{ value: '', count: Number(count) }]
  })
  return found !== undefined && found.count <= fewAtMost[purpose]
}

// PostgreSQL refuses a NUL in any text, which no stored text holds.
export const plain = (text: string): string => text.replaceAll('\0', '�')
