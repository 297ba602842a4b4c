import type { RichNode } from '../../rich-text/rich-text.ts'
import { joinLines, normalizeCharacters } from './characters.ts'

/** The blocks of rich text that are made of a PDF. Each takes raw text and gives none for nothing but space. */
const inline = (raw: string): RichNode[] => {
  const text = joinLines(normalizeCharacters(raw))
  return text ? [{ type: 'text', text }] : []
}

const filled = (type: string, content: RichNode[], attrs?: RichNode['attrs']): RichNode[] =>
  content.length > 0 ? [{ type, content, ...(attrs && { attrs }) }] : []

export const paragraph = (raw: string): RichNode[] => filled('paragraph', inline(raw))

/** Levels are those of the PDF; `read-text.ts` makes them fit the page. */
export const heading = (raw: string, level: number): RichNode[] => filled('heading', inline(raw), { level })

/** What a picture shows, in the words of the PDF. */
export const pictureText = (raw: string): RichNode[] =>
  filled(
    'paragraph',
    inline(raw).map((node) => ({ ...node, marks: [{ type: 'italic' }] })),
  )

export const list = (items: RichNode[][], isOrdered: boolean): RichNode[] =>
  filled(
    isOrdered ? 'orderedList' : 'bulletList',
    items.flatMap((item) => filled('listItem', item)),
  )

/** A wider table is left as it is. */
const maxFilled = 40

type Cell = { isHead: boolean; content: RichNode[] }

/**
 * Rows of the same length: empty cells are not in the structure of a page. One that lacks more cells than it has is left as it
 * is: a hostile one of 100 KB became 2 million cells. A heading in a row of values is a bold cell, as a phone leaves out the
 * row that has the headings of columns.
 */
export function table(all: readonly (readonly Cell[])[]): RichNode[] {
  const rows = all.filter((cells) => cells.length > 0)
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), 0)
  const count = rows.reduce((sum, cells) => sum + cells.length, 0)
  const isFilled = width <= maxFilled && width * rows.length <= 2 * count
  const empty: Cell[] = Array.from({ length: isFilled ? width : 0 }, () => ({ isHead: false, content: [] }))
  return filled(
    'table',
    rows.map((cells) => {
      const isHeadRow = cells.every(({ isHead }) => isHead)
      const row = [...cells, ...empty.slice(cells.length)].map(({ isHead, content }) => ({
        type: isHeadRow ? 'tableHeader' : 'tableCell',
        content: isHead && !isHeadRow ? content.map(bold) : content,
      }))
      return { type: 'tableRow', content: row }
    }),
  )
}

const bold = (node: RichNode): RichNode =>
  node.type === 'text'
    ? { ...node, marks: [{ type: 'bold' }] }
    : { ...node, ...(node.content && { content: node.content.map(bold) }) }
