import { type Language, otherLanguages } from '@shanmen/contract/languages.ts'
import type { Fields } from '../fields.ts'
import { isJsonObject, type JsonObject } from './document.ts'

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
  // Only where no words tell it: a key or a year.
  const plain = filled.find(({ type, value }) => (type === 'text' || type === 'number') && value)
  return plain ? String(plain.value) : ''
}
