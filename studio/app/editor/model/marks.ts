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
 * written from, with both texts. Of bilingual values inside shared lists only the Chinese counts. A field without English
 * has nothing to review.
 */
export function chineseChanges(kind: Kind, before: AnyDocument, after: AnyDocument): Change[] {
  const rows = (fields: Fields, side: 'zh' | 'shared', values: (document: AnyDocument) => JsonObject) =>
    Object.entries(fields).flatMap(([name, field]): Change[] => {
      const old = wordsOf(field, values(before)[name], side, 'zh')
      const now = wordsOf(field, values(after)[name], side, 'zh')
      const english = side === 'zh' ? after.en?.[name] : wordsOf(field, after.shared[name], side, 'en')
      if (isSame(old, now) || isSame(english, undefined)) return []
      const text = (value: unknown) => fieldText(field, value, 'zh')
      return [{ id: `${side}.${name}`, side, name, label: field.label, before: text(old), after: text(now) }]
    })
  return [
    ...rows(kind.shared, 'shared', (document) => document.shared),
    ...rows(kind.words, 'zh', (document) => document.zh ?? {}),
  ]
}

// In shared fields only bilingual values can be translated; all others are left out.
function wordsOf(field: Field, value: unknown, side: 'zh' | 'shared', code: Language): unknown {
  if (side === 'zh') return value
  if (field.type === 'both') return isJsonObject(value) && value[code] ? { [code]: value[code] } : undefined
  if ((field.type !== 'list' && field.type !== 'tree') || !Array.isArray(value)) return undefined
  const rows = value.filter(isJsonObject).map((row) => ({
    ...Object.fromEntries(
      Object.entries(field.of).map(([name, part]) => [name, wordsOf(part, row[name], side, code)]),
    ),
    ...(field.type === 'tree' ? { children: wordsOf(field, row.children, side, code) } : {}),
  }))
  return rows.some((row) => !isSame(row, undefined)) ? rows : undefined
}
