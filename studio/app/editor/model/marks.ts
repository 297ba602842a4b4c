import { type AnyDocument, isJsonObject, type JsonObject } from '@shanmen/content/documents/document.ts'
import { missingIn } from '@shanmen/content/documents/required.ts'
import type { Field, Fields } from '@shanmen/content/fields.ts'
import type { Kind } from '@shanmen/content/kind.ts'
import { type Language, languageCodes } from '@shanmen/contract/languages.ts'
import { type Change, fieldText, isSame } from '../../compare/changes.ts'
import { keyOf } from './paths.ts'

/** Languages in which a required field is empty, by the field's key; a language without any text is not counted. */
export type Missing = ReadonlyMap<string, readonly Language[]>

/** Every required field that is empty, for the marks in the form. */
export function missingMarks(kind: Kind, document: AnyDocument): Missing {
  const marks = new Map<string, Language[]>()
  for (const language of languageCodes) {
    for (const { path, code } of missingIn(kind, document, language)) {
      if (code === 'noWords') continue
      const key = keyOf(path)
      marks.set(key, [...(marks.get(key) ?? []), language])
    }
  }
  return marks
}

/**
 * The changes that a translator has to review: fields whose Chinese changed since the revision that the English was
 * written from, with both texts. Of bilingual values inside shared lists only the Chinese counts.
 */
export function chineseChanges(kind: Kind, before: AnyDocument, after: AnyDocument): Change[] {
  const rows = (fields: Fields, side: 'zh' | 'shared', values: (document: AnyDocument) => JsonObject) =>
    Object.entries(fields).flatMap(([name, field]): Change[] => {
      const old = chineseOf(field, values(before)[name], side)
      const now = chineseOf(field, values(after)[name], side)
      if (isSame(old, now)) return []
      const text = (value: unknown) => fieldText(field, value, 'zh')
      return [{ id: `${side}.${name}`, side, name, label: field.label, before: text(old), after: text(now) }]
    })
  return [
    ...rows(kind.shared, 'shared', (document) => document.shared),
    ...rows(kind.words, 'zh', (document) => document.zh ?? {}),
  ]
}

// In shared fields only bilingual values can be translated; all others are left out.
function chineseOf(field: Field, value: unknown, side: 'zh' | 'shared'): unknown {
  if (side === 'zh') return value
  if (field.type === 'both') return isJsonObject(value) && value.zh ? { zh: value.zh } : undefined
  if ((field.type !== 'list' && field.type !== 'tree') || !Array.isArray(value)) return undefined
  const rows = value.filter(isJsonObject).map((row) => ({
    ...Object.fromEntries(
      Object.entries(field.of).map(([name, part]) => [name, chineseOf(part, row[name], side)]),
    ),
    ...(field.type === 'tree' ? { children: chineseOf(field, row.children, side) } : {}),
  }))
  return rows.length > 0 ? rows : undefined
}
