import type { KindName } from '../kinds.ts'
import type { Reading } from '../open.ts'
import { isFew, readFound } from './found.ts'
import { readGroups } from './groups.ts'
import { isNewestFirst, type Order, ordered } from './order.ts'
import { isBeside, type Place, placeOf } from './place.ts'
import { type PublishedRow, rowColumns, toRows } from './row.ts'
import { readTotal, totalOf } from './total.ts'
import { type Filter, filtered } from './visible.ts'
import { walk } from './walk.ts'

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
  { page, size, order = 'kind', now, kind, ...narrow }: ListRequest<N>,
): Promise<{ total: number; rows: PublishedRow<N>[] }> {
  const filter = { kind, ...narrow }
  const at = now.toISOString()
  const groups = await readGroups(reading, filter, at)
  const total = totalOf(groups)
  const skipped = (page - 1) * size
  if (skipped >= total) return { total, rows: [] }
  const taken = Math.min(size, total - skipped)
  const place = placeOf(groups, { skipped, taken, byYears: isNewestFirst(kind, order) })
  const ids = await readIds(reading, { ...filter, order, place, taken, total }, at)
  return { total, rows: await rowsByIds(reading, kind, ids) }
}

/** The first of a list without its total, for those who show a few entries and no number. */
export async function readFirst<N extends KindName>(
  reading: Reading,
  {
    size,
    order = 'kind',
    ...request
  }: Omit<Filter, 'keyword'> & { kind: N; size: number; now: Date; order?: Order },
): Promise<PublishedRow<N>[]> {
  const now = request.now.toISOString()
  const query = ordered(filtered(reading, request, now), request.kind, order, now)
  const rows = await query.select('publication.id').limit(size).execute()
  return rowsByIds(
    reading,
    request.kind,
    rows.map(({ id }) => id),
  )
}

type Wanted = Filter & { order: Order; place: Place; taken: number; total: number }

async function readIds(
  reading: Reading,
  { order, place: { offset, backwards, from }, taken, total, keyword, ...filter }: Wanted,
  now: string,
): Promise<number[]> {
  const words = keyword?.trim()
  const found = words ? await readFound(reading, filter.kind, words) : undefined
  const few = found !== undefined && isFew(reading, found)
  // What many entries hold is met on the way through the list; neither a status nor that order has an index.
  const isWalked = found && !few && !filter.status && order !== 'openFirst'
  const rest = filtered(reading, { ...filter, keyword: isWalked ? '' : words }, now, few)
  const listed = from ? rest.where(isBeside(from, backwards)) : rest
  const query = ordered(listed, filter.kind, order, now, backwards).select('publication.id')
  const ids = isWalked
    ? await walk(query, found, { offset, taken, every: (await readTotal(reading, filter, now)) / total })
    : (await query.limit(taken).offset(offset).execute()).map(({ id }) => id)
  return backwards ? ids.reverse() : ids
}

// Skipping over thousands of rows is cheap only as long as their documents are not fetched.
async function rowsByIds<N extends KindName>(
  reading: Reading,
  kind: N,
  ids: number[],
): Promise<PublishedRow<N>[]> {
  if (ids.length === 0) return []
  const rows = await reading.read
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
  return toRows(
    reading,
    kind,
    ids.flatMap((id) => byId.get(id) ?? []),
  )
}
