import {
  type AnyDocument,
  isJsonObject,
  type JsonObject,
  mediaWordsKey,
} from '@shanmen/content/documents/document.ts'
import { type Field, type Fields, lines } from '@shanmen/content/fields.ts'
import type { Kind } from '@shanmen/content/kind.ts'
import {
  type InterfaceLanguage,
  type InterfaceText,
  type Language,
  languageCodes,
} from '@shanmen/contract/languages.ts'
import { weekdayName } from '../language/moments.ts'

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

/** The words of pictures and files that an entry stages in a language, as if they were a field of its kind. */
export const mediaWordsField = lines('图片与文件的说明', 'Words of pictures and files')

/** The fields of a kind that all languages share, or those of one. */
export const fieldsOf = (kind: Kind, side: Side): Fields =>
  side === 'shared' ? kind.shared : { ...kind.words, [mediaWordsKey]: mediaWordsField }

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

const yes = { zh: '是', en: 'Yes' }
const no = { zh: '否', en: 'No' }

/** A stored value as text in `language`, for comparison. No value gives ''. */
export function fieldText(field: Field, value: unknown, language: InterfaceLanguage): string {
  if (value === undefined || value === null) return ''
  switch (field.type) {
    case 'flag':
      return (value === true ? yes : no)[language]
    case 'choice':
      return field.labels[String(value)]?.[language] ?? String(value)
    case 'rich':
      return richTextOutline(value)
    case 'place':
      return isJsonObject(value) ? `${value.lng}, ${value.lat}` : ''
    case 'both':
      return isJsonObject(value) ? bothOf(value) : ''
    case 'images':
    case 'files':
      return Array.isArray(value) ? value.join('\n') : ''
    case 'weekdays':
      return Array.isArray(value) ? daysText(value, language) : ''
    case 'list':
      return rowsOf(value)
        .map((row, index) => `${index + 1}. ${rowText(field.of, row, language)}`)
        .join('\n')
    case 'tree':
      return branch(field.of, value, language, '')
    default:
      return isJsonObject(value) ? wordsOfMedia(value) : String(value)
  }
}

const daysText = (days: readonly unknown[], language: InterfaceLanguage): string =>
  days.map((day) => weekdayName(Number(day), language)).join(language === 'zh' ? '、' : ', ')

const wordsOfMedia = (value: JsonObject): string =>
  Object.entries(value)
    .map(([id, words]) => `[${id}] ${words}`)
    .join('\n')

const rowsOf = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isJsonObject) : [])

const bothOf = (value: JsonObject): string =>
  languageCodes
    .map((code) => value[code])
    .filter(Boolean)
    .join(' / ')

const rowText = (fields: Fields, row: JsonObject, language: InterfaceLanguage): string =>
  Object.entries(fields)
    .map(([name, field]) => fieldText(field, row[name], language))
    .filter(Boolean)
    .join(' · ')

const branch = (fields: Fields, value: unknown, language: InterfaceLanguage, indent: string): string =>
  rowsOf(value)
    .map((row) => {
      const below = branch(fields, row.children, language, `${indent}    `)
      return `${indent}• ${rowText(fields, row, language)}${below && `\n${below}`}`
    })
    .join('\n')

const childrenOf = (node: JsonObject): JsonObject[] =>
  Array.isArray(node.content) ? node.content.filter(isJsonObject) : []
const attributesOf = (node: JsonObject): JsonObject => (isJsonObject(node.attrs) ? node.attrs : {})
const markers: Record<string, string> = {
  bold: '**',
  italic: '*',
  underline: '_',
  strike: '~~',
  superscript: '^',
  subscript: '~',
}

/**
 * Rich text as lines that can be compared: its formatting becomes characters, so that a changed heading, link or picture
 * is seen too.
 */
function richTextOutline(value: unknown): string {
  return isJsonObject(value)
    ? childrenOf(value)
        .map((node) => block(node, ''))
        .join('\n')
    : ''
}

function block(node: JsonObject, indent: string): string {
  const attributes = attributesOf(node)
  switch (node.type) {
    case 'heading':
      return `${indent}${'#'.repeat(Number(attributes.level) || 2)} ${inline(node)}`
    case 'bulletList':
    case 'orderedList': {
      const start = Number(attributes.start ?? 1)
      return childrenOf(node)
        .map((item, index) => listItem(item, node.type === 'bulletList' ? '•' : `${start + index}.`, indent))
        .join('\n')
    }
    case 'blockquote':
      return childrenOf(node)
        .map((child) => block(child, `${indent}> `))
        .join('\n')
    case 'table':
      return childrenOf(node)
        .map((row) => `${indent}| ${childrenOf(row).map(cell).join(' | ')} |`)
        .join('\n')
    case 'image':
      return `${indent}[${attributes.media ?? ''}] ${attributes.alt ?? ''} ${attributes.caption ?? ''}`.trimEnd()
    case 'horizontalRule':
      return `${indent}———`
    default:
      return indent + inline(node)
  }
}

const listItem = (item: JsonObject, marker: string, indent: string): string =>
  childrenOf(item)
    .map((child, index) =>
      index === 0 ? `${indent}${marker} ${block(child, '')}` : block(child, `${indent}   `),
    )
    .join('\n')

function cell(node: JsonObject): string {
  const { colspan, rowspan } = attributesOf(node)
  const [columns, rows] = [Number(colspan ?? 1), Number(rowspan ?? 1)]
  return [
    ...(node.type === 'tableHeader' ? ['#'] : []),
    ...(columns > 1 || rows > 1 ? [`(${columns} × ${rows})`] : []),
    ...childrenOf(node).map((child) => block(child, '')),
  ].join(' ')
}

function inline(node: JsonObject): string {
  if (node.type === 'text') return marked(node)
  if (node.type === 'hardBreak') return '\n'
  return childrenOf(node).map(inline).join('')
}

function marked(node: JsonObject): string {
  const marks = Array.isArray(node.marks) ? node.marks.filter(isJsonObject) : []
  return marks.reduce(
    (text, mark) => {
      if (mark.type === 'link') return `${text}(${attributesOf(mark).href ?? ''})`
      const marker = markers[String(mark.type)] ?? ''
      return marker + text + marker
    },
    String(node.text ?? ''),
  )
}
