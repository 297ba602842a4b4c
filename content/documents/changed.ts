import type { Language } from '@shanmen/contract/languages.ts'
import type { Field, Fields } from '../fields.ts'
import type { Kind } from '../kind.ts'
import { type AnyDocument, isJsonObject, type JsonObject } from './document.ts'
import { canonical, hashWords } from './words.ts'

const nothing: AnyDocument = { shared: {}, zh: null, en: null }

/**
 * Which parts of a document differ: the words of each language, those inside shared lists too, and what both languages
 * share. `before` is undefined for a new document.
 */
export function changedParts(
  kind: Kind,
  before: AnyDocument | undefined,
  after: AnyDocument,
): Record<Language | 'shared', boolean> {
  const old = before ?? nothing
  const words = (language: Language) => hashWords(kind, old, language) !== hashWords(kind, after, language)
  const shared = (document: AnyDocument) => canonical(withoutWords(kind.shared, document.shared))
  return { zh: words('zh'), en: words('en'), shared: shared(old) !== shared(after) }
}

/** Shared values without the words that stand in them: what belongs to no single language. */
const withoutWords = (fields: Fields, values: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, withoutWordsOf(fields[name], value)]),
  )

function withoutWordsOf(field: Field | undefined, value: unknown): unknown {
  if (field?.type === 'both') return undefined
  if ((field?.type !== 'list' && field?.type !== 'tree') || !Array.isArray(value)) return value
  return value.filter(isJsonObject).map((row) => ({
    ...withoutWords(field.of, row),
    ...(field.type === 'tree' ? { children: withoutWordsOf(field, row.children) } : {}),
  }))
}
