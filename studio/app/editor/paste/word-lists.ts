import { type Element, type Node, styleOf, textOf } from './html-tree.ts'

/** A paragraph that Word or WPS shows as an item of a list, though its HTML has no list. */
export type Item = { level: number; ordered: boolean; start: number; children: Node[] }

const numbered = /^[（(]?(?:\d+|[a-z]{1,4}|[一二三四五六七八九十百]+)[.．、)）]\.?$|^[①-⑳]$|^\d+(?:\.\d+)+$/i

/** The list item that a paragraph stands for, or undefined for an ordinary paragraph. */
export function itemOf(paragraph: Element): Item | undefined {
  const [, level] = /\blevel(\d+)/.exec(styleOf(paragraph).get('mso-list') ?? '') ?? []
  if (!level) return undefined
  const marker = textOf(markersIn(paragraph.children)).trim()
  return {
    level: Number(level),
    ordered: numbered.test(marker),
    start: Number(/^[（(]?(\d+)/.exec(marker)?.[1] ?? 1),
    children: withoutMarkers(paragraph.children),
  }
}

// The number or bullet stands in the text, marked to be ignored where lists are known.
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
      if (!item || item.level < first.level || (item.level === first.level && item.ordered !== first.ordered))
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
