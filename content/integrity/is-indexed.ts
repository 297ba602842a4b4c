import { type RawBuilder, sql } from 'kysely'
import type { Dialect } from '../database/tables.ts'
import type { Queryable } from '../entries/find.ts'
import { toTsvector } from '../search/query.ts'

// One phrase of all tokens would be too deep for some versions of SQLite.
const phraseLength = 100

/** True when a search index has these tokens, in this order, for a publication (`search`) or a page of a PDF. */
export async function isIndexed(
  read: Queryable,
  dialect: Dialect,
  index: 'search' | 'search_page',
  id: number,
  tokens: readonly string[],
): Promise<boolean> {
  const table = sql.table(index)
  const found = async (condition: RawBuilder<unknown>) => {
    const rows = sql<{ one: number }>`(select 1 as one from ${table} where ${condition})`.as('found')
    return (await read.selectFrom(rows).select('one').executeTakeFirst()) !== undefined
  }
  if (dialect === 'postgres') return found(sql`id = ${id} and tokens = ${toTsvector(tokens)}::tsvector`)
  for (let from = 0; from < tokens.length; from += phraseLength) {
    const phrase = `"${tokens.slice(from, from + phraseLength).join(' ')}"`
    if (!(await found(sql`rowid = ${id} and ${table} match ${phrase}`))) return false
  }
  return true
}
