import type { Reading } from '../open.ts'
import { readGroups } from './groups.ts'
import { type StatusFilter, statusFilters } from './status.ts'
import { readTotal } from './total.ts'
import type { Count, Group } from './totals.ts'
import type { Filter } from './visible.ts'

/** How many entries each type has under the other filters, in the order of their codes. */
export async function readTypeCounts(reading: Reading, filter: Filter, now: Date): Promise<Count<string>[]> {
  const groups = await readGroups(reading, { ...filter, type: undefined }, now.toISOString())
  return sumBy(groups, ({ type }) => type).sort((a, b) => (a.value < b.value ? -1 : 1))
}

/** How many entries each year has under the other filters, newest first. */
export async function readYearCounts(reading: Reading, filter: Filter, now: Date): Promise<Count<number>[]> {
  const groups = await readGroups(reading, { ...filter, year: undefined }, now.toISOString())
  return sumBy(groups, ({ year }) => year).sort((a, b) => b.value - a.value)
}

function sumBy<V>(groups: readonly Group[], take: (group: Group) => V): Count<V>[] {
  const sums = new Map<V, number>()
  for (const group of groups) sums.set(take(group), (sums.get(take(group)) ?? 0) + group.count)
  return [...sums].map(([value, count]) => ({ value, count }))
}

/** How many entries each state has under the other filters, all states named, in the order of a notice's life. */
export async function readStatusCounts(
  reading: Reading,
  filter: Filter,
  now: Date,
): Promise<Count<StatusFilter>[]> {
  const counts: Count<StatusFilter>[] = []
  for (const status of statusFilters)
    counts.push({ value: status, count: await readTotal(reading, { ...filter, status }, now.toISOString()) })
  return counts
}
