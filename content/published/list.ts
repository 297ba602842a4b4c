import type { SelectQueryBuilder } from 'kysely'
import type { Tables } from '../database/tables.ts'
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
  const ids = await idsOf(reading, { ...filter, order, place, taken, total }, at)
  return { total, rows: await rowsOf(reading, kind, order, at, ids) }
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
  return rowsOf(reading, request.kind, order, now, query.select('publication.id').limit(size))
}

type Wanted = Filter & { order: Order; place: Place; taken: number; total: number }
/** The numbers of some publications, or the question for them. */
type Ids = number[] | SelectQueryBuilder<Tables, 'publication', { id: number }>

async function idsOf(
  reading: Reading,
  { order, place: { offset, backwards, from }, taken, total, keyword, ...filter }: Wanted,
  now: string,
): Promise<Ids> {
  const words = keyword?.trim()
  const found = words ? await readFound(reading, filter.kind, words) : undefined
  const few = found !== undefined && isFew(reading, found)
  // What many entries hold is met on the way through the list; neither a status nor that order has an index.
  const isWalked = found && !few && !filter.status && order !== 'openFirst'
  const rest = filtered(reading, { ...filter, keyword: isWalked ? '' : words }, now, few)
  const listed = from ? rest.where(isBeside(from, backwards)) : rest
  const query = ordered(listed, filter.kind, order, now, backwards).select('publication.id')
  return isWalked
    ? walk(query, found, { offset, taken, every: (await readTotal(reading, filter, now)) / total })
    : query.limit(taken).offset(offset)
}

// Skipping over thousands of rows is cheap only as long as nothing but their numbers is fetched: a question of its own
// inside this one, whose rows are put in order once more.
async function rowsOf<N extends KindName>(
  reading: Reading,
  kind: N,
  order: Order,
  now: string,
  ids: Ids,
): Promise<PublishedRow<N>[]> {
  if (Array.isArray(ids) && ids.length === 0) return []
  const chosen = reading.read.selectFrom('publication').where('publication.id', 'in', ids)
  const rows = await ordered(chosen, kind, order, now)
    .innerJoin('revision', (join) =>
      join
        .onRef('revision.entry_id', '=', 'publication.entry_id')
        .onRef('revision.no', '=', 'publication.no'),
    )
    .select(rowColumns)
    .execute()
  return toRows(reading, kind, rows)
}
