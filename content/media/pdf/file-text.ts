import { plainText, type RichNode, type RichText } from '../../rich-text/rich-text.ts'
import type { FileText } from './read-text.ts'

/** What the pages of a PDF are about: its headings with their pages, and the language of its text. */
export type Contents = { language: string; headings: Heading[] }
type Heading = { title: string; level: number; page: number }

// Longer ones are too much for one page of the site; a browser shows the PDF page by page.
const most = { pages: 200, characters: 300_000, headings: 300, title: 120 }
/** Fewer characters than this are no text of a page but what is on a picture. */
const leastCharacters = 20
/** The part of the pages that must have text: a scan has none, an illustrated report has pages that are pictures. */
const leastPages = 0.4
/** The part of characters that fonts do not name. */
const maxUnknown = 0.02

/** The contents of a file as they are stored; '' for one that cannot be read as a page of the site: scanned, unreadable or too long. */
export function storedContents({ language, pages }: FileText): string {
  const texts = pages.map(({ content }) => content.map(plainText).join(''))
  const whole = texts.join('')
  const unknown = whole.match(/[\p{Co}\uFFFD]/gu)?.length ?? 0
  const withText = texts.filter((text) => text.replace(/\s/g, '').length >= leastCharacters).length
  const isReadable =
    withText > 0 &&
    withText >= pages.length * leastPages &&
    pages.length <= most.pages &&
    whole.length <= most.characters &&
    unknown <= whole.length * maxUnknown
  return isReadable ? JSON.stringify({ language, headings: headingsOf(pages) } satisfies Contents) : ''
}

const headingsOf = (pages: FileText['pages']): Heading[] =>
  pages
    .flatMap(({ content }, index) =>
      content.flatMap((node) =>
        node.type === 'heading'
          ? [{ title: titleOf(node), level: Number(node.attrs?.level), page: index + 1 }]
          : [],
      ),
    )
    .slice(0, most.headings)

const titleOf = (node: RichNode) => plainText(node).trim().slice(0, most.title).toWellFormed()

export const storedPage = (content: RichNode[]): string =>
  content.length > 0 ? JSON.stringify({ type: 'doc', content } satisfies RichText) : ''

export const parseContents = (stored: string): Contents | undefined =>
  stored === '' ? undefined : JSON.parse(stored)

export const parsePage = (stored: string): RichText | undefined =>
  stored === '' ? undefined : JSON.parse(stored)
