import { plainText, type RichNode } from '../../rich-text/rich-text.ts'
import { joinLines, normalizeCharacters } from './characters.ts'
import { markDividedWords } from './divided-words.ts'
import { joinLetters } from './letter-spacing.ts'
import { type PdfDocument, type PdfPage, type Piece, readPieces, textOf } from './page-items.ts'
import { heading } from './rich-nodes.ts'
import { taggedText } from './tagged-text.ts'
import { untaggedText } from './untagged-text.ts'

/** The text of a PDF: of each page as it is there, for the search, and as blocks of rich text, to be read. */
export type FileText = { language: string; pages: { text: string; content: RichNode[] }[] }

type Bookmark = { title: string; level: number; page: number }

const maxBookmarks = 500
/** Of a whole file. More are too much for a page, and are handed over by the thread at once, in which time no one is answered. */
const maxNodes = 60_000
/** Less of the text than this in the structure, and the structure is not used. */
const leastTagged = 0.5
/** The title of the page is its first heading. */
const levels = { first: 2, last: 4 }

/**
 * Reads the text of every page. Blocks come from the structure of a tagged PDF, else from where lines are; headings from
 * the structure, else from the bookmarks, else from the size of the letters.
 */
export async function readText(document: PdfDocument): Promise<FileText> {
  const drawn: Piece[][] = []
  const trees: Awaited<ReturnType<PdfPage['getStructTree']>>[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    drawn.push(await joinLetters(page, await readPieces(page)))
    trees.push(await page.getStructTree())
    page.cleanup()
  }
  const pieces = markDividedWords(drawn)
  const tagged = pieces.map((onPage, index) => {
    const tree = trees[index]
    return tree ? taggedText(tree, onPage) : []
  })
  const bookmarks = await readBookmarks(document)
  const content = atMost(maxNodes, fitLevels(chooseContent(pieces, tagged, bookmarks)))
  const texts = pieces.map(textOf)
  const pages = texts.map((text, index) => ({ text, content: content[index] ?? [] }))
  return { language: await languageOf(document, texts.join('\n')), pages }
}

/** The blocks of pages, or none where they have too many nodes: empty cells have no characters that would count. */
export function atMost(most: number, pages: RichNode[][]): RichNode[][] {
  const count = (nodes: RichNode[]): number =>
    nodes.reduce((sum, { content = [] }) => sum + count(content), nodes.length)
  return count(pages.flat()) > most ? [] : pages
}

function chooseContent(pieces: Piece[][], tagged: RichNode[][], bookmarks: Bookmark[]): RichNode[][] {
  const length = (text: string) => text.replace(/\s/g, '').length
  const whole = length(pieces.map(textOf).join(''))
  const isTagged = length(tagged.flat().map(plainText).join('')) >= whole * leastTagged
  const hasHeadings = tagged.flat().some(({ type }) => type === 'heading')
  if (isTagged && hasHeadings) return tagged
  if (bookmarks.length === 0) return untaggedText(pieces, { withHeadings: true })
  return withBookmarks(isTagged ? tagged : untaggedText(pieces, { withHeadings: false }), bookmarks)
}

/** The bookmarks as headings: the paragraph with the same words, else a heading above the page. */
function withBookmarks(pages: RichNode[][], bookmarks: readonly Bookmark[]): RichNode[][] {
  const compact = (text: string) => normalizeCharacters(text).replace(/\s/g, '')
  const result = pages.map((page) => [...page])
  for (const { title, level, page } of bookmarks.toReversed()) {
    const onPage = result[page]
    const [node] = heading(title, level)
    if (!onPage || !node) continue
    const at = onPage.findIndex(
      (each) => each.type === 'paragraph' && compact(plainText(each)) === compact(title),
    )
    onPage.splice(Math.max(0, at), at < 0 ? 0 : 1, node)
  }
  return result
}

async function readBookmarks(document: PdfDocument): Promise<Bookmark[]> {
  const found: Bookmark[] = []
  type Outline = Awaited<ReturnType<PdfDocument['getOutline']>>
  const read = async (items: Outline, level: number): Promise<void> => {
    for (const { title, dest, items: inner } of items ?? []) {
      if (found.length >= maxBookmarks) return
      const page = await pageOf(document, dest)
      if (page !== undefined && title.trim()) found.push({ title: joinLines(title), level, page })
      await read(inner, level + 1)
    }
  }
  // Bookmarks that cannot be read are no reason to leave the text unread.
  await read(await document.getOutline().catch(() => []), 1).catch(() => undefined)
  return found
}

async function pageOf(document: PdfDocument, dest: unknown): Promise<number | undefined> {
  const place: unknown = typeof dest === 'string' ? await document.getDestination(dest) : dest
  const [target] = Array.isArray(place) ? place : []
  if (typeof target === 'number') return target
  if (typeof target !== 'object' || target === null) return undefined
  return document.getPageIndex(target).catch(() => undefined)
}

/** Levels without gaps, from h2 on. A single heading of the highest level is the title: it is beside those below it. */
function fitLevels(pages: RichNode[][]): RichNode[][] {
  const found = pages.flat().flatMap(({ type, attrs }) => (type === 'heading' ? Number(attrs?.level) : []))
  const used = [...new Set(found)].toSorted((a, b) => a - b)
  const hasTitle = used.length > 1 && found.filter((level) => level === used[0]).length === 1
  const fit = (level: number) =>
    Math.min(levels.last, levels.first + Math.max(0, used.indexOf(level) - (hasTitle ? 1 : 0)))
  return pages.map((page) =>
    page.map((node) =>
      node.type === 'heading' ? { ...node, attrs: { level: fit(Number(node.attrs?.level)) } } : node,
    ),
  )
}

/** The language that the PDF names, as far as it is one; else by its letters. */
async function languageOf(document: PdfDocument, text: string): Promise<string> {
  const { info } = await document.getMetadata()
  const named = 'Language' in info && typeof info.Language === 'string' ? info.Language.trim() : ''
  try {
    const [tag] = Intl.getCanonicalLocales(named || [])
    if (tag) return tag
  } catch {
    // No language tag: as if there were none.
  }
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  return count(/\p{Script=Han}/gu) > count(/[a-z]+/gi) ? 'zh-CN' : 'en'
}
