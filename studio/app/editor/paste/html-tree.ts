/** An element of pasted HTML, apart from the DOM, so that it can be changed without effects. */
export type Element = { tag: string; attributes: ReadonlyMap<string, string>; children: Node[] }
export type Node = Element | string

/** The properties of a DOM node that are read here; tests make the same of another parser's nodes. */
export type ParsedNode = {
  nodeType: number
  nodeName: string
  nodeValue: string | null
  childNodes: Iterable<ParsedNode>
  attributes?: Iterable<{ name: string; value: string }>
}

/** Elements whose text is no text of the document. */
const dropped = new Set(
  'head style script xml title iframe object embed svg math template noscript textarea select button'.split(
    ' ',
  ),
)

/** The children of a parsed node, without comments and elements that hold no text of the document. */
export const treeOf = (parent: ParsedNode): Node[] =>
  [...parent.childNodes].flatMap((node): Node[] => {
    if (node.nodeType === 3) return [node.nodeValue ?? '']
    const tag = node.nodeName.toLowerCase()
    if (node.nodeType !== 1 || dropped.has(tag)) return []
    const attributes = new Map(Array.from(node.attributes ?? [], ({ name, value }) => [name, value]))
    return isHidden({ tag, attributes, children: [] }) ? [] : [{ tag, attributes, children: treeOf(node) }]
  })

/** What is not on the page: hidden text, and comments of Word with the marks that lead to them. */
function isHidden(element: Element): boolean {
  const style = styleOf(element)
  return (
    style.get('display') === 'none' ||
    style.get('mso-hide') === 'all' ||
    style.get('mso-element') === 'comment-list' ||
    /\bMsoCommentReference\b/.test(element.attributes.get('class') ?? '')
  )
}

/** The nodes as DOM nodes of a document. */
export const toDom = (nodes: readonly Node[], document: Document): (HTMLElement | string)[] =>
  nodes.map((node) => {
    if (typeof node === 'string') return node
    const element = document.createElement(node.tag)
    for (const [name, value] of node.attributes) element.setAttribute(name, value)
    element.append(...toDom(node.children, document))
    return element
  })

/**
 * Prepares HTML for parsing: without `style` elements, and `style` attributes as `data-style`. The content security policy
 * forbids both, and the browser would report each of them.
 */
export const withoutInlineStyles = (html: string): string =>
  html
    .replace(/<style\b[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/gi, (tag) =>
      tag.replace(/(?<=\s)style(?=\s*=)/gi, 'data-style'),
    )

/** The declarations of an element's styles, Word's own `mso-…` ones included. */
export const styleOf = ({ attributes }: Element): Map<string, string> =>
  new Map(
    (attributes.get('data-style') ?? '').split(';').flatMap((line): [string, string][] => {
      const [name = '', ...value] = line.split(':')
      return value.length === 0 ? [] : [[name.trim().toLowerCase(), value.join(':').trim().toLowerCase()]]
    }),
  )

/** The text inside nodes, with plain spaces. */
export const textOf = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : textOf(node.children)))
    .join('')
    .replace(/\u00a0+/g, ' ')

/** A paragraph that Word or WPS shows as an item of a list, though its HTML has no list. */
export type Item = { level: number; ordered: boolean; start: number; children: Node[] }

const plainNumber = /^[（(]?([1-9]\d{0,2})[.．、)）]?\.?$/
/** 第一条, 一、, ①, 2.1, a), iv.: a list would show another number or none. A bullet may be a letter of a font of signs. */
const otherNumber = /[\p{N}\p{Script=Han}]|\p{L}{2}|\p{L}\s*[.．、)）]/u

/** The list item that a paragraph represents, or undefined for an ordinary paragraph. */
export function itemOf(paragraph: Element): Item | undefined {
  const level = levelOf(paragraph)
  if (level === undefined) return undefined
  const marker = markerOf(paragraph)
  const [, number] = plainNumber.exec(marker) ?? []
  if (!number && otherNumber.test(marker)) return undefined
  const children = withoutMarkers(paragraph.children)
  return { level, ordered: number !== undefined, start: Number(number ?? 1), children }
}

/** A paragraph whose number no list can show, with this number as its first word. */
export function numberedText(paragraph: Element): Element {
  const marker = levelOf(paragraph) === undefined ? '' : markerOf(paragraph)
  if (marker === '') return paragraph
  const first = /[、．）]$/.test(marker) ? marker : `${marker} `
  return { ...paragraph, children: [first, ...withoutMarkers(paragraph.children)] }
}

function levelOf(paragraph: Element): number | undefined {
  const [, level] = /\blevel(\d+)/.exec(styleOf(paragraph).get('mso-list') ?? '') ?? []
  return level ? Number(level) : undefined
}

const markerOf = ({ children }: Element): string => textOf(markersIn(children)).trim()

// The number or bullet is in the text, marked to be ignored where lists are known.
const isMarker = (node: Node): boolean =>
  typeof node !== 'string' && styleOf(node).get('mso-list') === 'ignore'

const markersIn = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) =>
    isMarker(node) ? [node] : typeof node === 'string' ? [] : markersIn(node.children),
  )

const withoutMarkers = (nodes: readonly Node[]): Node[] =>
  nodes
    .filter((node) => !isMarker(node))
    .map((node) => (typeof node === 'string' ? node : { ...node, children: withoutMarkers(node.children) }))

/** Items that follow each other as real lists, deeper ones inside the item before them. */
export function listsOf(items: readonly Item[]): Element[] {
  const lists: Element[] = []
  for (let at = 0; at < items.length; ) {
    const first = items[at]
    if (!first) break
    const list = element(
      first.ordered ? 'ol' : 'ul',
      first.start > 1 && first.ordered ? first.start : undefined,
    )
    while (at < items.length) {
      const item = items[at]
      if (!item || item.level < first.level) break
      if (item.level === first.level && item.ordered !== first.ordered) break
      // Numbered anew, or on from items between them that are text.
      if (item.level === first.level && item.ordered && item.start !== first.start + list.children.length)
        break
      const end = items.findIndex((other, index) => index > at && other.level <= first.level)
      const below = items.slice(at + 1, end < 0 ? items.length : end)
      const text = { ...element('p'), children: item.children }
      list.children.push({ ...element('li'), children: [text, ...listsOf(below)] })
      at += 1 + below.length
    }
    lists.push(list)
  }
  return lists
}

const element = (tag: string, start?: number): Element => ({
  tag,
  attributes: new Map<string, string>(start ? [['start', String(start)]] : []),
  children: [],
})
