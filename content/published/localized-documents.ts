import { isJsonObject, type JsonObject, parseDocument } from '../documents/document.ts'
import { project } from '../documents/project.ts'
import type { Kind } from '../kind.ts'
import type { Language } from '../language.ts'
import type { Reading } from '../open.ts'

type Pinned = { entry_id: string; no: number; hash: string; language: Language }

/**
 * The documents of these revisions in the language of each. A revision never changes and its hash says which it is: what
 * was taken apart once is kept, and only the others are read. What comes out is frozen, since others are shown it too.
 */
export async function readViews(
  reading: Reading,
  kind: Kind,
  rows: readonly Pinned[],
): Promise<JsonObject[]> {
  const { failing, totals } = reading
  const found = new Map(rows.map((row) => [keyOf(row), totals.views.get(keyOf(row))?.view]))
  const missing = rows.filter((row) => !found.get(keyOf(row)))
  if (missing.length > 0)
    await failing.watch(async () => {
      const documents = await readDocuments(reading, missing)
      for (const row of missing) {
        const document = documents.get(row.hash) ?? ''
        const view = frozen(project(kind, parseDocument(document), row.language) ?? {})
        totals.views.set(keyOf(row), { view, size: document.length })
        found.set(keyOf(row), view)
      }
    })
  return rows.map((row) => found.get(keyOf(row)) ?? {})
}

const keyOf = ({ language, hash }: Pinned): string => language + hash

/** By their hashes. Every number of every entry is looked for, which is one seek in the index for each. */
async function readDocuments({ read }: Reading, rows: readonly Pinned[]): Promise<Map<string, string>> {
  const documents = await read
    .selectFrom('revision')
    .select(['hash', 'document'])
    .where(
      'entry_id',
      'in',
      rows.map(({ entry_id }) => entry_id),
    )
    .where('no', 'in', [...new Set(rows.map(({ no }) => no))])
    .execute()
  return new Map(documents.map(({ hash, document }) => [hash, document]))
}

function frozen<V>(value: V): V {
  if (Array.isArray(value)) for (const item of value) frozen(item)
  else if (isJsonObject(value)) for (const item of Object.values(value)) frozen(item)
  return Object.freeze(value)
}
