import type { Language } from '@shanmen/contract/languages.ts'
import { LRUCache } from 'lru-cache'
import { columnsOf } from '../documents/columns.ts'
import { DamagedDocumentError, isJsonObject, type JsonObject } from '../documents/document.ts'
import { project } from '../documents/project.ts'
import { hashedColumns, parseVerified } from '../hashes.ts'
import type { Kind } from '../kind.ts'
import type { ReadOnlyContent } from '../open.ts'

/** Characters of stored documents; as objects they take about as many bytes. */
const maxCacheSize = 8_000_000

/** A document in one language, and what lists show of it: not read from their columns, which may be damaged. */
export type Localized = { document: JsonObject; columns: ReturnType<typeof columnsOf> }

/** Documents in one language, by language and the hash of their revision. */
export type LocalizedDocuments = LRUCache<string, Localized>

export const createLocalizedDocuments = (): LocalizedDocuments => new LRUCache({ maxSize: maxCacheSize })

type Pinned = { hash: string; language: Language }

/**
 * The documents of these revisions, each in its language. A revision never changes, so a parsed document is cached under
 * its hash. The documents are frozen, since several responses share them. Throws DamagedDocumentError for one that is not
 * what was saved.
 */
export async function readLocalizedDocuments(
  reading: ReadOnlyContent,
  kind: Kind,
  rows: readonly Pinned[],
): Promise<Localized[]> {
  const { failing, localizedDocuments: cache } = reading
  const found = new Map(rows.map((row) => [keyOf(row), cache.get(keyOf(row))]))
  const missing = rows.filter((row) => !found.get(keyOf(row)))
  if (missing.length > 0)
    await failing.watch(async () => {
      const revisions = await readRevisions(reading, missing)
      for (const row of missing) {
        const localized = localize(kind, revisions.get(row.hash), row.language)
        cache.set(keyOf(row), localized, { size: localized.size + 1 })
        found.set(keyOf(row), localized)
      }
    })
  return rows.map((row) => found.get(keyOf(row)) ?? localize(kind, undefined, row.language))
}

const keyOf = ({ language, hash }: Pinned): string => language + hash

type Revision = Parameters<typeof parseVerified>[0]

function localize(
  kind: Kind,
  revision: Revision | undefined,
  language: Language,
): Localized & { size: number } {
  if (!revision) throw new DamagedDocumentError('A revision that is public is missing')
  const document = parseVerified(revision)
  const localized = frozen(project(kind, document, language) ?? {})
  return { document: localized, columns: columnsOf(kind, document, language), size: revision.document.length }
}

/**
 * Revisions by their hashes, one index seek each. By entries and numbers every draft of any of these entries would be read whole that has
 * the number of what is public of another one: dozens of long ones took all memory.
 */
async function readRevisions(
  { read }: ReadOnlyContent,
  rows: readonly Pinned[],
): Promise<Map<string, Revision>> {
  const revisions = await read
    .selectFrom('revision')
    .select(hashedColumns)
    .where(
      'hash',
      'in',
      rows.map(({ hash }) => hash),
    )
    .execute()
  return new Map(revisions.map((revision) => [revision.hash, revision]))
}

function frozen<V>(value: V): V {
  if (Array.isArray(value)) for (const item of value) frozen(item)
  else if (isJsonObject(value)) for (const item of Object.values(value)) frozen(item)
  return Object.freeze(value)
}
