import { eachLanguage, type Language, labelIn, otherLanguages } from '@shanmen/contract/languages.ts'
import type { Fields } from '../fields.ts'
import type { Kind } from '../kind.ts'
import { type KindName, kinds } from '../kinds.ts'

/** Values of a set of fields whose kind is known only at run time. */
export type JsonObject = Record<string, unknown>
/** A document whose kind is known only at run time; `DocumentOf<N>` fits into it. */
export type AnyDocument = { shared: JsonObject } & { [L in Language]?: JsonObject | null }

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isKindName = (name: string): name is KindName => Object.hasOwn(kinds, name)
export const kindOf = (name: KindName): Kind => kinds[name]

/** A stored document is not what was written. */
export class DamagedDocumentError extends Error {}

/** A stored document as it was validated when it was written; anything else in that column is damage. */
export function parseDocument(json: string): AnyDocument {
  const document = parse(json)
  if (!isJsonObject(document) || !isJsonObject(document.shared))
    throw new DamagedDocumentError('A stored document is damaged')
  const words = (value: unknown) => (isJsonObject(value) ? value : null)
  return { shared: document.shared, ...eachLanguage((language) => words(document[language])) }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** The title of an entry in a language: its title, name or headline, whichever its kind has. */
export function titleOf(kind: Kind, document: AnyDocument, language: Language): string {
  const words = document[language]
  const title = words?.title ?? words?.name ?? words?.headline
  return typeof title === 'string' && title ? title : labelIn(kind.label, language)
}

/** The key in the words of every kind under which an entry stages words of its pictures and files. */
export const mediaWordsKey = 'mediaWords'

/**
 * Alternative texts of pictures and titles of files that a document brings in a language, by id: they become the medium's
 * own when the document is published (ADR 36).
 */
export function mediaWordsOf(document: AnyDocument, language: Language): ReadonlyMap<string, string> {
  const words = document[language]?.[mediaWordsKey]
  const entries = isJsonObject(words) ? Object.entries(words) : []
  return new Map(entries.flatMap(([id, text]) => (typeof text === 'string' && text ? [[id, text]] : [])))
}

const plainTypes: ReadonlySet<string> = new Set(['text', 'number', 'monthDay', 'time'])

/** What a row of a list is called: its first words, in the reader's language or else another one. '' without any. */
export function rowTitle(fields: Fields, row: JsonObject, language: Language): string {
  const filled = Object.entries(fields).map(([name, field]) => ({ type: field.type, value: row[name] }))
  for (const { type, value } of filled) {
    if (type !== 'both' || !isJsonObject(value)) continue
    for (const code of [language, ...otherLanguages(language)]) {
      const text = value[code]
      if (typeof text === 'string' && text) return text
    }
  }
  // Only without any text: a key, a year, the first day of a season or its hour of opening.
  const plain = filled.find(({ type, value }) => plainTypes.has(type) && value)
  return plain ? String(plain.value) : ''
}
