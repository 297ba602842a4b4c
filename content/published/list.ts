import type { KindName } from '../kinds.ts'
import type { Reading } from '../open.ts'
import { walkCommon } from './common.ts'
import { areFew } from './matches.ts'
import { type Order, ordered } from './order.ts'
import { type PublishedRow, rowColumns, toRow } from './row.ts'
import { readTotal } from './total.ts'
import { type Filter, filtered } from './visible.ts'

export type ListRequest<N extends KindName> = Filter & {
  kind: N
  /** From 1. */
  page: number
  size: number
  now: Date
  order?: Order
}

/** A page of what is public of a kind in a language, with the exact total (R204–R207). A page past the end is empty. */
export async function readList<N extends KindName>(
  reading: Reading,
  request: ListRequest<N>,
): Promise<{ total: number; rows: PublishedRow<N>[] }> {
  const { page, size, order = 'kind', now, ...filter } = request
  const total = await readTotal(reading, filter, now.toISOString())
  const skipped = (page - 1) * size
  if (skipped >= total) return { total, rows: [] }
  const walked = await walkCommon(reading, { ...filter, order, total, skipped, size }, now.toISOString())
  return {
    total,
    rows: walked ? await rowsByIds(reading, request.kind, walked) : await readRows(reading, request, total),
  }
}

/**
 * The same without its total, for those who show a few entries and no number. Whoever knows it gives it: what stands in
 * the second half is then reached from the end, past fewer entries.
 */
export async function readRows<N extends KindName>(
  reading: Reading,
  { page, size, order = 'kind', ...request }: ListRequest<N>,
  total = Number.POSITIVE_INFINITY,
): Promise<PublishedRow<N>[]> {
  const now = request.now.toISOString()
  const few = await areFew(reading, request, now, 'page')
  const skipped = (page - 1) * size
  const taken = Math.min(size, total - skipped)
  const left = total - skipped - taken
  const fromEnd = left < skipped
  const rows = await ordered(filtered(reading, request, now, few), request.kind, order, now, fromEnd)
    .select('publication.id')
    .limit(taken)
    .offset(fromEnd ? left : skipped)
    .execute()
  const ids = rows.map(({ id }) => id)
  return rowsByIds(reading, request.kind, fromEnd ? ids.reverse() : ids)
}

// Skipping over thousands of rows is cheap only as long as their documents are not fetched.
async function rowsByIds<N extends KindName>(
  { read }: Reading,
  kind: N,
  ids: number[],
): Promise<PublishedRow<N>[]> {
  if (ids.length === 0) return []
  const rows = await read
    .selectFrom('publication')
    .innerJoin('revision', (join) =>
      join
        .onRef('revision.entry_id', '=', 'publication.entry_id')
        .onRef('revision.no', '=', 'publication.no'),
    )
    .select([...rowColumns, 'publication.id'])
    .where('publication.id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [toRow(kind, row)] : []
  })
}
