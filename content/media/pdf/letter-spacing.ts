import { OPS } from 'unpdf/pdfjs'
import { normalizeCharacters } from './characters.ts'
import type { PdfPage, Piece } from './page-items.ts'

/**
 * A character as it is drawn, and the gap before it in sizes of its letters: `space` after a drawn space, undefined where it
 * does not continue the line.
 */
type Drawn = { character: string; gap: number | 'space' | undefined }

/** How much wider than between its letters the gap between the words of a line is. */
const wordGap = 0.15
/** Letters that are further apart than words usually do are left as they are. */
const widest = 0.25

/** A letter that is alone and is no word: perhaps one of a word with wide gaps between its letters. */
const loneLetter = /(?<!\S)(?![aAI](?!\S))\p{L}(?!\S)/u

/**
 * The pieces of a page with letter-spaced words in one piece. The library takes a gap of a tenth of the size for a space; it
 * is one where a space was drawn, or where it is wider than those between the letters of this line.
 */
export async function joinLetters(page: PdfPage, pieces: readonly Piece[]): Promise<Piece[]> {
  if (!pieces.some(({ text }) => loneLetter.test(text))) return [...pieces]
  const drawn = await readDrawn(page)
  // The place of each code unit among what is drawn: a ligature is drawn as one.
  const places = drawn.flatMap(({ character }, index) => Array.from(character, () => index))
  const whole = drawn.map(({ character }) => character).join('')
  let from = 0
  return pieces.map((piece) => {
    const text = normalizeCharacters(piece.text)
    const letters = text.replace(/\s/g, '')
    const at = letters ? whole.indexOf(letters, from) : -1
    if (at < 0) return piece
    from = at + letters.length
    if (!loneLetter.test(text)) return piece
    const gaps = places
      .slice(at, from)
      .map((place, index, all) => (place === all[index - 1] ? 0 : drawn[place]?.gap))
    return { ...piece, text: spaced(text, gaps) }
  })
}

/** The text with spaces according to the gaps before its letters; where there is none, those that it has. */
function spaced(text: string, gaps: readonly Drawn['gap'][]): string {
  const own = gaps
    .slice(1)
    .filter((gap) => typeof gap === 'number')
    .toSorted((a, b) => a - b)
  const usual = own[Math.floor(own.length / 2)]
  if (usual === undefined || usual > widest) return text
  let index = 0
  return text.replace(/(\s*)(\S)/g, (all, space: string, letter: string) => {
    const gap = gaps[index++]
    if (index === 1 || gap === undefined) return all
    if (gap === 'space' || gap > usual + wordGap) return `${space || ' '}${letter}`
    return letter
  })
}

type Matrix = readonly [a: number, b: number, c: number, d: number, x: number, y: number]
type Glyph = { unicode: string; width: number; isSpace: boolean; vmetric?: unknown }

const isGlyph = (part: unknown): part is Glyph =>
  typeof part === 'object' && part !== null && 'unicode' in part && typeof part.unicode === 'string'
const moved = ([a, b, c, d, x, y]: Matrix, right: number, up: number): Matrix => [
  ...([a, b, c, d] as const),
  a * right + c * up + x,
  b * right + d * up + y,
]

/** The characters of a page in the order in which they are drawn, without spaces. */
async function readDrawn(page: PdfPage): Promise<Drawn[]> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const drawn: Drawn[] = []
  const saved: (typeof state)[] = []
  let state = { size: 1, letter: 0, word: 0, scale: 1, leading: 0 }
  let line: Matrix = [1, 0, 0, 1, 0, 0]
  let at = line
  let end: 'space' | Matrix | undefined

  const advance = (width: number) => {
    at = moved(at, width * state.scale, 0)
  }
  const gapAt = (): Drawn['gap'] => {
    if (end === undefined || end === 'space') return end
    const [a, b, , , x, y] = at
    const length = Math.hypot(a, b)
    const em = length * Math.abs(state.size)
    const [right, up] = [x - end[4], y - end[5]]
    const along = (right * a + up * b) / length
    const across = Math.abs(right * b - up * a) / length
    return em > 0 && across < em / 2 && along > -em ? along / em : undefined
  }
  const show = (part: unknown) => {
    if (typeof part === 'number') advance((-part / 1000) * state.size)
    if (!isGlyph(part)) return
    const character = normalizeCharacters(part.unicode).trim()
    // Vertical lines have one letter below the other.
    if (character) drawn.push({ character, gap: part.vmetric ? undefined : gapAt() })
    advance((part.width / 1000) * state.size)
    end = character ? at : 'space'
    advance(state.letter + (part.isSpace ? state.word : 0))
  }
  const begin = (matrix: Matrix) => {
    line = matrix
    at = line
  }

  for (const [index, operator] of fnArray.entries()) {
    const args: unknown[] = [argsArray[index] ?? []].flat()
    const [first = 0, second = 0] = args.map(Number)
    switch (operator) {
      case OPS.save:
        saved.push({ ...state })
        break
      case OPS.restore:
        state = saved.pop() ?? state
        break
      // Another system of coordinates.
      case OPS.transform:
      case OPS.paintFormXObjectBegin:
      case OPS.paintFormXObjectEnd:
        end = undefined
        break
      case OPS.beginText:
        begin([1, 0, 0, 1, 0, 0])
        break
      case OPS.setFont:
        state.size = second
        break
      case OPS.setCharSpacing:
        state.letter = first
        break
      case OPS.setWordSpacing:
        state.word = first
        break
      case OPS.setHScale:
        state.scale = first / 100
        break
      case OPS.setLeading:
        state.leading = first
        break
      case OPS.setLeadingMoveText:
        state.leading = -second
        begin(moved(line, first, second))
        break
      case OPS.moveText:
        begin(moved(line, first, second))
        break
      case OPS.nextLine:
        begin(moved(line, 0, -state.leading))
        break
      case OPS.setTextMatrix: {
        const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = Object.values(args[0] ?? {}).map(Number)
        begin([a, b, c, d, x, y])
        break
      }
      case OPS.showText:
        for (const part of args.flat()) show(part)
        break
    }
  }
  return drawn
}
