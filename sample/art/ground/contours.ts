import { at } from '../brush/list.ts'
import { type Point, R1 } from '../brush/path.ts'
import { type Heights, heightOf } from './heights.ts'

type Segment = [Point, Point]

/** Where the level crosses the four sides of one square: no, one or two segments. */
function crossings(heights: Heights, level: number, i: number, j: number): Segment[] {
  const { cell } = heights
  const [a, b] = [heightOf(heights, i, j), heightOf(heights, i + 1, j)]
  const [d, c] = [heightOf(heights, i, j + 1), heightOf(heights, i + 1, j + 1)]
  const x = (i - 0.5) * cell
  const y = (j - 0.5) * cell
  const part = (from: number, to: number) => ((level - from) / (to - from)) * cell
  const found: Point[] = []
  if (a < level !== b < level) found.push([x + part(a, b), y])
  if (b < level !== c < level) found.push([x + cell, y + part(b, c)])
  if (c < level !== d < level) found.push([x + cell - part(c, d), y + cell])
  if (d < level !== a < level) found.push([x, y + cell - part(d, a)])
  const segments: Segment[] = []
  if (found.length >= 2) segments.push([at(found, 0), at(found, 1)])
  if (found.length === 4) segments.push([at(found, 2), at(found, 3)])
  return segments
}

const place = ([x, y]: Point) => `${R1(x)},${R1(y)}`
const nameOf = ([from, to]: Segment) => [place(from), place(to)].sort().join('|')

/** All segments of a level, indexed by both of its ends. */
function segmentsByEnd(heights: Heights, level: number): Map<string, Segment[]> {
  const ends = new Map<string, Segment[]>()
  const put = (from: Point, to: Point) => {
    const known = ends.get(place(from))
    if (known) known.push([from, to])
    else ends.set(place(from), [[from, to]])
  }
  for (let j = 0; j < heights.rows.length - 1; j++)
    for (let i = 0; i < at(heights.rows, 0).length - 1; i++)
      for (const [from, to] of crossings(heights, level, i, j)) {
        put(from, to)
        put(to, from)
      }
  return ends
}

/** The lines of equal height (marching squares), thinned to every second point; very short ones are left out. */
export function contours(heights: Heights, level: number): Point[][] {
  const ends = segmentsByEnd(heights, level)
  const used = new Set<string>()
  const take = (segment: Segment) => {
    const name = nameOf(segment)
    if (used.has(name)) return false
    used.add(name)
    return true
  }
  const lines: Point[][] = []
  for (const segments of ends.values())
    for (const segment of segments) {
      if (!take(segment)) continue
      const line: Point[] = [...segment]
      let next: Segment | undefined = segment
      while (next) {
        next = ends.get(place(next[1]))?.find(take)
        if (next) line.push(next[1])
      }
      if (line.length > 5) lines.push(line.filter((_, i) => i % 2 === 0 || i === line.length - 1))
    }
  return lines
}
