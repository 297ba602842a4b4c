import type { AnyDocument } from '@shanmen/content/documents/document.ts'
import type { Fields } from '@shanmen/content/fields.ts'
import type { Kind } from '@shanmen/content/kind.ts'
import {
  type InterfaceLanguage,
  type InterfaceText,
  type Language,
  languageCodes,
} from '@shanmen/contract/languages.ts'
import { fieldText } from './field-text.ts'

export type Side = 'shared' | Language
export const sides: readonly Side[] = ['shared', ...languageCodes]

/** One field that differs between two documents, with both values as text. `id` is `shared.cover`, `zh.title` … */
export type Change = {
  id: string
  side: Side
  name: string
  label: InterfaceText
  before: string
  after: string
}

const fieldsOf = (kind: Kind, side: Side): Fields => (side === 'shared' ? kind.shared : kind.words)

/** Every field that differs between two documents of a kind, in the form's order, as text in `language`. */
export function changesBetween(
  kind: Kind,
  before: AnyDocument,
  after: AnyDocument,
  language: InterfaceLanguage,
): Change[] {
  return sides.flatMap((side) =>
    Object.entries(fieldsOf(kind, side)).flatMap(([name, field]) => {
      const old = before[side]?.[name]
      const now = after[side]?.[name]
      if (isSame(old, now)) return []
      const text = (value: unknown) => fieldText(field, value, language)
      return [{ id: `${side}.${name}`, side, name, label: field.label, before: text(old), after: text(now) }]
    }),
  )
}

/** Whether two stored values are equal; an absent value, '' and an empty list count as equal. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(normalized(one)) === JSON.stringify(normalized(other))
}

// Keys are sorted, so that the order in which a form was filled makes no difference.
function normalized(value: unknown): unknown {
  if (value === '' || value === null || value === undefined) return undefined
  if (Array.isArray(value))
    return value.length === 0 ? undefined : value.map((item) => normalized(item) ?? null)
  if (typeof value !== 'object') return value
  const entries = Object.entries(value)
    .map(([key, item]): [string, unknown] => [key, normalized(item)])
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}
