import { type Piece, textOf } from './page-items.ts'

const hyphenAtEnd = /(?<!\p{L})(\p{L}*\p{Ll})[-‐]\s*$/u
const beginning = /^\s*(\p{Ll}+)/u
const across = /(?<!\p{L})\p{L}+[-‐]\s*\n\s*\p{Ll}+/gu
const softHyphen = '\u00AD'

/**
 * The pieces of all pages with soft hyphens where a word is divided at the end of a line. A hyphen there divides a word that the
 * text has in one piece too, or of which what follows is no word by itself: develop-ment, but sixty-three and step-free.
 */
export function markDividedWords(pages: readonly Piece[][]): Piece[][] {
  const text = pages.map(textOf).join('\n')
  const words = new Set(
    text
      .replace(across, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu),
  )
  const isDivided = (first: string, second: string) =>
    words.has((first + second).toLowerCase()) || !words.has(second)
  return pages.map((page) => {
    const marked = [...page]
    let [last, isNextLine] = [-1, false]
    for (const [at, { text, endsLine }] of page.entries()) {
      if (text.trim() !== '') {
        const [, first] = (isNextLine && hyphenAtEnd.exec(page[last]?.text ?? '')) || []
        const [, second] = beginning.exec(text) ?? []
        const before = page[last]
        if (before && first && second && isDivided(first, second))
          marked[last] = { ...before, text: before.text.replace(/[-‐]\s*$/u, softHyphen) }
        ;[last, isNextLine] = [at, false]
      }
      isNextLine ||= endsLine
    }
    return marked
  })
}
