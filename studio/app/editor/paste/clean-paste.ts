import { isHref } from '@shanmen/content/rich-text/check.ts'
import {
  type Element,
  type Item,
  itemOf,
  listsOf,
  type Node,
  numberedText,
  type ParsedNode,
  styleOf,
  textOf,
  treeOf,
} from './html-tree.ts'

const plain = new Set('p div ul ol li blockquote br hr table tr th td'.split(' '))
const groups = new Set(['thead', 'tbody', 'tfoot'])
/** Elements that begin a line of their own as a `div` does; articles of WeChat have few others. */
const divs = new Set(
  (
    'div section article header footer main aside nav center figure figcaption dl dt dd pre caption address ' +
    'details summary'
  ).split(' '),
)
const marks: Record<string, string> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
  s: 's',
  strike: 's',
  del: 's',
  sup: 'sup',
  sub: 'sub',
}
const blocks = new Set('p div ul ol li blockquote table tr th td h2 h3 hr'.split(' '))

/** `pictures`: how many were left out, as pictures come from the media library. */
type Cleaned = { nodes: Node[]; pictures: number }

/**
 * Cleans parsed HTML that Word, WPS or a web page put on the clipboard: headings, lists, tables, links, bold and italic,
 * raised and lowered characters stay, as plain elements; all fonts, colours, classes, scripts and foreign pictures go.
 */
export function cleanPaste(root: ParsedNode): Cleaned {
  const tree = treeOf(root)
  const work = { pictures: 0, hasTop: has(tree, (element) => headingOf(element) === 1) }
  return { nodes: cleanAll(tree, work), pictures: work.pictures }
}

type Work = { pictures: number; hasTop: boolean; inHeading?: boolean; keepsLines?: boolean }

function cleanAll(nodes: readonly Node[], work: Work): Node[] {
  const result: Node[] = []
  let items: Item[] = []
  const endList = () => {
    result.push(...listsOf(items))
    items = []
  }
  for (const node of nodes) {
    const item = typeof node !== 'string' && node.tag === 'p' ? itemOf(node) : undefined
    if (item) {
      items.push({ ...item, children: trimmed(cleanAll(item.children, work)) })
      continue
    }
    if (typeof node === 'string' && items.length > 0 && node.trim() === '') continue
    endList()
    if (typeof node !== 'string') result.push(...clean(numberedText(node), work))
    else result.push(...(work.keepsLines ? linesOf(node) : [unwrapped(node)]))
  }
  endList()
  return result
}

function clean(element: Element, work: Work): Node[] {
  const tag = divs.has(element.tag) ? 'div' : element.tag
  if (tag === 'img' || tag === 'v:imagedata') {
    work.pictures += tag === 'img' ? 1 : 0
    return []
  }
  const level = headingOf(element)
  const inHeading = work.inHeading || level !== undefined
  const within = { ...work, inHeading, pictures: 0, keepsLines: work.keepsLines || element.tag === 'pre' }
  let children = cleanAll(element.children, within)
  work.pictures += within.pictures
  if (level !== undefined)
    return isBlank(children) ? [] : [make(headingTag(level, work.hasTop), trimmed(children))]
  if (tag === 'p') return isBlank(children) ? [] : [make('p', trimmed(children))]
  if (tag === 'div') {
    // Empty: ends the line before it.
    if (isBlank(children)) return [make('div', [])]
    return has(children, isBlock) ? linesApart(children) : [make('div', trimmed(children))]
  }
  // The heading of a table would become a row of it.
  if (tag === 'table') return outOfTable(children)
  // Bold rows, as style sheets have them, would be no rows of the table.
  if (groups.has(tag)) return children
  if (plain.has(tag)) return [make(tag, children, allowedAttributes(element))]
  const href = element.attributes.get('href')?.trim()
  if (tag === 'a') return href && isHref(href) ? [make('a', children, [['href', href]])] : children
  for (const mark of marksOf(element, inHeading)) if (!isBlank(children)) children = [make(mark, children)]
  return children
}

/** Text between blocks as lines of its own: the element around all is left out, and it would join the text before or after that. */
function linesApart(nodes: readonly Node[]): Node[] {
  const result: Node[] = []
  let line: Node[] = []
  const endLine = () => {
    if (!isBlank(line)) result.push(make('div', trimmed(line)))
    line = []
  }
  for (const node of nodes) {
    if (typeof node === 'string' || !has([node], isBlock)) line.push(node)
    else {
      endLine()
      if (node.tag !== 'div' || node.children.length > 0) result.push(node)
    }
  }
  endLine()
  return result
}

function outOfTable(children: Node[]): Node[] {
  const isOther = (node: Node) => typeof node !== 'string' && node.tag !== 'tr'
  return [
    ...children.filter(isOther),
    make(
      'table',
      children.filter((node) => !isOther(node)),
    ),
  ]
}

/** 1 to 6 for a heading, by its tag or by the style that Word and WPS give a title. */
function headingOf({ tag, attributes }: Element): number | undefined {
  const [, number] =
    /^h([1-6])$/.exec(tag) ?? /^(?:Mso)?Heading\s?([1-6])$/i.exec(attributes.get('class') ?? '') ?? []
  if (number) return Number(number)
  return tag === 'p' && /^MsoTitle\b/.test(attributes.get('class') ?? '') ? 1 : undefined
}

// The page's own title is the first level; a text begins with the second.
const headingTag = (level: number, hasTop: boolean): string => (level + (hasTop ? 1 : 0) <= 2 ? 'h2' : 'h3')

function marksOf(element: Element, inHeading: boolean): string[] {
  const style = styleOf(element)
  const weight = style.get('font-weight')
  const isBold = weight === 'bold' || weight === 'bolder' || Number(weight) >= 600
  const decoration = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`
  const raised = style.get('vertical-align')
  const own = marks[element.tag]
  const all = new Set([
    // Some programs wrap everything in a <b> that says it is not bold.
    ...(own && !(own === 'strong' && weight !== undefined && !isBold) ? [own] : []),
    ...(isBold ? ['strong'] : []),
    ...(style.get('font-style') === 'italic' ? ['em'] : []),
    ...(decoration.includes('underline') ? ['u'] : []),
    ...(decoration.includes('line-through') ? ['s'] : []),
    ...(raised === 'super' ? ['sup'] : raised === 'sub' ? ['sub'] : []),
  ])
  if (inHeading) all.delete('strong')
  return [...all]
}

function allowedAttributes({ tag, attributes }: Element): [string, string][] {
  const names = tag === 'td' || tag === 'th' ? ['colspan', 'rowspan'] : tag === 'ol' ? ['start'] : []
  return names.flatMap((name): [string, string][] => {
    const value = attributes.get(name)
    return value && /^\d{1,3}$/.test(value) && Number(value) > 1 ? [[name, value]] : []
  })
}

const make = (tag: string, children: Node[], attributes: [string, string][] = []): Element => ({
  tag,
  attributes: new Map(attributes),
  children,
})

const has = (nodes: readonly Node[], is: (element: Element) => boolean): boolean =>
  nodes.some((node) => typeof node !== 'string' && (is(node) || has(node.children, is)))

const isBlock = ({ tag }: Element): boolean => blocks.has(tag)

const isBlank = (nodes: readonly Node[]): boolean =>
  textOf(nodes).replaceAll('\u3000', '').trim() === '' &&
  !has(nodes, ({ tag }) => tag === 'hr' || tag === 'table')

// Word breaks the lines of its HTML where it likes; between Chinese characters a break is no space.
const unwrapped = (text: string): string =>
  text
    .replace(/\u00a0+/g, ' ')
    .replace(
      /([\p{Script=Han}\p{P}\u3000])[ \t]*[\r\n]+[ \t]*(?=[\p{Script=Han}、，。；：！？（）《》“”])/gu,
      '$1',
    )
    .replace(/\s*[\r\n]+\s*/g, ' ')

/** Lines of a text that shows them as they are, with breaks between them. */
const linesOf = (text: string): Node[] =>
  text
    .split(/\r?\n/)
    .flatMap((line, index) => (index === 0 ? [line] : [make('br', []), line]))
    .filter((part) => part !== '')

// The site indents paragraphs itself: spaces typed in front of the first word would indent twice.
function trimmed(nodes: Node[]): Node[] {
  const [first, ...rest] = nodes
  if (first === undefined) return nodes
  if (typeof first !== 'string') {
    if (blocks.has(first.tag) || first.tag === 'br') return nodes
    return [{ ...first, children: trimmed(first.children) }, ...rest]
  }
  const text = first.trimStart()
  return text === '' ? trimmed(rest) : [text, ...rest]
}
