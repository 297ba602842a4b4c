import type { RichNode, RichText } from '@shanmen/content/rich-text/rich-text.ts'
import { type Language, pathIn, pathWithoutLanguage } from '@shanmen/contract/languages.ts'
import { type MediaMap, presentImage } from '../presenters/media.ts'
import { escapeHtml, renderPicture } from './html.ts'
import { labelledTable } from './table-labels.ts'

type Reader = { language: Language; media: MediaMap }
type Attributes = NonNullable<RichNode['attrs']>

const deepest = 40

const heading = (inner: string, { level }: Attributes) => {
  const number = typeof level === 'number' && Number.isInteger(level) ? Math.min(4, Math.max(2, level)) : 2
  return inner && `<h${number}>${inner}</h${number}>`
}
const orderedList = (inner: string, { start }: Attributes) => {
  const from = typeof start === 'number' && Number.isInteger(start) && start > 1 ? ` start="${start}"` : ''
  return inner && `<ol${from}>${inner}</ol>`
}
const cell = (name: 'td' | 'th') => (inner: string, attributes: Attributes) => {
  const spans = (['colspan', 'rowspan'] as const).map((key) => {
    const value = attributes[key]
    return typeof value === 'number' && Number.isInteger(value) && value > 1 && value <= 50
      ? ` ${key}="${value}"`
      : ''
  })
  const { label } = attributes
  const data = name === 'td' && typeof label === 'string' && label ? ` data-label="${escapeHtml(label)}"` : ''
  return `<${name}${name === 'th' ? ' scope="col"' : ''}${spans.join('')}${data}>${inner}</${name}>`
}

// Only what these two tables name is rendered; an unknown node renders its children, an unknown mark its text.
const nodes: Record<string, (inner: string, attributes: Attributes, reader: Reader) => string> = {
  doc: (inner) => inner,
  paragraph: (inner) => inner && `<p>${inner}</p>`,
  heading,
  bulletList: (inner) => inner && `<ul>${inner}</ul>`,
  orderedList,
  listItem: (inner) => `<li>${inner}</li>`,
  blockquote: (inner) => inner && `<blockquote>${inner}</blockquote>`,
  hardBreak: () => '<br>',
  horizontalRule: () => '<hr>',
  // The table scrolls on narrow screens, so it must be reachable by keyboard.
  table: (inner) => inner && `<div class="table" tabindex="0"><table>${inner}</table></div>`,
  tableRow: (inner) => `<tr>${inner}</tr>`,
  tableHeader: cell('th'),
  tableCell: cell('td'),
  image: (_, { media, alt, caption }, reader) => {
    const image = presentImage(reader.media, reader.language, typeof media === 'string' ? media : undefined)
    return image ? renderPicture(image, alt, caption) : ''
  },
}

const marks: Record<string, (inner: string, attributes: Attributes, reader: Reader) => string> = {
  bold: (inner) => `<strong>${inner}</strong>`,
  italic: (inner) => `<em>${inner}</em>`,
  underline: (inner) => `<u>${inner}</u>`,
  strike: (inner) => `<s>${inner}</s>`,
  superscript: (inner) => `<sup>${inner}</sup>`,
  subscript: (inner) => `<sub>${inner}</sub>`,
  link: (inner, { href }, { language }) => {
    const link = safeLink(language, href)
    return link
      ? `<a href="${escapeHtml(link.href)}"${link.outside ? ' rel="noopener noreferrer"' : ''}>${inner}</a>`
      : inner
  },
}

/** Rich text JSON → allow-listed HTML in the reader's language. Absent text gives ''. Never throws. */
export function renderRichText(reader: Reader, text: RichText | undefined): string {
  return text ? renderNode(reader, text, 0) : ''
}

function renderNode(reader: Reader, node: RichNode, depth: number): string {
  if (depth > deepest || node === null || typeof node !== 'object') return ''
  if (node.type === 'text') return renderText(reader, node)
  const { content } = node.type === 'table' ? labelledTable(node) : node
  const children = Array.isArray(content) ? content : []
  const inner = children.map((child, index) =>
    // A list item or cell reads `<li>text</li>`, not `<li><p>text</p></li>`.
    index === 0 && child?.type === 'paragraph' && /^(listItem|table(Cell|Header))$/.test(node.type)
      ? renderChildren(reader, child, depth + 1)
      : renderNode(reader, child, depth + 1),
  )
  const render = Object.hasOwn(nodes, node.type) ? nodes[node.type] : undefined
  return render ? render(inner.join(''), node.attrs ?? {}, reader) : inner.join('')
}

const renderChildren = (reader: Reader, node: RichNode, depth: number) =>
  (Array.isArray(node.content) ? node.content : [])
    .map((child) => renderNode(reader, child, depth + 1))
    .join('')

function renderText(reader: Reader, node: RichNode): string {
  const all = Array.isArray(node.marks) ? node.marks : []
  // A link inside a link is not HTML: the first one counts.
  const link = all.find((mark) => mark?.type === 'link')
  return all
    .filter((mark) => mark && (mark.type !== 'link' || mark === link))
    .reduceRight((inner, mark) => {
      const render = Object.hasOwn(marks, mark.type) ? marks[mark.type] : undefined
      return render ? render(inner, mark.attrs ?? {}, reader) : inner
    }, escapeHtml(node.text))
}

// Browsers ignore control characters and some invisible ones inside a scheme: "java\tscript:" would run.
const invisible = /[\p{C}\p{Z}\p{DI}]/gu
const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

type Link = { href: string; outside: boolean }

/**
 * The address of a link that may be rendered: `/…` of this site in the reader's language, or http, https, mailto, tel.
 * Undefined for anything else; the link is then shown as plain text.
 */
function safeLink(language: Language, value: unknown): Link | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.replace(invisible, '')
  if (text.startsWith('/')) return insideLink(language, text)
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  if (!schemes.has(url.protocol) || url.username || url.password) return undefined
  if (!text.toLowerCase().startsWith(url.protocol)) return undefined
  const outside = url.protocol === 'http:' || url.protocol === 'https:'
  // `https:evil.test` and `https:/evil.test` are repaired by browsers; an editor never means them.
  if (outside && !/^https?:\/\/[^/\\]/i.test(text)) return undefined
  return { href: url.href, outside }
}

function insideLink(language: Language, text: string): Link | undefined {
  if (/^\/[/\\]/.test(text) || text.includes('\\')) return undefined
  const origin = 'http://site.invalid'
  if (!URL.canParse(text, origin)) return undefined
  const url = new URL(text, origin)
  // Dot segments can leave a second slash at the start, which browsers read as another host.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined
  const path = url.pathname + url.search + url.hash
  if (path.startsWith('/media/')) return { href: path, outside: false }
  return { href: pathIn(language, pathWithoutLanguage(path)), outside: false }
}
