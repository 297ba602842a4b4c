import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Dialect } from '../database/tables.ts'
import type { Queryable } from '../entries/find.ts'
import { toTsvector } from '../search/query.ts'

// One phrase of all tokens would be too deep for some versions of SQLite.
const phraseLength = 100
/**
 * Places of words that are compared for one text, some nanoseconds each. A phrase takes as many as its words have in the text: all of a
 * longest text half a million, of one that repeats a single word 3,600 million. That one is compared in part, elsewhere each time.
 */
const maxPlaces = 10_000_000

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
  for (const phrase of phrasesOf(tokens)) {
    // The index compares with integers only: with any other number it searches all texts.
    if (!(await found(sql`rowid = cast(${id} as integer) and ${table} match ${`"${phrase.join(' ')}"`}`)))
      return false
    // A phrase of frequent words takes some milliseconds, for which requests wait.
    await setImmediate()
  }
  return true
}

/** The tokens in phrases, from any of them on, up to the limit. */
function phrasesOf(tokens: readonly string[]): (readonly string[])[] {
  const count = new Map<string, number>()
  for (const token of tokens) count.set(token, (count.get(token) ?? 0) + 1)
  const all: (readonly string[])[] = []
  for (let from = 0; from < tokens.length; from += phraseLength)
    all.push(tokens.slice(from, from + phraseLength))
  const start = Math.floor(Math.random() * all.length)
  let left = maxPlaces
  return [...all.slice(start), ...all.slice(0, start)].filter((phrase) => {
    if (left <= 0) return false
    for (const token of phrase) left -= count.get(token) ?? 0
    return true
  })
}
