import { type Element, type Node, styleOf, textOf } from './html-tree.ts'

/** A paragraph that Word or WPS shows as an item of a list, though its HTML has no list. */
export type Item = { level: number; ordered: boolean; start: number; children: Node[] }

const numbered = /^[（(]?(?:\d+|[a-z]{1,4}|[一二三四五六七八九十百]+)[.．、)）]\.?$|^[①-⑳]$|^\d+(?:\.\d+)+$/i

/** The list item that a paragraph stands for, or undefined for an ordinary paragraph. */
export function itemOf(paragraph: Element): Item | undefined {
  const [, level] = /\blevel(\d+)/.exec(styleOf(paragraph).get('mso-list') ?? '') ?? []
  if (!level) return undefined
  const sign = textOf(signsIn(paragraph.children)).trim()
  return {
    level: Number(level),
    ordered: numbered.test(sign),
    start: Number(/^[（(]?(\d+)/.exec(sign)?.[1] ?? 1),
    children: withoutSigns(paragraph.children),
  }
}

// The number or bullet stands in the text, marked to be ignored where lists are known.
const isSign = (node: Node): boolean => typeof node !== 'string' && styleOf(node).get('mso-list') === 'ignore'

const signsIn = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => (isSign(node) ? [node] : typeof node === 'string' ? [] : signsIn(node.children)))

const withoutSigns = (nodes: readonly Node[]): Node[] =>
  nodes
    .filter((node) => !isSign(node))
    .map((node) => (typeof node === 'string' ? node : { ...node, children: withoutSigns(node.children) }))

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
      const words = { ...element('p'), children: item.children }
      list.children.push({ ...element('li'), children: [words, ...listsOf(below)] })
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
