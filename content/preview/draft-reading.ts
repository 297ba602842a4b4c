import { type Language, languageCodes, languages } from '@shanmen/contract/languages.ts'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { always, type Dialect, forever, type Tables } from '../database/tables.ts'
import { columnsOf } from '../documents/columns.ts'
import { yearOf } from '../documents/dates.ts'
import { isKindName, kindOf, parseDocument } from '../documents/document.ts'
import { selectNewest } from '../entries/find.ts'
import type { Reading } from '../open.ts'
import { createLocalizedDocuments } from '../published/localized-documents.ts'

type Row = Selectable<Tables['publication']>

/**
 * The published content as it would be with one entry's newest draft made public: in lists, counts and neighbours too.
 * Nothing can be written with it, and nothing of it is cached.
 */
export async function draftReading(reading: Reading, entry: string, now: Date): Promise<Reading> {
  const rows = await rowsOf(reading, entry, now)
  const [first] = rows
  if (!first) return reading
  const columns = Object.keys(first) as (keyof Row)[]
  const drafts = rows.map((row) => sql`select ${sql.join(columns.map((column) => sql`${row[column]}`))}`)
  const body = sql<Row>`(${published(reading.dialect, entry, rows, columns)} union all ${sql.join(drafts, sql` union all `)})`
  // A table of the statement's own with the name of the real one: no query has to know of drafts.
  const read = reading.read.with('publication', () => body)
  return { ...reading, read, localizedDocuments: createLocalizedDocuments() }
}

/** What is published, without what the draft replaces. */
function published(dialect: Dialect, entry: string, rows: Row[], columns: string[]): RawBuilder<unknown> {
  // Inside itself SQLite takes the name for the new table, PostgreSQL for the real one.
  const table = sql.raw(dialect === 'sqlite' ? 'main.publication' : 'publication')
  const languages = sql.join(rows.map(({ language }) => language))
  return sql`select ${sql.join(columns.map((column) => sql.ref(column)))} from ${table} where not (entry_id = ${entry} and language in (${languages}))`
}

async function rowsOf({ read }: Reading, id: string, now: Date): Promise<Row[]> {
  const found = await selectNewest(read)
    .select(['entry.id', 'entry.n', 'entry.kind', 'entry.slug', 'revision.no', 'revision.document'])
    .where('entry.id', '=', id)
    .executeTakeFirst()
  if (!found || !isKindName(found.kind)) return []
  const { id: entry_id, n, kind, slug, no } = found
  const document = parseDocument(found.document)
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
  return languageCodes.filter((language) => document[language]).map(rowIn)
}

/** True when the newest draft of an entry shows a picture or file, or a link in its text leads to it. */
export async function draftUses({ read }: Reading, entry: string, medium: string): Promise<boolean> {
  const holds = (pattern: string) => sql<boolean>`revision.document like ${pattern}`
  if (!/^[0-9a-f]{20}$/.test(medium)) return false
  const row = await selectNewest(read)
    .select('entry.id')
    .where('entry.id', '=', entry)
    .where((e) => e.or([holds(`%"${medium}"%`), holds(`%/media/${medium}/%`)]))
    .executeTakeFirst()
  return row !== undefined
}
