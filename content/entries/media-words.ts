import type { Language } from '@shanmen/contract/languages.ts'
import { type AnyDocument, mediaWordsOf } from '../documents/document.ts'
import { findRevision, type Queryable } from './find.ts'
import { unlessDamaged } from './publications.ts'

type Which = { entry: string; language: Language }

/** The words of media that the last publication of an entry in a language brought; others may have changed them since. */
export async function readBroughtWords(
  queryable: Queryable,
  { entry, language }: Which,
): Promise<ReadonlyMap<string, string>> {
  const last = await queryable
    .selectFrom('publishing')
    .select('no')
    .where((e) => e.and({ entry_id: entry, language }))
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const revision = last && (await findRevision(queryable, entry, last.no).catch(unlessDamaged))
  return revision ? mediaWordsOf(revision.document, language) : new Map()
}

/**
 * The words that publishing a document would give its media. What the last publication brought already is not brought again: it would
 * take back what others corrected since (ADR 36).
 */
export async function readNewWords(
  queryable: Queryable,
  which: Which,
  document: AnyDocument,
): Promise<ReadonlyMap<string, string>> {
  const words = mediaWordsOf(document, which.language)
  if (words.size === 0) return words
  const brought = await readBroughtWords(queryable, which)
  return new Map([...words].filter(([id, text]) => brought.get(id) !== text))
}
