import { type RawBuilder, sql } from 'kysely'
import type { ReadOnlyContent } from '../open.ts'
import { plain } from '../published/filter.ts'
import { type Phrase, type Query, toFts5, toTsquery } from './query.ts'

export type Dialect = ReadOnlyContent['dialect']

export type Index = 'search' | 'search_page'

/** What any of these queries find in an index but none of `except` does, the newest first, as a table with `id`. */
export function idsOf(
  dialect: Dialect,
  index: Index,
  queries: readonly Query[],
  { most, except = [] }: { most?: number; except?: readonly Query[] } = {},
): RawBuilder<unknown> {
  const table = sql.table(index)
  if (dialect === 'sqlite') {
    const [any, none] = [queries, except].map((each) => anyOf(each, toFts5, ' OR '))
    return sql`(select rowid as id from ${table} where ${table} match ${none ? `(${any}) NOT (${none})` : any}
      order by rowid desc limit ${sql.lit(most ?? -1)})`
  }
  const [any, none] = [queries, except].map((each) => anyOf(each, toTsquery, ' | '))
  // "offset 0" makes PostgreSQL use the index of words. It would go through the texts from the newest on instead.
  return sql`(select unnest(array(select id from (select id from ${table}
    where tokens @@ ${none ? `(${any}) & !(${none})` : any}::tsquery offset 0) as found
    order by id desc${most === undefined ? sql`` : sql` limit ${sql.lit(most)}`})) as id)`
}

/**
 * How many texts have any of these phrases, up to `most`; of many phrases also those that have the words of one apart. To see that they
 * are adjacent, PostgreSQL reads every text that has any of them: a tenth of a second for 16,000 texts, hardly any of which has them
 * apart. Both databases count the same, or the order of results would differ.
 */
export function countOf(
  dialect: Dialect,
  phrases: Phrase[],
  most: number,
  index: Index = 'search',
): RawBuilder<unknown> {
  const any = phrases.length > 1 ? phrases.map(inAnyOrder) : [[phrases]]
  // PostgreSQL counts all sooner than it finds the newest.
  return dialect === 'sqlite'
    ? sql`select count(*) from ${idsOf(dialect, index, any, { most })} as ids`
    : sql`select least(count(*), ${sql.lit(most)}) from ${sql.table(index)}
    where tokens @@ ${anyOf(any, toTsquery, ' | ')}::tsquery`
}

/** Synonyms share forms, each of which is looked for once. */
const anyOf = (queries: readonly Query[], toText: (query: Query) => string, or: string): string =>
  [...new Set(queries.map(toText))].join(or)

const inAnyOrder = ({ tokens, prefix }: Phrase): Query =>
  tokens.map((token, at) => [{ tokens: [token], prefix: prefix && at === tokens.length - 1, text: token }])

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
