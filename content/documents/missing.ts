import type { Issue } from '../errors.ts'
import type { Field, Fields } from '../fields.ts'
import type { Kind } from '../kind.ts'
import type { Language } from '../language.ts'
import { picturesOf, plainText } from '../rich-text/plain-text.ts'
import { type AnyDocument, type Bag, isBag } from './document.ts'
import { issueOf } from './messages.ts'
import { isShown } from './project.ts'

type Path = Issue['path']

/** Everything required that a document lacks for one language, with its path. */
export function missingIn(kind: Kind, document: AnyDocument, language: Language): Issue[] {
  const words = document[language]
  if (!words) return [issueOf([language], 'noWords')]
  return [
    ...missingFields(kind.shared, document.shared, language, ['shared']),
    ...missingFields(kind.words, words, language, [language]),
  ]
}

function missingFields(fields: Fields, values: Bag, language: Language, path: Path): Issue[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const here = [...path, name]
    const value = values[name]
    if (field.required && isEmpty(field, value, language)) return [issueOf(here, 'required', field.label)]
    return missingRows(field, value, language, here)
  })
}

// Rows that this language leaves out need nothing in it.
function missingRows(field: Field, value: unknown, language: Language, path: Path): Issue[] {
  if ((field.type !== 'list' && field.type !== 'tree') || !Array.isArray(value)) return []
  return value.flatMap((row, index) => {
    if (!isBag(row) || !isShown(field.of, row, language)) return []
    const here = [...path, index]
    return [
      ...missingFields(field.of, row, language, here),
      ...(field.type === 'tree' ? missingRows(field, row.children, language, [...here, 'children']) : []),
    ]
  })
}

function isEmpty(field: Field, value: unknown, language: Language): boolean {
  if (value === undefined || value === null) return true
  if (field.type === 'rich') return plainText(value).trim() === '' && picturesOf(value).length === 0
  if (field.type === 'both') return !isBag(value) || isBlank(value[language])
  return isBlank(value)
}

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)
