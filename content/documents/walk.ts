import type { Language } from '@shanmen/contract/languages.ts'
import type { Issue } from '../errors.ts'
import type { Field, Fields } from '../fields.ts'
import type { Kind } from '../kind.ts'
import { type AnyDocument, isJsonObject, type JsonObject } from './document.ts'
import { isShown } from './project.ts'

export type Found = { field: Field; name: string; value: unknown; path: Issue['path'] }

/** Every field of a document that a language shows, filled or not, also those inside lists and trees, with its path. */
export function walk(kind: Kind, document: AnyDocument, language: Language): Found[] {
  return [
    ...walkFields(kind.shared, document.shared, language, ['shared']),
    ...walkFields(kind.words, document[language] ?? {}, language, [language]),
  ]
}

function walkFields(fields: Fields, values: JsonObject, language: Language, path: Issue['path']): Found[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const here = [...path, name]
    const value = values[name]
    return [{ field, name, value, path: here }, ...walkRows(field, value, language, here)]
  })
}

// A row that has nothing to say in this language is not shown in it.
function walkRows(field: Field, value: unknown, language: Language, path: Issue['path']): Found[] {
  if ((field.type !== 'list' && field.type !== 'tree') || !Array.isArray(value)) return []
  return value.flatMap((row, index) => {
    if (!isJsonObject(row) || !isShown(field.of, row, language)) return []
    const here = [...path, index]
    const below = field.type === 'tree' ? walkRows(field, row.children, language, [...here, 'children']) : []
    return [...walkFields(field.of, row, language, here), ...below]
  })
}
