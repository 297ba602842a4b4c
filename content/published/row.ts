import { always, forever, type Tables } from '../database/tables.ts'
import { kindOf, parseDocument } from '../documents/document.ts'
import { project, type View } from '../documents/project.ts'
import type { KindName } from '../kinds.ts'
import type { Moments } from './status.ts'

/** One published entry in one language. `id` is the public one, `document` holds that language's words only. */
export type PublishedRow<N extends KindName = KindName> = Moments & {
  id: string
  kind: N
  title: string
  /** The code of its type, '' where its kind has none. */
  type: string
  publishedAt: string
  /** When this language was last published. */
  updatedAt: string
  top: boolean
  sort: number
  document: View<N>
}

export const rowColumns = [
  'publication.slug',
  'publication.title',
  'publication.type',
  'publication.top',
  'publication.sort',
  'publication.published_at',
  'publication.updated_at',
  'publication.opens_at',
  'publication.closes_at',
  'publication.result_at',
  'publication.ends_at',
  'publication.language',
  'revision.document',
] as const

type Stored = Pick<
  Tables['publication'],
  | 'slug'
  | 'title'
  | 'type'
  | 'top'
  | 'sort'
  | 'published_at'
  | 'updated_at'
  | 'opens_at'
  | 'closes_at'
  | 'result_at'
  | 'ends_at'
  | 'language'
> & { document: string }

const known = (moment: string): string | null => (moment === always || moment === forever ? null : moment)

/** A stored row as readers see it: its document projected to its own language. */
export function toRow<N extends KindName>(kind: N, stored: Stored): PublishedRow<N> {
  return {
    id: stored.slug,
    kind,
    title: stored.title,
    type: stored.type,
    publishedAt: stored.published_at,
    updatedAt: stored.updated_at,
    top: stored.top === 1,
    sort: stored.sort,
    opensAt: known(stored.opens_at),
    closesAt: known(stored.closes_at),
    resultAt: known(stored.result_at),
    endsAt: known(stored.ends_at),
    document: viewOf(kind, stored),
  }
}

// The one place where a stored document gets the type of its kind: it was validated against it when it was saved.
const viewOf = <N extends KindName>(kind: N, { document, language }: Stored): View<N> =>
  (project(kindOf(kind), parseDocument(document), language) ?? {}) as View<N>
