import { plainText, type RichNode } from '../../rich-text/rich-text.ts'
import { type PdfDocument, type Piece, textOf } from './page-items.ts'
import { heading, list, paragraph, pictureText, table } from './rich-nodes.ts'

type Page = Awaited<ReturnType<PdfDocument['getPage']>>
type Tree = NonNullable<Awaited<ReturnType<Page['getStructTree']>>>
type Child = Tree['children'][number]
type Element = Extract<Child, { role: string }>

const deepest = 60
// No line break, or it would be taken for one inside a sentence.
const apart = ' '
const headings = /^H([1-6])?$/
/** Elements that are a block of their own; others are part of the line that they are in. */
const blocks =
  /^(?:H[1-6]?|P|L|LI|Table|TR|TH|TD|THead|TBody|TFoot|Figure|Caption|BlockQuote|Note|TOC|TOCI|Div|Sect|Part|Art|Document|Index|Title|Formula|Aside)$/

/** The text of a page by the structure of a tagged PDF: without what it calls decoration, such as page numbers. */
export function taggedText(tree: Tree, pieces: readonly Piece[]): RichNode[] {
  const marked = Map.groupBy(pieces, (piece) => piece.marked ?? '')
  const isElement = (child: Child): child is Element => 'role' in child
  const childrenOf = (element: Element) => element.children ?? []
  const elementsIn = (element: Element) => childrenOf(element).filter(isElement)

  const wordsOf = (child: Child, depth: number): string => {
    if (depth > deepest) return ''
    if (!isElement(child)) return child.type === 'content' ? textOf(marked.get(child.id) ?? []) : ''
    return childrenOf(child).reduce((text, each) => text + after(text, each, depth), '')
  }
  /** The words of a child. One that begins on another line than what is before it is told apart. */
  const after = (text: string, child: Child, depth: number): string => {
    const next = wordsOf(child, depth + 1)
    const isApart = text.trim() !== '' && isElement(child) && next.startsWith('\n')
    return isApart ? apart + next.trimStart() : next
  }
  const holdsBlock = (element: Element, depth = 0): boolean =>
    depth < deepest &&
    elementsIn(element).some((child) => blocks.test(child.role) || holdsBlock(child, depth + 1))

  const flow = (element: Element, depth: number): RichNode[] => {
    const found: RichNode[] = []
    let line = ''
    const endLine = () => {
      found.push(...paragraph(line))
      line = ''
    }
    for (const child of childrenOf(element)) {
      if (isElement(child) && (blocks.test(child.role) || holdsBlock(child))) {
        endLine()
        const next = block(child, depth + 1)
        // A picture's words often begin with its caption.
        if (child.role === 'Figure' && repeats(next[0], found.at(-1))) found.pop()
        found.push(...next)
      } else line += after(line, child, depth)
    }
    endLine()
    return found
  }

  const item = (element: Element, depth: number): RichNode[] => {
    const parts = childrenOf(element).filter((child) => !isElement(child) || child.role !== 'Lbl')
    return flow({ ...element, children: parts }, depth)
  }

  const row = (element: Element, depth: number) =>
    elementsIn(element)
      .filter(({ role }) => role === 'TH' || role === 'TD')
      .map((cell) => ({
        isHead: cell.role === 'TH',
        content: holdsBlock(cell) ? flow(cell, depth) : paragraph(wordsOf(cell, depth)),
      }))

  const rowsOf = (element: Element, depth: number): Element[] =>
    depth > deepest
      ? []
      : elementsIn(element).flatMap((child) => (child.role === 'TR' ? [child] : rowsOf(child, depth + 1)))

  const block = (element: Element, depth: number): RichNode[] => {
    if (depth > deepest) return []
    const { role } = element
    const level = headings.exec(role)
    if (level) return heading(wordsOf(element, depth), Number(level[1] ?? 1))
    if (role === 'Title') return heading(wordsOf(element, depth), 1)
    if (role === 'Figure' || role === 'Formula') {
      const words = 'alt' in element && typeof element.alt === 'string' ? element.alt : ''
      return words.trim() ? pictureText(words) : flow(element, depth)
    }
    if (role === 'L' || role === 'TOC') {
      const items = elementsIn(element).filter((child) => child.role === 'LI' || child.role === 'TOCI')
      const labels = items.flatMap((each) => elementsIn(each).filter((child) => child.role === 'Lbl'))
      const isOrdered = labels.length > 0 && labels.every((label) => /\d/.test(wordsOf(label, depth)))
      return items.length > 0
        ? list(
            items.map((each) => item(each, depth)),
            isOrdered,
          )
        : flow(element, depth)
    }
    if (role === 'Table') {
      const caption = elementsIn(element).filter((child) => child.role === 'Caption')
      const rows = rowsOf(element, depth)
      return [...caption.flatMap((each) => flow(each, depth)), ...table(rows.map((each) => row(each, depth)))]
    }
    return flow(element, depth)
  }

  return block({ ...tree, role: 'Document' }, 0)
}

const repeats = (node: RichNode | undefined, before: RichNode | undefined): boolean =>
  node !== undefined &&
  before?.type === 'paragraph' &&
  plainText(node).trim().startsWith(plainText(before).trim())
