import { sql } from 'kysely'
import type { Reading } from '../open.ts'
import { keptCounts } from './kept-counts.ts'
import { areFew } from './matches.ts'
import { type StatusFilter, statusFilters } from './status.ts'
import { readTotal } from './total.ts'
import type { Count } from './totals.ts'
import { type Filter, filtered } from './visible.ts'

/** How many entries each type has under the other filters, in the order of their codes. */
export async function readTypeCounts(reading: Reading, filter: Filter, now: Date): Promise<Count<string>[]> {
  const counts = await readCounts(reading, { ...filter, type: undefined }, 'type', now)
  return counts.map(({ value, count }) => ({ value: String(value), count }))
}

/** How many entries each year has under the other filters, newest first. */
export async function readYearCounts(reading: Reading, filter: Filter, now: Date): Promise<Count<number>[]> {
  const counts = await readCounts(reading, { ...filter, year: undefined }, 'year', now)
  return counts.map(({ value, count }) => ({ value: Number(value), count })).reverse()
}

function readCounts(reading: Reading, filter: Filter, column: 'type' | 'year', now: Date): Promise<Count[]> {
  const at = now.toISOString()
  return keptCounts(reading, filter, column, at, async () => {
    const few = await areFew(reading, filter, at, 'count')
    const rows = await filtered(reading, filter, at, few)
      .select([`publication.${column} as value`, sql<number>`count(*)`.as('count')])
      .groupBy(`publication.${column}`)
      .orderBy(`publication.${column}`)
      .execute()
    return rows.map(({ value, count }) => ({ value, count: Number(count) }))
  })
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
