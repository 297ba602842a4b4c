import type { Change, Dialect } from '../database/tables.ts'
import { writeKeys } from '../entries/publications.ts'
import { indexPages } from '../media/pdf/page-text.ts'
import { entriesOf, inspectEntries } from './entries.ts'

/** Writes the search index of all publications and of all pages of PDFs, of a database whose index is empty. */
export async function indexPublications(change: Change, dialect: Dialect): Promise<void> {
  for await (const entries of entriesOf(change, 50)) {
    const inspected = await inspectEntries(change, dialect, entries, () => false)
    const stored = inspected.flatMap(({ expected }) =>
      expected.flatMap(({ stored, tokens }) => (stored ? [[stored.id, tokens()] as const] : [])),
    )
    // Until the end of the transaction all of them would take too much memory.
    await writeKeys(change, dialect, new Map(stored.map(([id, tokens]) => [id, { tokens, media: [] }])))
  }
  await indexPages(change, dialect)
}
