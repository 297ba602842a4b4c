import { createHash } from 'node:crypto'
import { eachLanguage, type Language } from '@shanmen/contract/languages.ts'
import type { Field, Fields } from '../fields.ts'
import type { Kind } from '../kind.ts'
import { plainText } from '../rich-text/rich-text.ts'
import { type AnyDocument, isJsonObject, type JsonObject } from './document.ts'
import { isShown } from './project.ts'

const nothing: AnyDocument = { shared: {} }

/**
 * Which parts of a document differ: the text of each language, inside shared lists too, and the shared fields. `before`
 * is undefined for a new document.
 */
export function changedParts(
  kind: Kind,
  before: AnyDocument | undefined,
  after: AnyDocument,
): Record<Language | 'shared', boolean> {
  const old = before ?? nothing
  const words = (language: Language) => hashWords(kind, old, language) !== hashWords(kind, after, language)
  const shared = (document: AnyDocument) => canonical(withoutWords(kind.shared, document.shared))
  return { ...eachLanguage(words), shared: shared(old) !== shared(after) }
}

/** Shared values without the texts inside them: what belongs to no single language. */
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

/** A value as text that does not depend on the order of keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (!isJsonObject(value)) return JSON.stringify(value) ?? 'null'
  const pairs = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`)
  return `{${pairs.join(',')}}`
}

/** Hash of all text of one language, inside shared lists too. */
export function hashWords(kind: Kind, document: AnyDocument, language: Language): string {
  const words = {
    words: document[language] ?? null,
    lists: bothWords(kind.shared, document.shared, language),
  }
  return createHash('sha256').update(canonical(words)).digest('hex')
}

function bothWords(fields: Fields, values: JsonObject, language: Language): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const words = bothWordsOf(field, values[name], language)
      return words === undefined ? [] : [[name, words]]
    }),
  )
}

function bothWordsOf(field: Field, value: unknown, language: Language): unknown {
  if (field.type === 'both') return isJsonObject(value) ? value[language] : undefined
  if ((field.type !== 'list' && field.type !== 'tree') || !Array.isArray(value)) return undefined
  return value.filter(isJsonObject).map((row) => ({
    ...bothWords(field.of, row, language),
    ...(field.type === 'tree' ? { children: bothWordsOf(field, row.children, language) } : {}),
  }))
}

/** Everything readable of one language as plain text, for search. Addresses and codes are left out, and what may be public later. */
export function searchText(kind: Kind, document: AnyDocument, language: Language): string {
  return [
    ...readable(kind.words, document[language] ?? {}, language),
    ...readable(kind.shared, document.shared, language),
  ].join('\n')
}

function readable(fields: Fields, values: JsonObject, language: Language): string[] {
  return Object.entries(fields).flatMap(([name, field]) => readableField(field, values[name], language))
}

function readableField(field: Field, value: unknown, language: Language): string[] {
  if (field.unsearched) return []
  if (field.type === 'text') return typeof value === 'string' ? [value] : []
  if (field.type === 'rich') return [plainText(value)]
  if (field.type === 'both') {
    const words = isJsonObject(value) ? value[language] : undefined
    return typeof words === 'string' ? [words] : []
  }
  if ((field.type !== 'list' && field.type !== 'tree') || !Array.isArray(value)) return []
  return value
    .filter((row): row is JsonObject => isJsonObject(row) && isShown(field.of, row, language))
    .flatMap((row) => [
      ...readable(field.of, row, language),
      ...(field.type === 'tree' ? readableField(field, row.children, language) : []),
    ])
}
