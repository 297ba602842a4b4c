import type { RichNode } from '@shanmen/content/rich-text/rich-text.ts'

/** Each row repeats it: with a text of 100 KB as heading of 2,500 rows the site was silent for a minute. */
const longestLabel = 80

/**
 * A table whose cells know the heading of their column, in the attribute `label`: phones show each row as a block and the
 * labels before its cells. Two columns fit beside each other; a table without a row of headings, with a long heading, or with joined
 * cells, has no labels and scrolls sideways.
 */
export function labelledTable(table: RichNode): RichNode {
  const [head, ...rows] = childrenOf(table)
  const labels = childrenOf(head).map((cell) => (cell?.type === 'tableHeader' ? textOf(cell, 0).trim() : ''))
  const isPlain = [head, ...rows].every(
    (row) => childrenOf(row).length === labels.length && childrenOf(row).every(isSingle),
  )
  const areShort = labels.every((label) => label !== '' && label.length <= longestLabel)
  if (!head || labels.length < 3 || !areShort || !isPlain) return table
  const label = (cell: RichNode, at: number): RichNode => ({
    ...cell,
    attrs: { ...cell?.attrs, label: labels[at] ?? '' },
  })
  return {
    ...table,
    content: [head, ...rows.map((row) => ({ ...row, content: childrenOf(row).map(label) }))],
  }
}

const childrenOf = (node: RichNode | undefined): RichNode[] =>
  Array.isArray(node?.content) ? node.content : []

const isSingle = (cell: RichNode) =>
  [cell?.attrs?.colspan, cell?.attrs?.rowspan].every((span) => typeof span !== 'number' || span <= 1)

const deepest = 8

/** The words of a heading. Deeper nodes than an editor can make are left out. */
function textOf(node: RichNode, depth: number): string {
  if (depth > deepest || node === null || typeof node !== 'object') return ''
  if (typeof node.text === 'string') return node.text
  return childrenOf(node)
    .map((child) => textOf(child, depth + 1))
    .join('')
}
