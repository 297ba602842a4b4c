import { type Language, languageCodes, languages } from '@shanmen/contract/languages.ts'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { always, type Dialect, forever, type Tables, valuesPerLanguage } from '../database/tables.ts'
import { columnsOf } from '../documents/columns.ts'
import { yearOf } from '../documents/dates.ts'
import { isKindName, kindOf } from '../documents/document.ts'
import { findRevision, selectNewest } from '../entries/find.ts'
import { readNewWords } from '../entries/media-words.ts'
import { hashedColumns, hashMedium, parseVerified } from '../hashes.ts'
import type { ReadOnlyContent } from '../open.ts'
import { createLocalizedDocuments } from '../published/localized-documents.ts'
import type { Preview } from './preview-links.ts'

type Row = Selectable<Tables['publication']>
type Medium = Selectable<Tables['media']>

/**
 * The published content as it would be with one entry's newest draft made public: in lists, counts and neighbours too.
 * Nothing can be written with it, and nothing of it is cached.
 */
export async function draftReading(
  reading: ReadOnlyContent,
  entry: string,
  now: Date,
): Promise<ReadOnlyContent> {
  const { rows, media } = await rowsOf(reading, entry, now)
  if (rows.length === 0) return reading
  const languages = sql.join(rows.map(({ language }) => language))
  const drafts = replaced<Row>(
    reading.dialect,
    'publication',
    rows,
    sql`entry_id = ${entry} and language in (${languages})`,
  )
  // A table of the statement's own with the name of the real one: no query has to know of drafts. Of one that a statement names twice
  // SQLite makes a copy with an index. PostgreSQL's would have none, and it would go through it for each result of a search: with
  // 10,000 publications longer than a statement may take.
  const copies = reading.dialect === 'sqlite'
  const read = reading.read.with(
    (table) => (copies ? table('publication') : table('publication').notMaterialized()),
    () => drafts,
  )
  const described = { ...reading, read, localizedDocuments: createLocalizedDocuments() }
  if (media.length === 0) return described
  const ids = sql.join(media.map(({ id }) => id))
  const words = replaced<Medium>(reading.dialect, 'media', media, sql`id in (${ids})`)
  return {
    ...described,
    read: read.with(
      (table) => (copies ? table('media') : table('media').notMaterialized()),
      () => words,
    ),
  }
}

/** A table without the rows that are replaced, and with those that take their place. */
function replaced<R extends object>(
  dialect: Dialect,
  name: 'publication' | 'media',
  rows: R[],
  gone: RawBuilder<unknown>,
): RawBuilder<R> {
  const columns = Object.keys(rows[0] ?? {}) as (keyof R & string)[]
  const added = rows.map((row) => sql`select ${sql.join(columns.map((column) => sql`${row[column]}`))}`)
  // Inside itself SQLite takes the name for the new table, PostgreSQL for the real one.
  const table = sql.raw(dialect === 'sqlite' ? `main.${name}` : name)
  const names = sql.join(columns.map((column) => sql.ref(column)))
  return sql<R>`(select ${names} from ${table} where not (${gone}) union all ${sql.join(added, sql` union all `)})`
}

/** The publications of the newest draft as if it were public, and the media to which it brings words. */
async function rowsOf(
  { read }: ReadOnlyContent,
  id: string,
  now: Date,
): Promise<{ rows: Row[]; media: Medium[] }> {
  const found = await selectNewest(read)
    .select(['entry.id', 'entry.n', 'entry.kind', 'entry.slug', ...hashedColumns])
    .where('entry.id', '=', id)
    .executeTakeFirst()
  if (!found || !isKindName(found.kind)) return { rows: [], media: [] }
  const { id: entry_id, n, kind, slug, no } = found
  const document = parseVerified(found)
  const words = {} as Record<Language, ReadonlyMap<string, string>>
  for (const language of languageCodes)
    words[language] = await readNewWords(read, { entry: entry_id, language }, document)
  const ids = languageCodes.flatMap((language) => [...words[language].keys()])
  const media =
    ids.length === 0 ? [] : await read.selectFrom('media').selectAll().where('id', 'in', ids).execute()
  const rowIn = (language: Language): Row => {
    const { date, ...columns } = columnsOf(kindOf(kind), document, language)
    const published_at = date ?? now.toISOString()
    return {
      ...columns,
      ...{ entry_id, n, kind, slug, no, language, published_at },
      // No real row has such a number, and no search finds one: a draft has no tokens.
      id: -languages[language].id,
      year: yearOf(published_at),
      updated_at: now.toISOString(),
      visible_from: always,
      visible_until: forever,
    }
  }
  return {
    rows: languageCodes.filter((language) => document[language]).map(rowIn),
    media: media.map((row) => {
      const wordIn = (language: Language) => words[language].get(row.id) ?? row[`alt_${language}`]
      const described = { ...row, ...valuesPerLanguage('alt_*', wordIn) }
      return { ...described, hash: hashMedium(described) }
    }),
  }
}

/** The code of an entry's type in its newest draft, '' where it has none. */
export async function typeOfDraft(
  { read }: ReadOnlyContent,
  { entry, kind, language }: Pick<Preview, 'entry' | 'kind' | 'language'>,
): Promise<string> {
  const { document } = await findRevision(read, entry)
  return columnsOf(kindOf(kind), document, language).type
}

/** True when the newest draft of an entry shows a picture or file, or a link in its text leads to it. */
export async function draftUses({ read }: ReadOnlyContent, entry: string, medium: string): Promise<boolean> {
  const holds = (pattern: string) => sql<boolean>`revision.document like ${pattern}`
  if (!/^[0-9a-f]{20}$/.test(medium)) return false
  const row = await selectNewest(read)
    .select('entry.id')
    .where('entry.id', '=', entry)
    .where((e) => e.or([holds(`%"${medium}"%`), holds(`%/media/${medium}/%`)]))
    .executeTakeFirst()
  return row !== undefined
}
