import type { Language } from '@shanmen/contract/languages.ts'
import { sql } from 'kysely'
import { kindOf } from '../documents/document.ts'
import type { KindName } from '../kinds.ts'
import type { ReadOnlyContent } from '../open.ts'
import { plain, visible } from './filter.ts'
import { type PublishedRow, selectRows, toRows } from './row.ts'

export type Neighbour = { id: string; title: string }
export type Detail<N extends KindName> = {
  row: PublishedRow<N>
  /** The languages in which the entry is public now. */
  languages: Language[]
  /** The newer one, or the one before it in the editors' order; null at the end. */
  prev: Neighbour | null
  next: Neighbour | null
}

/** A published entry by its public id with its numbers in the database, or null. */
async function readRow<N extends KindName>(
  reading: ReadOnlyContent,
  kind: N,
  language: Language,
  id: string,
  now: string,
): Promise<{ row: PublishedRow<N>; n: number; entry: string } | null> {
  const found = visible(reading, kind, language, now)
    .where('publication.slug', '=', plain(id).normalize('NFC'))
    .select('publication.n')
  const stored = await selectRows(found).executeTakeFirst()
  if (!stored) return null
  const [row] = await toRows(reading, kind, [stored])
  return row ? { row, n: stored.n, entry: stored.entry_id } : null
}

/** The one entry of a single kind, or null when it is not public in this language. */
export async function readSingle<N extends KindName>(
  reading: ReadOnlyContent,
  kind: N,
  language: Language,
  now: Date,
): Promise<PublishedRow<N> | null> {
  const found = await readRow(reading, kind, language, kind, now.toISOString())
  return found?.row ?? null
}

/**
 * A published entry by its public id with its neighbours of the same type, or of the whole kind. Null when it is not
 * public in this language now.
 */
export async function readDetail<N extends KindName>(
  reading: ReadOnlyContent,
  kind: N,
  language: Language,
  id: string,
  now: Date,
  options: { neighbours: 'type' | 'kind' } = { neighbours: 'type' },
): Promise<Detail<N> | null> {
  const at = now.toISOString()
  const found = await readRow(reading, kind, language, id, at)
  if (!found) return null
  const { row, n, entry } = found
  const place = { language, n, row, type: options.neighbours === 'type' ? row.type : undefined }
  return {
    row,
    languages: await readLanguages(reading, entry, at),
    prev: await readNeighbour(reading, place, 'before', at),
    next: await readNeighbour(reading, place, 'after', at),
  }
}

async function readLanguages({ read }: ReadOnlyContent, entry: string, now: string): Promise<Language[]> {
  const rows = await read
    .selectFrom('publication')
    .select('language')
    .where('entry_id', '=', entry)
    .where('visible_from', '<=', now)
    .where('visible_until', '>', now)
    // Chinese first.
    .orderBy('language', 'desc')
    .execute()
  return rows.map(({ language }) => language)
}

type Place = { language: Language; n: number; row: PublishedRow; type: string | undefined }

async function readNeighbour(reading: ReadOnlyContent, place: Place, side: 'before' | 'after', now: string) {
  const { row, n, type } = place
  const newest = kindOf(row.kind).order === 'newest'
  const column = newest ? 'published_at' : 'sort'
  const value = newest ? row.publishedAt : row.sort
  // "Before" is newer in a list of news, and smaller in a list that is sorted by hand.
  const upwards = (side === 'after') !== newest
  const direction = upwards ? 'asc' : 'desc'
  let query = visible(reading, row.kind, place.language, now).where(
    sql<boolean>`(publication.${sql.ref(column)}, publication.n) ${sql.raw(upwards ? '>' : '<')} (${value}, ${n})`,
  )
  if (type !== undefined) query = query.where('publication.type', '=', type)
  const found = await query
    .select(['slug as id', 'title'])
    .orderBy(`publication.${column}`, direction)
    .orderBy('publication.n', direction)
    .limit(1)
    .executeTakeFirst()
  return found ? { id: found.id, title: found.title } : null
}
