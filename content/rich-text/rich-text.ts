import { isJsonObject, type JsonObject } from '../documents/document.ts'

/** Rich text as it is stored: JSON of known nodes and marks, never HTML (ADR 7). */
export type RichNode = {
  type: string
  text?: string
  attrs?: Record<string, string | number | boolean | null>
  marks?: { type: string; attrs?: Record<string, string | number | boolean | null> }[]
  content?: RichNode[]
}
export type RichText = RichNode & { type: 'doc'; content: RichNode[] }

const blocks = new Set([
  'paragraph',
  'heading',
  'listItem',
  'blockquote',
  'tableRow',
  'tableCell',
  'tableHeader',
])

const children = (node: JsonObject): unknown[] => (Array.isArray(node.content) ? node.content : [])

/** The words of a rich text without their form; each block ends a line. */
export function plainText(value: unknown): string {
  if (!isJsonObject(value)) return ''
  if (value.type === 'text') return typeof value.text === 'string' ? value.text : ''
  if (value.type === 'hardBreak') return '\n'
  const attrs = isJsonObject(value.attrs) ? value.attrs : {}
  if (value.type === 'image') return typeof attrs.caption === 'string' ? `${attrs.caption}\n` : ''
  const inner = children(value).map(plainText).join('')
  return typeof value.type === 'string' && blocks.has(value.type) ? `${inner}\n` : inner
}

/** Ids of the pictures in a rich text. */
export function picturesOf(value: unknown): string[] {
  if (!isJsonObject(value)) return []
  const attrs = isJsonObject(value.attrs) ? value.attrs : {}
  const own = value.type === 'image' && typeof attrs.media === 'string' ? [attrs.media] : []
  return [...own, ...children(value).flatMap(picturesOf)]
}
