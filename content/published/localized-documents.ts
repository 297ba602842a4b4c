import type { Language } from '@shanmen/contract/languages.ts'
import { LRUCache } from 'lru-cache'
import { isJsonObject, type JsonObject, parseDocument } from '../documents/document.ts'
import { project } from '../documents/project.ts'
import type { Kind } from '../kind.ts'
import type { Reading } from '../open.ts'

/** Characters of stored documents; as objects they take about as many bytes. */
const maxCacheSize = 8_000_000

/** Documents in one language, by language and the hash of their revision. */
export type LocalizedDocuments = LRUCache<string, JsonObject>

export const createLocalizedDocuments = (): LocalizedDocuments => new LRUCache({ maxSize: maxCacheSize })

type Pinned = { entry_id: string; no: number; hash: string; language: Language }

/**
 * The documents of these revisions, each in its language. A revision never changes, so a parsed document is cached under
 * its hash. The documents are frozen, since several responses share them.
 */
export async function readLocalizedDocuments(
  reading: Reading,
  kind: Kind,
  rows: readonly Pinned[],
): Promise<JsonObject[]> {
  const { failing, localizedDocuments: cache } = reading
  const found = new Map(rows.map((row) => [keyOf(row), cache.get(keyOf(row))]))
  const missing = rows.filter((row) => !found.get(keyOf(row)))
  if (missing.length > 0)
    await failing.watch(async () => {
      const documents = await readDocuments(reading, missing)
      for (const row of missing) {
        const stored = documents.get(row.hash) ?? ''
        const document = frozen(project(kind, parseDocument(stored), row.language) ?? {})
        cache.set(keyOf(row), document, { size: stored.length + 1 })
        found.set(keyOf(row), document)
      }
    })
  return rows.map((row) => found.get(keyOf(row)) ?? {})
}

const keyOf = ({ language, hash }: Pinned): string => language + hash

/** Stored documents by the hashes of their revisions: one index seek for each entry and number. */
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
