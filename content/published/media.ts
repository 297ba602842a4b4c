import { setTimeout } from 'node:timers/promises'
import { eachLanguage, type Language } from '@shanmen/contract/languages.ts'
import type { Selectable } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { DamagedDocumentError } from '../documents/document.ts'
import { hashMedium } from '../hashes.ts'
import type { ReadOnlyContent } from '../open.ts'
import { recordDependency } from './dependencies.ts'

/** What is known of a picture or file. */
type MediaRow = {
  id: string
  name: string
  mime: string
  bytes: number
  width: number | null
  height: number | null
  widths: number[]
  pages: number | null
  /** Hash of the file that visitors get; empty where it is not known yet. */
  sha256: string
  alt: Record<Language, string>
  /** The point that must stay in view when a picture is cropped, in parts of its size. */
  focus: { x: number; y: number }
}

/** Ids of one query: a database takes a limited number of values. */
const maxAtOnce = 500
/** Public media of one query, which takes some milliseconds, and the time for others after each. */
const publicAtOnce = 200
const pauseMs = 20

/**
 * Media by their ids. An unknown id is simply not in the map. Throws DamagedDocumentError for a record that
 * is not what was stored.
 */
export async function readMedia(
  { read, failing }: ReadOnlyContent,
  ids: Iterable<string>,
): Promise<Map<string, MediaRow>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  recordDependency('media')
  const rows = await failing.watch(async () => {
    const found: Selectable<Tables['media']>[] = []
    for (let from = 0; from < wanted.length; from += maxAtOnce) {
      const some = wanted.slice(from, from + maxAtOnce)
      found.push(...(await read.selectFrom('media').selectAll().where('id', 'in', some).execute()))
    }
    for (const row of found) requireWhole(row)
    return found
  })
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        name: row.name,
        mime: row.mime,
        bytes: row.bytes,
        width: row.width,
        height: row.height,
        widths: widthsOf(row.widths),
        pages: row.pages,
        sha256: row.file_sha256,
        alt: eachLanguage((language) => row[`alt_${language}`]),
        focus: { x: row.focus_x, y: row.focus_y },
      },
    ]),
  )
}

function requireWhole(row: Selectable<Tables['media']>): void {
  if (row.hash !== '' && row.hash !== hashMedium(row))
    throw new DamagedDocumentError(`The record of medium ${row.id} is not what was stored`)
}

function widthsOf(json: string): number[] {
  const value: unknown = JSON.parse(json)
  return Array.isArray(value) ? value.filter((width) => typeof width === 'number') : []
}

/** Until when a picture or file is public, by its id; what is not public at the moment is not in it. */
export type PublicMedia = Map<string, string>

/** What is public of one medium: a picture or file is public as long as something is that shows it. */
export async function readPublicUntil(
  reading: ReadOnlyContent,
  medium: string,
  now: Date,
): Promise<string | undefined> {
  const row = await windows(reading, now).where('media_id', '=', medium).executeTakeFirst()
  return row?.until
}

/** All that are public, some at a time: with 40,000 publications one query would hold up every request for a second. */
export async function readPublicMedia(reading: ReadOnlyContent, now: Date): Promise<PublicMedia> {
  const found: PublicMedia = new Map()
  const readAfter = (id: string) =>
    windows(reading, now).where('media_id', '>', id).orderBy('media_id').limit(publicAtOnce).execute()
  for (let rows = await readAfter(''); rows.length > 0; ) {
    for (const { media_id, until } of rows) found.set(media_id, until)
    const last = rows[publicAtOnce - 1]
    if (!last) break
    await setTimeout(pauseMs, undefined, { ref: false })
    rows = await readAfter(last.media_id)
  }
  return found
}

function windows({ read }: ReadOnlyContent, now: Date) {
  const at = now.toISOString()
  return read
    .selectFrom('shown_medium')
    .innerJoin('publication', 'publication.id', 'shown_medium.publication_id')
    .select((e) => ['media_id', e.fn.max('visible_until').as('until')])
    .where('visible_from', '<=', at)
    .where('visible_until', '>', at)
    .where((e) => e.or([e('shown_from', 'is', null), e('shown_from', '<=', at)]))
    .groupBy('media_id')
}
