import { sql } from 'kysely'
import { kindOf } from '../documents/document.ts'
import type { KindName } from '../kinds.ts'
import type { visible } from './visible.ts'

/** `kind`: as its kind declares. `openFirst`: what is closed already comes last (jobs). */
export type Order = 'kind' | 'newest' | 'sorted' | 'openFirst'

/** Puts a list into an order that never depends on chance: the entry's own number decides last (R207). */
export function ordered(query: ReturnType<typeof visible>, kind: KindName, order: Order, now: string) {
  const chosen = order === 'kind' ? kindOf(kind).order : order
  if (chosen === 'sorted') return query.orderBy('publication.sort').orderBy('publication.n')
  const first =
    chosen === 'openFirst' ? query.orderBy(sql`case when closes_at <= ${now} then 1 else 0 end`) : query
  return first
    .orderBy('publication.top', 'desc')
    .orderBy('publication.published_at', 'desc')
    .orderBy('publication.n', 'desc')
}
