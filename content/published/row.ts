import type { SelectQueryBuilder } from 'kysely'
import { always, forever, type Tables } from '../database/tables.ts'
import { kindOf } from '../documents/document.ts'
import type { View } from '../documents/project.ts'
import type { KindName } from '../kinds.ts'
import type { Reading } from '../open.ts'
import { readLocalizedDocuments } from './localized-documents.ts'
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

const columns = [
  'slug',
  'title',
  'type',
  'top',
  'sort',
  'published_at',
  'updated_at',
  'opens_at',
  'closes_at',
  'result_at',
  'ends_at',
  'language',
  'entry_id',
  'no',
] as const satisfies (keyof Tables['publication'])[]

export type StoredRow = Pick<Tables['publication'], (typeof columns)[number]> & { hash: string }

/** The stored rows of a query over publications, to be turned into published rows by `toRows`. */
export const selectRows = <O>(query: SelectQueryBuilder<Tables, 'publication', O>) =>
  query
    .innerJoin('revision', (join) =>
      join
        .onRef('revision.entry_id', '=', 'publication.entry_id')
        .onRef('revision.no', '=', 'publication.no'),
    )
    .select(columns.map((column) => `publication.${column}` as const))
    .select('revision.hash')

const known = (moment: string): string | null => (moment === always || moment === forever ? null : moment)

/** Stored rows of a kind as readers see them: the document of each projected to its own language. */
export async function toRows<N extends KindName>(
  reading: Reading,
  kind: N,
  stored: readonly StoredRow[],
): Promise<PublishedRow<N>[]> {
  const documents = await readLocalizedDocuments(reading, kindOf(kind), stored)
  // The one place where a stored document gets the type of its kind: it was validated against it when it was saved.
  return stored.map((row, at) => toRow(kind, row, documents[at] as View<N>))
}

function toRow<N extends KindName>(kind: N, stored: StoredRow, document: View<N>): PublishedRow<N> {
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
    document,
  }
}
