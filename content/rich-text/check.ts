import { isJsonObject } from '../documents/document.ts'

const maxDepth = 40
const maxBytes = 1_000_000
/** Of all tables together: a text can hold half as many, but a few that span others could claim millions. */
const maxCells = 20_000

type Check = (value: unknown) => boolean
const isText: Check = (value) => typeof value === 'string' && value.length <= 2000
const isCount: Check = (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 1000
const isWidths: Check = (value) => value === null || (Array.isArray(value) && value.every(isCount))

// The nodes and marks that may be stored, with their attributes.
const nodes: Record<string, Record<string, Check>> = {
  paragraph: {},
  heading: { level: (level) => level === 2 || level === 3 || level === 4 },
  bulletList: {},
  orderedList: { start: isCount, type: (type) => type === null },
  listItem: {},
  blockquote: {},
  hardBreak: {},
  horizontalRule: {},
  table: {},
  tableRow: {},
  tableHeader: { colspan: isCount, rowspan: isCount, colwidth: isWidths },
  tableCell: { colspan: isCount, rowspan: isCount, colwidth: isWidths },
  image: {
    media: (id) => typeof id === 'string' && /^[a-z0-9-]{1,64}$/.test(id),
    alt: isText,
    caption: isText,
  },
}
const marks: Record<string, Record<string, Check>> = {
  bold: {},
  italic: {},
  underline: {},
  strike: {},
  superscript: {},
  subscript: {},
  link: { href: isHref },
}

/** An address that a link may have: of this site, or http, https, mailto, tel. */
export function isHref(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 2000 || /[\s\\\p{Cc}\p{Cf}]/u.test(value)) return false
  if (value.startsWith('/')) return !value.startsWith('//')
  if (/^#[\p{L}\p{N}_-]+$/u.test(value)) return true
  return isWebAddress(value) || (/^(mailto:[^/]|tel:[+\d])/.test(value) && URL.canParse(value))
}

/** An address of http or https. One with a user name reads like another site: https://www.gov.cn@elsewhere.example. */
export function isWebAddress(value: string): boolean {
  if (/[\s\\\p{Cc}\p{Cf}]/u.test(value) || !/^https?:\/\/[^/]/.test(value) || !URL.canParse(value))
    return false
  const { username, password } = new URL(value)
  return !username && !password
}

/** What is wrong with a rich text, as a code, or undefined when it may be stored. */
export function richTextFault(value: unknown): string | undefined {
  if (typeof value === 'string') return 'richMarkup'
  if (!isJsonObject(value) || value.type !== 'doc' || !Array.isArray(value.content)) return 'notRichText'
  if (new TextEncoder().encode(JSON.stringify(value)).length > maxBytes) return 'richTooLong'
  if (Object.keys(value).some((key) => key !== 'type' && key !== 'content')) return 'notRichText'
  return firstFault(value.content, 1) ?? (cellsIn(value) > maxCells ? 'richTables' : undefined)
}

const childrenOf = (node: unknown): unknown[] =>
  isJsonObject(node) && Array.isArray(node.content) ? node.content : []

/**
 * How many cells the tables in a node have once each row is as wide as the widest, which is what the editor makes of them: it
 * did not open a text with a few cells that span a thousand columns each.
 */
function cellsIn(node: unknown): number {
  const inner = childrenOf(node)
  const below = inner.reduce<number>((sum, child) => sum + cellsIn(child), 0)
  if (!isJsonObject(node) || node.type !== 'table') return below
  const widened = inner.map(() => 0)
  const widen = (row: number, by: number) => {
    if (row < widened.length) widened[row] = (widened[row] ?? 0) + by
  }
  for (const [index, row] of inner.entries())
    for (const cell of childrenOf(row)) {
      const { colspan, rowspan } = isJsonObject(cell) && isJsonObject(cell.attrs) ? cell.attrs : {}
      const width = Number(colspan ?? 1)
      widen(index, width)
      widen(index + Number(rowspan ?? 1), -width)
    }
  let width = 0
  let widest = 0
  for (const by of widened) {
    width += by
    widest = Math.max(widest, width)
  }
  return below + widest * inner.length
}

function firstFault(content: unknown[], depth: number): string | undefined {
  if (depth > maxDepth) return 'richTooDeep'
  for (const node of content) {
    const fault = nodeFault(node, depth)
    if (fault) return fault
  }
  return undefined
}

function nodeFault(node: unknown, depth: number): string | undefined {
  if (!isJsonObject(node) || typeof node.type !== 'string') return 'notRichText'
  if (node.type === 'text') return textFault(node)
  const attrs = Object.hasOwn(nodes, node.type) ? nodes[node.type] : undefined
  if (!attrs || !isPlain(node, ['type', 'attrs', 'content'])) return 'richNode'
  if (!fits(node.attrs, attrs)) return 'richAttribute'
  if (node.content === undefined) return undefined
  return Array.isArray(node.content) ? firstFault(node.content, depth + 1) : 'notRichText'
}

function textFault(node: Record<string, unknown>): string | undefined {
  if (!isPlain(node, ['type', 'text', 'marks']) || typeof node.text !== 'string' || !node.text)
    return 'notRichText'
  if (/[^\P{Cc}\n\t]/u.test(node.text)) return 'control'
  if (node.marks === undefined) return undefined
  if (!Array.isArray(node.marks) || node.marks.length > 8) return 'richMark'
  return node.marks.every((mark) => {
    if (!isJsonObject(mark) || typeof mark.type !== 'string' || !isPlain(mark, ['type', 'attrs']))
      return false
    const attrs = Object.hasOwn(marks, mark.type) ? marks[mark.type] : undefined
    return attrs !== undefined && fits(mark.attrs, attrs)
  })
    ? undefined
    : 'richMark'
}

const isPlain = (value: Record<string, unknown>, keys: string[]): boolean =>
  Object.keys(value).every((key) => keys.includes(key))

// The editor writes attributes it does not use as null.
const fits = (value: unknown, checks: Record<string, Check>): boolean =>
  value === undefined ||
  (isJsonObject(value) &&
    Object.entries(value).every(([name, attribute]) => {
      const check = Object.hasOwn(checks, name) ? checks[name] : undefined
      return attribute === null ? check !== undefined : check?.(attribute) === true
    }))
