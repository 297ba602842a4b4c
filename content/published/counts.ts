import { sql } from 'kysely'
import type { ReadOnlyContent } from '../open.ts'
import { type Filter, filtered, inStatus, type PreparedFilter, prepareFilter } from './filter.ts'
import { type StatusFilter, statusFilters } from './status.ts'

export type Count<V = string | number> = { value: V; count: number }
/** A total is counted up to `totalLimit`; `isCapped` when there are more. */
export type Total = { total: number; isCapped: boolean }

/** Counting every row is what makes a list of many thousand entries slow. */
export const totalLimit = 10_000

/** How many entries are public under a filter. `limit` is for tests. */
export async function countUpToLimit(
  reading: ReadOnlyContent,
  filter: PreparedFilter,
  now: string,
  limit = totalLimit,
): Promise<Total> {
  const rows = filtered(reading, filter, now).select(sql.lit(1).as('one'))
  const { count } = await reading.read
    .selectFrom(rows.limit(sql.lit(limit + 1)).as('counted'))
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { total: Math.min(Number(count), limit), isCapped: Number(count) > limit }
}

/** How many entries each type has under the other filters, in the order of their codes. */
export async function readTypeCounts(
  reading: ReadOnlyContent,
  filter: Filter,
  now: Date,
): Promise<Count<string>[]> {
  const prepared = await prepareFilter(reading, { ...filter, type: undefined })
  const rows = await filtered(reading, prepared, now.toISOString())
    .select((e) => ['publication.type as value', e.fn.countAll<number>().as('count')])
    .groupBy('publication.type')
    .orderBy('publication.type')
    .execute()
  return rows.map(({ value, count }) => ({ value, count: Number(count) }))
}

/** How many entries each year has under the other filters, newest first. */
export async function countYears(
  reading: ReadOnlyContent,
  filter: PreparedFilter,
  now: string,
): Promise<Count<number>[]> {
  const rows = await filtered(reading, { ...filter, year: undefined }, now)
    .select((e) => ['publication.year as value', e.fn.countAll<number>().as('count')])
    .groupBy('publication.year')
    .orderBy('publication.year', 'desc')
    .execute()
  return rows.map(({ value, count }) => ({ value, count: Number(count) }))
}

/** How many entries each month has in Asia/Shanghai (`2026-11`), newest first. */
export async function countMonths(
  reading: ReadOnlyContent,
  filter: PreparedFilter,
  now: string,
): Promise<Count<string>[]> {
  const month =
    reading.dialect === 'sqlite'
      ? sql<string>`strftime('%Y-%m', published_at, '+8 hours')`
      : sql<string>`to_char(published_at::timestamptz at time zone 'Asia/Shanghai', 'YYYY-MM')`
  const rows = await filtered(reading, filter, now)
    .select((e) => [month.as('value'), e.fn.countAll<number>().as('count')])
    .groupBy(month)
    .orderBy(month, 'desc')
    .execute()
  return rows.map(({ value, count }) => ({ value, count: Number(count) }))
}

/** How many entries each state has under the other filters, in the order of the states; 0 for those without. */
export async function readStatusCounts(
  reading: ReadOnlyContent,
  filter: Filter,
  now: Date,
): Promise<Count<StatusFilter>[]> {
  const at = now.toISOString()
  const prepared = await prepareFilter(reading, { ...filter, status: undefined })
  const counts = await filtered(reading, prepared, at)
    .select((e) =>
      statusFilters.map((status) =>
        e.fn
          .countAll<number>()
          .filterWhere((e) => inStatus(e, status, at))
          .as(status),
      ),
    )
    .executeTakeFirst()
  return statusFilters.map((status) => ({ value: status, count: Number(counts?.[status] ?? 0) }))
}
