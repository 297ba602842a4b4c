import type { Language } from '@shanmen/contract/languages.ts'
import type { KindName } from '../kinds.ts'
import type { ReadOnlyContent } from '../open.ts'
import { type Count, countUpToLimit, countYears, type Total, totalLimit } from './counts.ts'
import { type Filter, filtered, type Order, ordered, type PreparedFilter, prepareFilter } from './filter.ts'
import { type PublishedRow, type StoredRow, selectRows, toRows } from './row.ts'

type ListRequest<N extends KindName> = Filter & {
  kind: N
  /** From 1. */
  page: number
  size: number
  now: Date
  order?: Order
}

/** `pages` is what is known to exist: beyond the limit of the total it grows by one with every full page. */
export type List<N extends KindName> = Total & { pages: number; rows: PublishedRow<N>[] }

/** A page of what is public of a kind in a language. A page past the end is empty. */
export async function readList<N extends KindName>(
  reading: ReadOnlyContent,
  { page, size, order = 'kind', now, ...narrow }: ListRequest<N>,
): Promise<List<N>> {
  const filter = await prepareFilter(reading, narrow)
  const total = await countUpToLimit(reading, filter, now.toISOString())
  return readPage(reading, narrow.kind, filter, { page, size, order, now }, total)
}

/** A page of a list with the number of entries of every year; their sum is the total, which spares a query. */
export async function readListWithYears<N extends KindName>(
  reading: ReadOnlyContent,
  { page, size, order = 'kind', now, ...narrow }: ListRequest<N>,
): Promise<List<N> & { years: Count<number>[] }> {
  const filter = await prepareFilter(reading, narrow)
  const years = await countYears(reading, filter, now.toISOString())
  const sum = years
    .filter(({ value }) => !narrow.year || value === narrow.year)
    .reduce((sum, { count }) => sum + count, 0)
  const total = { total: Math.min(sum, totalLimit), isCapped: sum > totalLimit }
  return { ...(await readPage(reading, narrow.kind, filter, { page, size, order, now }, total)), years }
}

type Position = { page: number; size: number; order: Order; now: Date }

async function readPage<N extends KindName>(
  reading: ReadOnlyContent,
  kind: N,
  filter: PreparedFilter,
  { page, size, order, now }: Position,
  total: Total,
): Promise<List<N>> {
  const skipped = (page - 1) * size
  const known = Math.ceil(total.total / size)
  if (skipped >= total.total && !total.isCapped) return { ...total, pages: known, rows: [] }
  // One more than the page needs, to know whether there is another page.
  const stored = await readStored(reading, filter, order, now.toISOString(), {
    limit: size + 1,
    offset: skipped,
  })
  const reached = stored.length === 0 ? 0 : page + (stored.length > size ? 1 : 0)
  const rows = await toRows(reading, kind, stored.slice(0, size))
  return { ...total, pages: Math.max(known, reached), rows }
}

type First<N extends KindName> = Omit<Filter, 'keyword'> & {
  kind: N
  size: number
  now: Date
  order?: Order
}

/** The first rows of a list, for pages that show a few entries and no number. */
async function readFirst<N extends KindName>(
  reading: ReadOnlyContent,
  { size, order = 'kind', now, ...filter }: First<N>,
): Promise<PublishedRow<N>[]> {
  const stored = await readStored(reading, filter, order, now.toISOString(), { limit: size, offset: 0 })
  return toRows(reading, filter.kind, stored)
}

const largestSmallKind = 1000

/** Everything public of a small kind in its own order: types, milestones, offices. A thousand at most. */
export const readAll = <N extends KindName>(
  reading: ReadOnlyContent,
  kind: N,
  language: Language,
  now: Date,
): Promise<PublishedRow<N>[]> => readFirst(reading, { kind, language, size: largestSmallKind, now })

// Rows are skipped in a subquery that a covering index answers; only the rows of the page are read.
async function readStored(
  reading: ReadOnlyContent,
  filter: PreparedFilter,
  order: Order,
  now: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredRow[]> {
  const { kind } = filter
  const ids = ordered(filtered(reading, filter, now), kind, order, now)
    .select('publication.id')
    .limit(limit)
    .offset(offset)
  const chosen = reading.read.selectFrom('publication').where('publication.id', 'in', ids)
  return selectRows(ordered(chosen, kind, order, now)).execute()
}

type Related<N extends KindName> = {
  kind: N
  language: Language
  /** The public id of the entry that is shown; it is never among its own related ones. */
  id: string
  type?: string | undefined
  order?: Order
  size: number
  now: Date
}

/** The first other entries of the same type, in the kind's order where no other is asked for. */
export async function readRelated<N extends KindName>(
  reading: ReadOnlyContent,
  { id, size, ...first }: Related<N>,
): Promise<PublishedRow<N>[]> {
  const rows = await readFirst(reading, { ...first, size: size + 1 })
  return rows.filter((row) => row.id !== id).slice(0, size)
}
