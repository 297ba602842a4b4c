import { type RawBuilder, sql } from 'kysely'
import type { ReadOnlyContent } from '../open.ts'
import { plain } from '../published/filter.ts'
import { type Query, toFts5, toTsquery } from './query.ts'

export type Dialect = ReadOnlyContent['dialect']

/** What any of these queries find in an index but none of `except` does, the newest first, as a table with `id`. */
export function idsOf(
  dialect: Dialect,
  index: 'search' | 'search_page',
  queries: readonly Query[],
  most: number,
  except: readonly Query[] = [],
): RawBuilder<unknown> {
  const table = sql.table(index)
  const limit = sql.lit(most)
  if (dialect === 'sqlite') {
    const [any, none] = [queries, except].map((each) => each.map(toFts5).join(' OR '))
    return sql`(select rowid as id from ${table} where ${table} match ${none ? `(${any}) NOT (${none})` : any}
      order by rowid desc limit ${limit})`
  }
  const [any, none] = [queries, except].map((each) => each.map(toTsquery).join(' | '))
  // "offset 0" makes PostgreSQL use the index of words. It would go through the texts from the newest on instead.
  return sql`(select unnest(array(select id from (select id from ${table}
    where tokens @@ ${none ? `(${any}) & !(${none})` : any}::tsquery offset 0) as found
    order by id desc limit ${limit})) as id)`
}

/** Whether a title has a text, a Latin one at the beginning of a word if asked. `table` is a publication. */
export function titleHas(
  dialect: Dialect,
  text: string,
  { table = 'publication', atWordBeginning = false }: { table?: string; atWordBeginning?: boolean } = {},
): RawBuilder<unknown> {
  const title = sql`lower(${sql.ref(`${table}.title`)})`
  const [within, wanted] =
    atWordBeginning && /^[a-z]/.test(text)
      ? [sql`(' ' || replace(${title}, '-', ' '))`, ` ${text}`]
      : [title, text]
  return textHas(dialect, within, sql`${plain(wanted)}`)
}

export const textHas = (
  dialect: Dialect,
  text: RawBuilder<unknown>,
  wanted: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`${sql.raw(dialect === 'sqlite' ? 'instr' : 'strpos')}(${text}, ${wanted}) > 0`
