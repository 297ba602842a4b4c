import { contours } from '../art/ground/contours.ts'
import { type Heights, planeNoise } from '../art/ground/heights.ts'
import { lake, water } from './areas.ts'
import { curve, lengthOf, type Point } from './curve.ts'

/** The extent of the map; outside it is empty. */
export const sheet = { west: 119.1, east: 120, south: 30.05, north: 30.49 } as const

const cell = 25
const columns = 150
const rows = 84
const lngOf = (x: number) => sheet.west + (x / cell / columns) * (sheet.east - sheet.west)
const latOf = (y: number) => sheet.north - (y / cell / rows) * (sheet.north - sheet.south)

const noise = planeNoise('yunshan')
const rough = (x: number, y: number) =>
  noise(x, y) * 0.56 + noise(x * 2.1 + 9, y * 2.1) * 0.28 + noise(x * 4.3, y * 4.3 + 5) * 0.16

/** Mountains and plains: where, how high, how wide in degrees. */
const bumps: [lng: number, lat: number, high: number, wide: number][] = [
  [119.412, 30.388, 0.36, 0.045],
  [119.452, 30.342, 0.2, 0.02],
  [119.575, 30.336, 0.3, 0.03],
  [119.47, 30.184, 0.24, 0.022],
  [119.478, 30.143, 0.16, 0.02],
  [119.67, 30.31, 0.16, 0.05],
  [119.3, 30.26, 0.14, 0.05],
  // The lake in its basin, and the fields in the east.
  [119.555, 30.221, -0.42, 0.035],
  [119.65, 30.18, -0.3, 0.04],
  [119.5, 30.226, -0.28, 0.016],
]

function heightAt(lng: number, lat: number): number {
  const base = rough((lng - sheet.west) * 26, (lat - sheet.south) * 30)
  return bumps.reduce((sum, [x, y, high, wide]) => {
    const far = ((lng - x) / wide) ** 2 + ((lat - y) / (wide * 0.86)) ** 2
    return sum + high * Math.exp(-far)
  }, base)
}

/** `rim`: the height at the edge of the map; low, so that filled areas close inside the map. */
function grid(rim?: number): Heights {
  const edge = (i: number, j: number) => i === 0 || j === 0 || i === columns + 1 || j === rows + 1
  return {
    cell,
    rows: Array.from({ length: rows + 2 }, (_, j) =>
      Array.from({ length: columns + 2 }, (_, i) =>
        rim !== undefined && edge(i, j) ? rim : heightAt(lngOf((i - 0.5) * cell), latOf((j - 0.5) * cell)),
      ),
    ),
  }
}

const toPoint = ([x, y]: readonly [number, number]): Point => [lngOf(x), latOf(y)]
const isClosed = (line: readonly Point[]) => {
  const [first, last] = [line[0], line.at(-1)]
  return first && last && Math.abs(first[0] - last[0]) < 0.002 && Math.abs(first[1] - last[1]) < 0.002
}

const withoutLines = [lake.shore, ...water.ponds, ...water.towns]
const inside = ([x, y]: Point, ring: readonly Point[]) => {
  let within = false
  ring.forEach((from, at) => {
    const to = ring[at + 1] ?? ring[0] ?? from
    if (from[1] > y !== to[1] > y && x < ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]) + from[0])
      within = !within
  })
  return within
}

/** The pieces of a line outside water and towns. */
function cut(line: readonly Point[]): Point[][] {
  const pieces: Point[][] = [[]]
  for (const point of line) {
    if (withoutLines.some((ring) => inside(point, ring))) pieces.push([])
    else pieces.at(-1)?.push(point)
  }
  return pieces.filter((piece) => piece.length > 2)
}

const levels = [0.42, 0.51, 0.6, 0.69, 0.78, 0.88]

/** The lines of equal height. */
export const heights: Point[][] = levels.flatMap((level) =>
  contours(grid(), level)
    .map((line) => curve(line.map(toPoint), 0.4))
    .filter((line) => lengthOf(line) > 6)
    .flatMap(cut),
)

/** Woods on the slopes, darker with height. */
export const woods: { ring: Point[]; dense: boolean }[] = [0.6, 0.72].flatMap((level) =>
  contours(grid(0.2), level)
    .map((line) => curve(line.map(toPoint), 0.4))
    .filter((line) => lengthOf(line) > 3 && isClosed(line))
    .map((line) => ({ ring: [...line.slice(0, -1), line[0] ?? [0, 0]] as Point[], dense: level > 0.7 })),
)
