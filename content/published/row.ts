import type { Language } from '@shanmen/contract/languages.ts'
import type { SelectQueryBuilder } from 'kysely'
import { always, forever, type Tables } from '../database/tables.ts'
import { isKindName, kindOf } from '../documents/document.ts'
import type { View } from '../documents/project.ts'
import type { KindName } from '../kinds.ts'
import type { ReadOnlyContent } from '../open.ts'
import { type Localized, readLocalizedDocuments } from './localized-documents.ts'
import type { Moments } from './status.ts'

/** One published entry in one language. `id` is the public one, `document` holds that language's words only. */
export type PublishedRow<N extends KindName = KindName> = Moments & {
  id: string
  kind: N
  language: Language
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
  'published_at',
  'updated_at',
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
  reading: ReadOnlyContent,
  kind: N,
  stored: readonly StoredRow[],
): Promise<PublishedRow<N>[]> {
  const documents = await readLocalizedDocuments(reading, kindOf(kind), stored)
  return stored.flatMap((row, at) => {
    const localized = documents[at]
    return localized ? [toRow(kind, row, localized)] : []
  })
}

/** Publications of any kinds, by their ids; one that is not stored any more is not in the map. */
export async function readRowsById(
  reading: ReadOnlyContent,
  ids: readonly number[],
): Promise<Map<number, PublishedRow>> {
  const found = new Map<number, PublishedRow>()
  if (ids.length === 0) return found
  const chosen = reading.read.selectFrom('publication').where('publication.id', 'in', ids)
  const stored = await selectRows(chosen).select(['publication.id', 'publication.kind']).execute()
  for (const kind of new Set(stored.map((row) => row.kind))) {
    if (!isKindName(kind)) continue
    const own = stored.filter((row) => row.kind === kind)
    const rows: PublishedRow[] = await toRows(reading, kind, own)
    for (const [index, row] of rows.entries()) {
      const id = own[index]?.id
      if (id !== undefined) found.set(id, row)
    }
  }
  return found
}

function toRow<N extends KindName>(
  kind: N,
  stored: StoredRow,
  { document, columns }: Localized,
): PublishedRow<N> {
  return {
    id: stored.slug,
    kind,
    language: stored.language,
    title: columns.title,
    type: columns.type,
    publishedAt: columns.date ?? stored.published_at,
    updatedAt: stored.updated_at,
    top: columns.top === 1,
    sort: columns.sort,
    opensAt: known(columns.opens_at),
    closesAt: known(columns.closes_at),
    resultAt: known(columns.result_at),
    endsAt: known(columns.ends_at),
    // The one place where a stored document gets the type of its kind: it was validated against it when it was saved.
    document: document as View<N>,
  }
}
