import type { Reading } from '../open.ts'
import { parseQuery } from '../search/query.ts'
import { holds, isCheapToAsk } from './matches.ts'
import { type Order, ordered } from './order.ts'
import { readTotal } from './total.ts'
import { type Filter, filtered } from './visible.ts'

type Wanted = Filter & { order: Order; total: number; skipped: number; size: number }

// Asking one entry for the words takes as long as gathering about this many.
const costOfAsking = 150
const spare = 8

/**
 * The ids on a page of a search for words that most entries hold: the list is walked from its top and each entry asked.
 * Undefined where gathering all that hold them is cheaper, or where they stood further down than was to be expected.
 */
export async function walkCommon(
  reading: Reading,
  { order, total, skipped, size, keyword = '', ...filter }: Wanted,
  now: string,
): Promise<number[] | undefined> {
  const query = parseQuery(keyword)
  // That order is made by sorting: every entry would be asked.
  if (order === 'openFirst' || !isCheapToAsk(reading, query)) return undefined
  const needed = Math.min(skipped + size, total)
  if (needed * costOfAsking > total) return undefined
  const all = await readTotal(reading, filter, now)
  const walked = Math.ceil((needed * all * 1.5) / total) + spare
  if (walked * costOfAsking > total) return undefined
  return walk(reading, { ...filter, keyword, order, skipped, needed }, walked, now)
}

/** Asks this many entries from the top of a list. Undefined when fewer of them hold the words than are needed. */
export async function walk(
  reading: Reading,
  {
    order,
    skipped,
    needed,
    keyword = '',
    ...filter
  }: Filter & { order: Order; skipped: number; needed: number },
  walked: number,
  now: string,
): Promise<number[] | undefined> {
  const rows = await ordered(filtered(reading, filter, now), filter.kind, order, now)
    .select(['publication.id', holds(reading, parseQuery(keyword)).as('holds')])
    .limit(walked)
    .execute()
  const found = rows.filter((row) => row.holds)
  return found.length < needed ? undefined : found.slice(skipped, needed).map(({ id }) => id)
}
