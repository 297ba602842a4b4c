import type { Change, Dialect } from '../database/tables.ts'
import { setKeys } from '../entries/publications.ts'
import { indexPages } from '../media/pdf/page-text.ts'
import { entriesOf } from './check.ts'
import { inspectEntries } from './entries.ts'

/** Writes the search index of all publications and of all pages of PDFs, of a database that has none. */
export async function indexPublications(change: Change, dialect: Dialect): Promise<void> {
  for await (const entries of entriesOf(change, 50))
    for (const { expected } of await inspectEntries(change, dialect, entries, () => false))
      for (const { stored, tokens } of expected)
        if (stored) setKeys(change, dialect, stored.id, { tokens: tokens(), media: [] })
  await indexPages(change, dialect)
}
