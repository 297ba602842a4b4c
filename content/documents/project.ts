import type { Language } from '@shanmen/contract/languages.ts'
import type { Field, Fields, Value } from '../fields.ts'
import type { Kind } from '../kind.ts'
import type { KindName, kinds } from '../kinds.ts'
import { type AnyDocument, isJsonObject, type JsonObject } from './document.ts'

/** A stored field as one language shows it: a text per language has become plain text. */
type Shown<F> = F extends { type: 'both' }
  ? string
  : F extends { type: 'list'; of: infer O }
    ? ShownAll<O>[]
    : F extends { type: 'tree'; of: infer O }
      ? ShownTree<ShownAll<O>>[]
      : Value<F>
type ShownTree<V> = V & { children: ShownTree<V>[] }
type ShownAll<F> = { -readonly [K in keyof F]?: Shown<F[K]> }

/** A document in one language: the shared fields and the words side by side. */
export type View<N extends KindName> = ShownAll<(typeof kinds)[N]['shared']> &
  ShownAll<(typeof kinds)[N]['words']>

/**
 * A document in one language, or null when it has no words in it. Only declared fields come out. A row of a list whose
 * words are all missing in this language is left out (ADR 5); another language is never used instead.
 */
export function project(kind: Kind, document: AnyDocument, language: Language): JsonObject | null {
  const words = document[language]
  if (!words) return null
  return {
    ...projectFields(kind.shared, document.shared, language),
    ...projectFields(kind.words, words, language),
  }
}

function projectFields(fields: Fields, values: JsonObject, language: Language): JsonObject {
  const view: JsonObject = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = Object.hasOwn(values, name) ? projectField(field, values[name], language) : undefined
    if (value !== undefined && value !== null) view[name] = value
  }
  return view
}

function projectField(field: Field, value: unknown, language: Language): unknown {
  if (field.type === 'both') return wordsIn(value, language)
  if (field.type === 'list') return rowsIn(field.of, value, language)
  if (field.type === 'tree')
    return rowsIn(field.of, value, language, (row) => projectField(field, row.children, language) ?? [])
  return value
}

function rowsIn(
  fields: Fields,
  value: unknown,
  language: Language,
  children?: (row: JsonObject) => unknown,
): JsonObject[] {
  if (!Array.isArray(value)) return []
  return value
    .filter((row): row is JsonObject => isJsonObject(row) && isShown(fields, row, language))
    .map((row) => ({
      ...projectFields(fields, row, language),
      ...(children ? { children: children(row) } : {}),
    }))
}

/** Whether a row of a list has anything to say in a language: it has words in it, or its kind of row needs none. */
export function isShown(fields: Fields, row: JsonObject, language: Language): boolean {
  const spoken = Object.entries(fields).filter(([, field]) => field.type === 'both')
  return spoken.length === 0 || spoken.some(([name]) => wordsIn(row[name], language) !== undefined)
}

function wordsIn(value: unknown, language: Language): string | undefined {
  const words = isJsonObject(value) && Object.hasOwn(value, language) ? value[language] : undefined
  return typeof words === 'string' && words.trim() !== '' ? words : undefined
}
