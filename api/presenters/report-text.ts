import { plainText, type RichNode, type RichText } from '@shanmen/content/rich-text/rich-text.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import { presentReport } from './disclosure.ts'
import { presentFile } from './media.ts'
import { html, type Item, type Reader } from './reader.ts'

type Heading = Data<'responsibilityReportText'>['headings'][number]
type StoredText = { language: string; headings: Heading[] }

/** The text of a report's PDF; null without a file. */
export function presentReportText(
  reader: Reader,
  item: Item<'report'>,
  { language, headings }: StoredText,
  pages: readonly { page: number; content: RichText | undefined }[],
  languages: number[],
): Data<'responsibilityReportText'> | null {
  const { readable: _, ...report } = presentReport(reader, item, new Set())
  const file = presentFile(reader.media, reader.language, item.document.file)
  if (!file) return null
  const shown = pages.map(({ page, content }) => ({ page, content, contents: contentsIn(content, headings) }))
  const texts = shown.map(({ page, content, contents }) => ({
    page,
    content: html(reader, content && withLinks(without(contents, content))),
  }))
  const isPrinted = ({ title, page }: Heading) =>
    shown.some((each) => each.page === page && each.contents.some((node) => plainText(node).trim() === title))
  return {
    ...{ ...report, file, language, languages },
    headings: headings.filter((heading) => !isPrinted(heading)),
    texts: texts.filter(({ content }) => content),
  }
}

/** The list of contents that a page of the PDF has, with its heading: the page of the text has its own, with links. */
function contentsIn(content: RichText | undefined, headings: readonly Heading[]): RichNode[] {
  const entries = new Set(headings.map(({ title, page }) => `${title} ${page}`))
  const isList = (node?: RichNode) =>
    node?.type === 'bulletList' && node.content?.every((item) => entries.has(plainText(item).trim()))
  const nodes = content?.content ?? []
  return nodes.filter((node, at) => isList(node) || (node.type === 'heading' && isList(nodes[at + 1])))
}

const without = (left: readonly RichNode[], text: RichText): RichText => ({
  ...text,
  content: text.content.filter((node) => !left.includes(node)),
})

/**
 * A telephone number (400-000-0026, 0510-8888-8888) or an e-mail address. An address is tried only where a word begins and no further
 * than one is long: tried from each letter of a PDF's line of 100,000 it took 20 seconds, in which no page was answered.
 */
const reachable =
  /((?<![\d-])(?:400-\d{3}|0\d{2,3}-\d{4})-?\d{3,4}(?![\d-])|(?<![\w.+-])[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})+)/i

/** Telephone numbers and addresses of a PDF as links: a phone calls them, and no line ends inside a number. */
function withLinks<T extends RichNode>(node: T): T {
  return { ...node, ...(node.content && { content: node.content.flatMap(linked) }) }
}

function linked(node: RichNode): RichNode[] {
  if (node.type !== 'text' || node.marks?.length) return [withLinks(node)]
  return (node.text ?? '').split(reachable).flatMap((text, at) => {
    if (!text) return []
    if (at % 2 === 0) return [{ type: 'text', text }]
    const href = text.includes('@') ? `mailto:${text}` : `tel:${text.replaceAll('-', '')}`
    return [{ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }]
  })
}
