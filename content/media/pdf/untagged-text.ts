import type { RichNode } from '../../rich-text/rich-text.ts'
import type { Piece } from './page-items.ts'
import { heading, paragraph } from './rich-nodes.ts'

type Line = Pick<Piece, 'text' | 'x' | 'right' | 'y' | 'size'>

const headingLength = 80
/** How much larger than the text a heading is, and another level of headings than the next. */
const larger = 1.15
const levelStep = 1.08
/** How much further apart than lines are what begins a paragraph. */
const gap = 1.3
/** The parts of a page, from above and below, that can hold what is repeated on every page. */
const margin = 0.1

/** The text of a PDF without structure, page by page: headings are larger than the text, and what is on every page is left out. */
export function untaggedText(
  pages: readonly Piece[][],
  { withHeadings }: { withHeadings: boolean },
): RichNode[][] {
  const lines = pages.map(linesOf)
  const body = commonest(lines.flat().map(({ size, text }) => [round(size), text.length]))
  const running = runningLines(lines, body)
  const shown = lines.map((page) => page.filter((line) => !running(line)))
  const pitch = commonest(shown.flatMap((page) => distancesIn(page, body)))
  const levels = levelsOf(shown.flat().flatMap((line) => (isHeading(line, body) ? line.size : [])))
  return shown.map((page) =>
    groupsOf(page, pitch).flatMap((group) => {
      const text = group.map((line) => line.text).join('\n')
      const [first] = group
      return withHeadings && first && isHeading(first, body) && text.length <= headingLength
        ? heading(text, levels(first.size))
        : paragraph(text)
    }),
  )
}

const round = (size: number) => Math.round(size * 2) / 2
const isAlike = (size: number, other: number) => Math.abs(size - other) <= 0.6
/** Large figures with their unit are no headings. */
const isHeading = ({ size, text }: Line, body: number) =>
  size >= body * larger &&
  text.length <= headingLength &&
  /\p{L}/u.test(text) &&
  !/^[\d.,\s]+\p{L}{1,6}$/u.test(text.trim())

function linesOf(pieces: readonly Piece[]): Line[] {
  const lines: Line[] = []
  let current: Line | undefined
  for (const { text, endsLine, x, right, y, size } of pieces) {
    if (text) {
      const isSame = current && Math.abs(current.y - y) <= Math.max(current.size, size) * 0.5
      if (current && isSame) {
        current.text += text
        current.right = Math.max(current.right, right)
        if (text.trim()) current.size = Math.max(current.size, size)
      } else if (text.trim()) {
        current = { text, x, right, y, size }
        lines.push(current)
      }
    }
    if (endsLine) current = undefined
  }
  return lines
}

/** The value with the most weight; 0 without any. */
function commonest(values: readonly (readonly [value: number, weight: number])[]): number {
  const weights = new Map<number, number>()
  for (const [value, weight] of values) weights.set(value, (weights.get(value) ?? 0) + weight)
  return [...weights].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

/** The distances of the lines of text, in sizes of their letters. */
const distancesIn = (page: readonly Line[], body: number) =>
  page.flatMap((line, index): [number, number][] => {
    const before = page[index - 1]
    const distance = before ? before.y - line.y : 0
    return distance > 0 && round(line.size) === body ? [[round(distance / line.size), 1]] : []
  })

/** The level of a heading by its size; sizes that hardly differ are one level. */
function levelsOf(sizes: readonly number[]): (size: number) => number {
  const starts: number[] = []
  for (const size of [...new Set(sizes)].toSorted((a, b) => b - a))
    if (size * levelStep < (starts.at(-1) ?? Number.POSITIVE_INFINITY)) starts.push(size)
  return (size) => Math.min(6, Math.max(1, starts.filter((start) => start * levelStep > size).length))
}

/** Tells what most pages have at an edge: the same words but for their number, or small letters at the same height. */
function runningLines(pages: readonly Line[][], body: number): (line: Line) => boolean {
  const heights = pages.flat().map(({ y }) => y)
  const [low, high] = heights.reduce(
    ([min, max], y) => [Math.min(min, y), Math.max(max, y)],
    [Infinity, -Infinity],
  )
  const edge = (high - low) * margin
  const namesOf = ({ text, y, size }: Line) => {
    if (y > low + edge && y < high - edge) return []
    const words = text.replace(/[\d\s]+/g, '#')
    return size < body * 0.9 ? [words, `at ${Math.round(y)}`] : [words]
  }
  const counts = new Map<string, number>()
  for (const page of pages)
    for (const name of new Set(page.flatMap(namesOf))) counts.set(name, (counts.get(name) ?? 0) + 1)
  const least = Math.max(3, pages.length / 2)
  return (line) => namesOf(line).some((name) => (counts.get(name) ?? 0) >= least)
}

/** The lines of each heading and paragraph. */
function groupsOf(lines: readonly Line[], pitch: number): Line[][] {
  const groups: Line[][] = []
  const widthAt = (wanted: number) =>
    Math.max(...lines.filter(({ size }) => isAlike(size, wanted)).map(({ x, right }) => right - x))
  for (const line of lines) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && (isBelow(last, line) || continues(group, last, line, widthAt(line.size), pitch)))
      group.push(line)
    else groups.push([line])
  }
  return groups
}

/** A vertical line has one character below the other. */
const isBelow = (last: Line, line: Line) =>
  [last, line].every(({ text }) => text.trim().length === 1) &&
  Math.abs(last.x - line.x) < 1 &&
  last.y > line.y

function continues(group: readonly Line[], last: Line, line: Line, width: number, pitch: number): boolean {
  const distance = last.y - line.y
  if (!isAlike(last.size, line.size) || distance <= 0) return false
  if (distance > gap * Math.max(pitch, 1.2) * line.size) return false
  // The first line of a paragraph is further in, and its last line ends early.
  const left = Math.min(...group.slice(1).map(({ x }) => x), line.x)
  const isIndented = group.length > 1 && line.x - left > line.size
  const opensIndented = group.length === 1 && line.x - last.x > line.size
  return !isIndented && !opensIndented && last.right - last.x >= width * 0.7
}
