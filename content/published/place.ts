import { sql } from 'kysely'
import { totalOf } from './total.ts'
import type { Group } from './totals.ts'

/** Where a page of a list begins: so many entries behind a moment, or behind the top, counted from the end if so. */
export type Place = { offset: number; fromEnd: boolean; before?: Moment }
type Moment = { top: number; moment: string }

/** What stands behind a moment in a list that begins with the newest: one range of its index. */
export const isBehind = ({ top, moment }: Moment) =>
  sql<boolean>`(publication.top, publication.published_at) < (${top}, ${moment})`

const shanghai = 8 * 3_600_000
/** The first instant of a year in Asia/Shanghai. */
const startOfYear = (year: number): string => new Date(Date.UTC(year, 0, 1) - shanghai).toISOString()

// Moments of years with four digits stand in the order of time as texts; an older one may not.
const isPlain = ({ year }: Group) => year >= 1000 && year < 9999

type Page = { skipped: number; taken: number; byYears: boolean }

/**
 * The shortest way to a page of a list: whole years are passed over by their counts where it begins with the newest, and
 * what stands near the end is reached from there.
 */
export function placeOf(groups: readonly Group[], { skipped, taken, byYears }: Page): Place {
  const total = totalOf(groups)
  const left = total - skipped - taken
  let passed = 0
  let before: Place['before']
  for (const { top, year, count } of byYears && groups.every(isPlain) ? yearsOf(groups) : []) {
    if (passed + count > skipped) break
    passed += count
    before = { top, moment: startOfYear(year) }
  }
  const offset = skipped - passed
  if (left < offset) return { offset: left, fromEnd: true }
  return { offset, fromEnd: false, ...(before && { before }) }
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
