import type { InterfaceText, Language } from '@shanmen/contract/languages.ts'
import type { Issue } from '../errors.ts'
import type { Field, Fields } from '../fields.ts'
import type { Kind } from '../kind.ts'
import { picturesOf, plainText } from '../rich-text/rich-text.ts'
import { type AnyDocument, isJsonObject, type JsonObject, rowTitle } from './document.ts'
import { issueOf } from './messages.ts'

type Path = Issue['path']

/**
 * Everything required that a document lacks for one language, with its path. A row without its name in this language
 * would be left out with all below it (ADR 5), so every row must have what its fields require.
 */
export function missingIn(kind: Kind, document: AnyDocument, language: Language): Issue[] {
  const words = document[language]
  if (!words) return [issueOf([language], 'noWords')]
  return [
    ...missingFields(kind.shared, document.shared, language, ['shared']),
    ...missingFields(kind.words, words, language, [language]),
    ...missingResultDate(kind, document.shared, words, language),
  ]
}

/** Without the date from which it is public, the result of a tender would stay hidden and the tender under review. */
function missingResultDate(kind: Kind, shared: JsonObject, words: JsonObject, language: Language): Issue[] {
  const { result } = kind.words
  if (kind.name !== 'purchase' || !result || isEmpty(result, words.result, language)) return []
  return isBlank(shared.resultAt) ? [issueOf(['shared', 'resultAt'], 'resultDate')] : []
}

// `row` is what the row around these fields is called.
function missingFields(
  fields: Fields,
  values: JsonObject,
  language: Language,
  path: Path,
  row?: InterfaceText,
): Issue[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const here = [...path, name]
    if (!lacks(fields, values, name, language)) return missingRows(field, values[name], language, here)
    const at = field.type === 'both' ? [...here, language] : here
    return [issueOf(at, 'required', labelOf(field, fields[field.unless ?? ''], row))]
  })
}

function lacks(fields: Fields, values: JsonObject, name: string, language: Language): boolean {
  const field = fields[name]
  if (!field?.required || !isEmpty(field, values[name], language)) return false
  const { unless } = field
  const other = unless ? fields[unless] : undefined
  return !unless || !other || isEmpty(other, values[unless], language)
}

function labelOf(field: Field, other: Field | undefined, row: InterfaceText | undefined): InterfaceText {
  const zh = other ? `${field.label.zh}或${other.label.zh}` : field.label.zh
  const en = other ? `${field.label.en} or ${other.label.en}` : field.label.en
  return row ? { zh: `${row.zh} · ${zh}`, en: `${row.en} · ${en}` } : { zh, en }
}

function missingRows(field: Field, value: unknown, language: Language, path: Path): Issue[] {
  if ((field.type !== 'list' && field.type !== 'tree') || !Array.isArray(value)) return []
  return value.flatMap((row, index) => {
    if (!isJsonObject(row)) return []
    const here = [...path, index]
    const called = {
      zh: rowTitle(field.of, row, 'zh') || `第 ${index + 1} 项`,
      en: rowTitle(field.of, row, 'en') || `No. ${index + 1}`,
    }
    return [
      ...missingFields(field.of, row, language, here, called),
      ...(field.type === 'tree' ? missingRows(field, row.children, language, [...here, 'children']) : []),
    ]
  })
}

function isEmpty(field: Field, value: unknown, language: Language): boolean {
  if (value === undefined || value === null) return true
  if (field.type === 'rich') return plainText(value).trim() === '' && picturesOf(value).length === 0
  if (field.type === 'both') return !isJsonObject(value) || isBlank(value[language])
  return isBlank(value)
}

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)
