import type { Fields } from '../fields.ts'
import { type Language, otherLanguage } from '../language.ts'
import { isJsonObject, type JsonObject } from './document.ts'

/** What a row of a list is called: its first words, in the reader's language or else the other one. '' without any. */
export function rowTitle(fields: Fields, row: JsonObject, language: Language): string {
  const filled = Object.entries(fields).map(([name, field]) => ({ type: field.type, value: row[name] }))
  for (const { type, value } of filled) {
    if (type !== 'both' || !isJsonObject(value)) continue
    const words = value[language] || value[otherLanguage(language)]
    if (typeof words === 'string' && words) return words
  }
  // Only where no words tell it: a key or a year.
  const plain = filled.find(({ type, value }) => (type === 'text' || type === 'number') && value)
  return plain ? String(plain.value) : ''
}
