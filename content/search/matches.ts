import { type RawBuilder, sql } from 'kysely'
import type { Reading } from '../open.ts'
import { plain } from '../published/filter.ts'
import { type Query, toFts5, toTsquery } from './query.ts'

export type Dialect = Reading['dialect']

/** What any of these queries find in an index, the newest first, as a table with `id`. */
export function idsOf(
  dialect: Dialect,
  index: 'search' | 'search_page',
  queries: readonly Query[],
  most: number,
): RawBuilder<unknown> {
  const table = sql.table(index)
  return dialect === 'sqlite'
    ? sql`(select rowid as id from ${table} where ${table} match ${queries.map(toFts5).join(' OR ')}
        order by rowid desc limit ${sql.lit(most)})`
    : sql`(select unnest(array(select id from ${table} where tokens @@ ${queries.map(toTsquery).join(' | ')}::tsquery
        order by id desc limit ${sql.lit(most)})) as id)`
}

/** Whether a title has a text. `table` is a publication. */
export const titleHas = (dialect: Dialect, text: string, table = 'publication'): RawBuilder<unknown> =>
  sql`${sql.raw(dialect === 'sqlite' ? 'instr' : 'strpos')}(lower(${sql.ref(`${table}.title`)}), ${plain(text)}) > 0`
