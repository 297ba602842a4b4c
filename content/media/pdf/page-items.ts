import type { getDocument } from 'unpdf/pdfjs'

export type PdfDocument = Awaited<ReturnType<typeof getDocument>['promise']>
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>

/** A piece of text where it is on a page; `marked` is the id by which the structure of a tagged PDF refers to it. */
export type Piece = {
  text: string
  endsLine: boolean
  x: number
  right: number
  y: number
  size: number
  marked: string | undefined
}

/** The pieces of text of a page, in the order in which they are drawn. */
export async function readPieces(page: PdfPage): Promise<Piece[]> {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const open: (string | undefined)[] = []
  const pieces: Piece[] = []
  for (const item of items) {
    if ('str' in item) {
      const [, , c = 0, d = 0, x = 0, y = 0] = item.transform.map(Number)
      const place = { x, right: x + item.width, y, size: Math.hypot(c, d), marked: open.at(-1) }
      pieces.push({ text: item.str, endsLine: item.hasEOL, ...place })
    } else if (item.type === 'endMarkedContent') open.pop()
    // What has no id of its own belongs to what it is in.
    else open.push(item.id || open.at(-1))
  }
  return pieces
}

export const textOf = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, endsLine }) => (endsLine ? `${text}\n` : text)).join('')
