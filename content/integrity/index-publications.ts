import { sql } from 'kysely'
import type { Change, Dialect } from '../database/tables.ts'
import { writeKeys } from '../entries/publications.ts'
import { indexPages } from '../media/pdf/page-text.ts'
import { entriesOf, inspectEntries } from './entries.ts'

/** Writes the search index of all publications and of all pages of PDFs, of a database whose index is empty. */
export async function indexPublications(change: Change, dialect: Dialect): Promise<void> {
  for await (const entries of entriesOf(change, 50)) {
    const stored = await readStored(change, dialect, entries)
    // Until the end of the transaction all of them would take too much memory.
    await writeKeys(
      change,
      dialect,
      new Map(stored.map(({ id, tokens }) => [id, { tokens: tokens(), media: [] }])),
    )
  }
  await indexPages(change, dialect)
}

/** What must be derived of the publications that are stored. */
async function readStored(change: Change, dialect: Dialect, entries: Parameters<typeof inspectEntries>[2]) {
  const inspected = await inspectEntries(change, dialect, entries, () => false)
  return inspected
    .flatMap(({ expected }) => expected)
    .flatMap(({ stored, ...derived }) => (stored ? [{ id: stored.id, ...derived }] : []))
}

/**
 * Writes what a change of their kind concerns, of the publications that the search index lacks, as after a migration that took some
 * out: their date, which media they show, and the index.
 */
export async function indexMissing(change: Change, dialect: Dialect): Promise<void> {
  const key = sql.ref(dialect === 'sqlite' ? 'rowid' : 'id')
  const lacking = await change
    .selectFrom('publication')
    .select(['id', 'entry_id'])
    .where(sql<boolean>`publication.id not in (select ${key} from search)`)
    .execute()
  const ids = new Set(lacking.map(({ id }) => id))
  for (const entry of new Set(lacking.map(({ entry_id }) => entry_id))) {
    const found = await change.selectFrom('entry').selectAll().where('id', '=', entry).execute()
    const stored = (await readStored(change, dialect, found)).filter(({ id }) => ids.has(id))
    for (const { id, row } of stored) {
      const { published_at, year } = row
      await change
        .updateTable('publication')
        .set({ published_at, year })
        .where('id', '=', id)
        .where('published_at', '<>', published_at)
        .execute()
      await change.deleteFrom('shown_medium').where('publication_id', '=', id).execute()
    }
    await writeKeys(
      change,
      dialect,
      new Map(stored.map(({ id, tokens, media }) => [id, { tokens: tokens(), media }])),
    )
  }
}
