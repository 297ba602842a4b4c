import { sql } from 'kysely'
import { kindOf } from '../documents/document.ts'
import type { KindName } from '../kinds.ts'
import type { visible } from './visible.ts'

/** `kind`: as its kind declares. `openFirst`: what is closed already comes last (jobs). */
export type Order = 'kind' | 'newest' | 'sorted' | 'openFirst'

const chosenOf = (kind: KindName, order: Order) => (order === 'kind' ? kindOf(kind).order : order)

export const isNewestFirst = (kind: KindName, order: Order): boolean => chosenOf(kind, order) === 'newest'

/**
 * Puts a list into an order that never depends on chance: the entry's own number decides last (R207). `backwards` turns
 * the whole order round.
 */
export function ordered(
  query: ReturnType<typeof visible>,
  kind: KindName,
  order: Order,
  now: string,
  backwards = false,
) {
  const chosen = chosenOf(kind, order)
  const [up, down] = backwards ? (['desc', 'asc'] as const) : (['asc', 'desc'] as const)
  if (chosen === 'sorted') return query.orderBy('publication.sort', up).orderBy('publication.n', up)
  const closed = sql`case when closes_at <= ${now} then 1 else 0 end`
  const first = chosen === 'openFirst' ? query.orderBy(closed, up) : query
  return first
    .orderBy('publication.top', down)
    .orderBy('publication.published_at', down)
    .orderBy('publication.n', down)
}
