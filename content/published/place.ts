import { sql } from 'kysely'
import { totalOf } from './total.ts'
import type { Group } from './totals.ts'

/** From where a page of a list is reached: over so many entries, forwards from a moment or back towards the top. */
export type Place = { offset: number; backwards: boolean; from?: Moment }
type Moment = { top: number; moment: string }

/** What stands on that side of a moment in a list that begins with the newest: one range of its index. */
export const isBeside = ({ top, moment }: Moment, backwards: boolean) =>
  sql<boolean>`(publication.top, publication.published_at) ${sql.raw(backwards ? '>=' : '<')} (${top}, ${moment})`

const shanghai = 8 * 3_600_000
/** The first instant of a year in Asia/Shanghai. */
const startOfYear = (year: number): string => new Date(Date.UTC(year, 0, 1) - shanghai).toISOString()

// Moments of years with four digits stand in the order of time as texts; an older one may not.
const isPlain = ({ year }: Group) => year >= 1000 && year < 9999

type Page = { skipped: number; taken: number; byYears: boolean }

/**
 * The shortest way to a page of a list: from its beginning or its end, or where it begins with the newest from that of the
 * page's year, since the counts tell where each year ends.
 */
export function placeOf(groups: readonly Group[], { skipped, taken, byYears }: Page): Place {
  const end = skipped + taken
  let forwards: Place = { offset: skipped, backwards: false }
  let back: Place = { offset: totalOf(groups) - end, backwards: true }
  let passed = 0
  for (const { top, year, count } of byYears && groups.every(isPlain) ? yearsOf(groups) : []) {
    passed += count
    const from = { top, moment: startOfYear(year) }
    if (passed <= skipped) forwards = { offset: skipped - passed, backwards: false, from }
    if (passed < end) continue
    back = { offset: passed - end, backwards: true, from }
    break
  }
  return back.offset < forwards.offset ? back : forwards
}

/** The same without types, as such a list goes: what stands at the top first, then year by year. */
function yearsOf(groups: readonly Group[]): Omit<Group, 'type'>[] {
  const years = new Map<string, Omit<Group, 'type'>>()
  for (const { top, year, count } of groups) {
    const key = `${top} ${year}`
    years.set(key, { top, year, count: (years.get(key)?.count ?? 0) + count })
  }
  return [...years.values()].sort((a, b) => b.top - a.top || b.year - a.year)
}
