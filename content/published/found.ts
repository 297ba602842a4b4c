import { type RawBuilder, sql } from 'kysely'
import type { KindName } from '../kinds.ts'
import type { Reading } from '../open.ts'
import { parseQuery, toFts5, toTsquery } from '../search/query.ts'
import { readVersion } from './changes.ts'
import { literally, plain } from './matches.ts'
import type { Found } from './totals.ts'

/**
 * What holds the words, from the index of words alone. Numbers of publications only rise and their words never change:
 * when something was published, only what has come since is asked for. What went is still in it.
 */
export async function readFound(reading: Reading, kind: KindName, keyword: string): Promise<Found> {
  const { found: kept } = reading.totals
  const version = await readVersion(reading, kind)
  const key = JSON.stringify([kind, keyword])
  const known = kept.get(key)
  if (known?.version === version) return known.found
  const after = known?.found ?? none
  const { last, ids, upTo } = await reading.read
    .selectFrom(idsOf(reading, kind, keyword, after.upTo).as('found'))
    .selectAll()
    .executeTakeFirstOrThrow()
  const found = {
    ...(ids === null ? after : joined(after, ids, Number(last))),
    upTo: Math.max(after.upTo, Number(upTo)),
  }
  kept.set(key, { version, found })
  return found
}

const none: Found = { count: 0, upTo: 0, last: 0, bits: new Uint8Array() }

/** Whether looking up what was found one by one is cheaper than meeting it in a list. */
export const isFew = ({ totals }: Reading, { count }: Found): boolean => count <= totals.mostFew

/** Whether a publication is among what was found. */
export const isIn = ({ bits }: Found, id: number): boolean => ((bits[id >> 3] ?? 0) & (1 << (id & 7))) !== 0

type Ids = { last: number | null; ids: string | null; upTo: number | null }

function idsOf({ dialect }: Reading, kind: KindName, keyword: string, after: number): RawBuilder<Ids> {
  const query = parseQuery(keyword)
  const id = sql.raw(dialect === 'sqlite' && query.length > 0 ? 'rowid' : 'id')
  // One text, since a hundred thousand rows take ten times as long to hand over.
  const ids = dialect === 'sqlite' ? sql`group_concat(${id})` : sql`string_agg(${id}::text, ',')`
  const holding =
    query.length === 0
      ? sql`publication where kind = ${kind} and ${literally(plain(keyword))}`
      : dialect === 'sqlite'
        ? sql`search where search match ${toFts5(query)}`
        : sql`search where tokens @@ ${toTsquery(query)}::tsquery`
  // The driver gives numbers as real ones, which the index of words does not seek by.
  const held = sql`${holding} and ${id} > cast(${after} as bigint)`
  // How far was looked, in the same statement. From the last that a rare word was found in, PostgreSQL would rather read
  // through the texts of all that came later than ask its index of words.
  return sql`(select max(${id}) as last, ${ids} as ids, (select max(id) from publication) as "upTo" from ${held})`
}

const nought = 48

/** What was found with more numbers from a text, one character between them. */
function joined({ bits: before, count: known }: Found, text: string, last: number): Omit<Found, 'upTo'> {
  const bits = new Uint8Array((last >> 3) + 1)
  bits.set(before)
  let count = known
  let id = 0
  for (let at = 0; at <= text.length; at++) {
    const digit = text.charCodeAt(at) - nought
    if (digit >= 0) id = id * 10 + digit
    else {
      bits[id >> 3] = (bits[id >> 3] ?? 0) | (1 << (id & 7))
      count += 1
      id = 0
    }
  }
  return { count, last, bits }
}
