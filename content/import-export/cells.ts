import { isJsonObject } from '../documents/document.ts'
import type { Field } from '../fields.ts'
import { plainText, type RichText } from '../rich-text/rich-text.ts'

/** A value as the text of a CSV cell; '' is no value. What has no plain form is JSON. */
export function cellOf(field: Field, value: unknown): string {
  if (value === undefined || value === null) return ''
  switch (field.type) {
    case 'number':
    case 'flag':
      return String(value)
    case 'images':
    case 'files':
    case 'weekdays':
      return Array.isArray(value) ? value.join(' ') : ''
    case 'place':
      return isJsonObject(value) ? `${value.lng},${value.lat}` : ''
    case 'rich':
      return plainParagraphs(value) ?? JSON.stringify(value)
    case 'both':
    case 'list':
    case 'tree':
      return JSON.stringify(value)
    default:
      return typeof value === 'string' ? value : JSON.stringify(value)
  }
}

/**
 * The value that a cell says; undefined for an empty one. What cannot be parsed is returned as text: validation
 * refuses it with the path of its field.
 */
export function valueIn(field: Field, cell: string): unknown {
  const text = cell.trim()
  if (text === '') return undefined
  switch (field.type) {
    case 'number':
      return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text
    case 'flag':
      return flagIn(text) ?? text
    case 'date':
      return dayIn(text) ?? text
    case 'dateTime':
      return momentIn(text) ?? text
    case 'images':
    case 'files':
      return text.split(/\s+/)
    case 'weekdays':
      return text.split(/\s+/).map(Number)
    case 'place': {
      const [lng = '', lat = '', ...more] = text.split(',').map((part) => part.trim())
      const isNumber = (part: string) => /^-?\d+(?:\.\d+)?$/.test(part)
      if (more.length > 0 || !isNumber(lng) || !isNumber(lat)) return text
      return { system: 'gcj02', lng: Number(lng), lat: Number(lat) }
    }
    case 'rich':
      return text.startsWith('{') ? parsed(text) : markup.test(text) ? text : paragraphs(text)
    case 'both':
    case 'list':
    case 'tree':
      return parsed(text)
    case 'text':
      return cell.replaceAll('\r\n', '\n')
    default:
      return text
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

// Elements and entities of HTML, elements of Word; headings, items, words in bold, italics or struck out, code, links and tables
// of Markdown; ends of elements in square brackets, as forums have them.
// As text they would appear on the page. Each ends where the next one could begin: otherwise a cell of a megabyte full of
// beginnings would take hours.
const markup = new RegExp(
  [
    /<\/?(?:[abiusq]|p|div|span|br|hr|em|strong|del|ins|mark|small|big|center|code|pre|sup|sub|h[1-6])\b[^<>]*>/,
    /<\/?(?:[uo]l|li|d[ltd]|blockquote|table|caption|thead|tbody|t[rdh]|img|font|figure|figcaption|video)\b[^<>]*>/,
    /<\/?(?:section|article|header|footer|main|iframe|script|style|label|input|button|form)\b[^<>]*>/,
    /<\/?[a-z]+:[a-z]+\b[^<>]*>/,
    /\[\/(?:[bius]|url|img|color|size|font|center|quote|list|code)\]/,
    /&(?:nbsp|amp|lt|gt|quot|#\d{2,6}|#x[\da-f]{2,5});/,
    /^(?:#{1,6} |[-*+] |> |\|.*\|$|```)/,
    // Below a heading, or a rule.
    /^(?:={3,}|-{3,})[ \t\r]*$/,
    /(?<!\*)\*{3}(?=[^*\n]*\p{L})[^\s*](?:[^*\n]*[^\s*])?\*{3}(?!\*)/u,
    // Stars that stand for digits of a number, and lines to write on, are none.
    /(?<!\*)\*\*(?=[^\s*])(?:(?!\*\*).)*?[^\s*]\*\*(?!\*)/,
    /(?<![_\p{L}\p{N}])__(?=[^\s_])(?:(?!__).)*?[^\s_]__(?![_\p{L}\p{N}])/u,
    /(?<!~)~~(?=[^\s~])(?:(?!~~).)*?[^\s~]~~(?!~)/,
    /`[^`\n]+`/,
    /(?<![*\p{L}\p{N}])\*(?![*\s])[^*\n]*[^*\s]\*(?![*\p{L}\p{N}])/u,
    // Between Chinese characters too, where words have no spaces: but not 长*宽*高, and not 王*明、李*华.
    /(?<![*A-Za-z\d])\*\p{L}{2,}\*(?![*A-Za-z\d])/u,
    /\[[^[\]]+\]\([^[)]+\)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'imu',
)

/** Empty lines divide paragraphs, other line breaks stay inside one. */
const paragraphs = (text: string): RichText => ({
  type: 'doc',
  content: text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => ({ type: 'paragraph', content: inLines(part) })),
})

const inLines = (part: string): RichText['content'] =>
  part.split('\n').flatMap((line, index) => {
    const text = line.trim()
    return [...(index > 0 ? [{ type: 'hardBreak' }] : []), ...(text ? [{ type: 'text', text }] : [])]
  })

/** The paragraphs of a rich text that is nothing else, so that a table shows words where it can. */
function plainParagraphs(value: unknown): string | undefined {
  if (!isJsonObject(value) || !Array.isArray(value.content)) return undefined
  const parts: string[] = []
  for (const node of value.content) {
    if (!isJsonObject(node) || !Array.isArray(node.content)) return undefined
    parts.push(plainText(node).replace(/\n$/, ''))
  }
  const cell = parts.join('\n\n')
  // Only what comes back as it was.
  const isPlain = !cell.startsWith('{') && !markup.test(cell)
  return isPlain && JSON.stringify(paragraphs(cell)) === JSON.stringify(value) ? cell : undefined
}

const dayParts = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/
const momentParts = /^(\S+)\s+(\d{1,2}):(\d{2})(?::(\d{2}))?$/

/**
 * A day as table programs write it when they save (`2026/5/1`, `2026年5月1日`) in the stored form; undefined for any other
 * text. Only the year first: whether 5/1/2026 is in May or in January is anyone's guess.
 */
export function dayIn(text: string): string | undefined {
  const [, year, month = '', day = ''] = dayParts.exec(text) ?? []
  return year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** A day or a moment such as `2026/5/1 9:30`, in Asia/Shanghai, in the form that the studio stores. */
function momentIn(text: string): string | undefined {
  const [, date = text, hour, minute, second = '00'] = momentParts.exec(text) ?? []
  const day = dayIn(date)
  return day && hour ? `${day}T${hour.padStart(2, '0')}:${minute}:${second}+08:00` : day
}

/** Table programs write a flag in capitals. */
const flagIn = (text: string): boolean | undefined =>
  /^true$/i.test(text) ? true : /^false$/i.test(text) ? false : undefined
