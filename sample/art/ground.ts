import { type Point, smooth } from './brush/path.ts'
import { contours } from './ground/contours.ts'
import { heightsOf } from './ground/heights.ts'

export type Ground = {
  seed?: string
  width?: number
  height?: number
  roads?: boolean
  /** A walking route in fractions of the map, drawn dotted. */
  trail?: Point[]
  paper?: string
}

const levels = [0.42, 0.47, 0.52, 0.57, 0.63, 0.68, 0.73]

/** Three roads through every map: one along the top, one down the right side, one along the bottom. */
const roadsOf = (w: number, h: number): Point[][] => [
  [
    [-20, h * 0.26],
    [w * 0.2, h * 0.3],
    [w * 0.42, h * 0.2],
    [w * 0.66, h * 0.3],
    [w * 1.02, h * 0.2],
  ],
  [
    [w * 0.72, -20],
    [w * 0.69, h * 0.3],
    [w * 0.78, h * 0.6],
    [w * 0.7, h * 1.03],
  ],
  [
    [-20, h * 0.86],
    [w * 0.2, h * 0.9],
    [w * 0.5, h * 0.93],
    [w * 0.72, h * 0.86],
    [w * 1.02, h * 0.9],
  ],
]

const stroked = (points: Point[], colour: string, width: number, more = '') =>
  `<path d="${smooth(points)}" fill="none" stroke="${colour}" stroke-width="${width}"${more} stroke-linecap="round"/>`

/** A topographic map (contours, lake, woods, roads): the ground of the map panel where no map service is set up. */
export function ground({
  seed = 'map',
  width = 1200,
  height = 800,
  roads = true,
  trail,
  paper = '#ece8d9',
}: Ground = {}): string {
  const heights = heightsOf(seed, width, height)
  const lines = (level: number, end = '') =>
    contours(heights, level)
      .map((line) => smooth(line) + end)
      .join('')
  const ways = roads ? roadsOf(width, height) : []
  const parts = [
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    `<path d="${lines(0.6, 'Z')}" fill="#d5dcc2" opacity=".75"/><path d="${lines(0.69, 'Z')}" fill="#c3cfb0" opacity=".7"/>`,
    `<g fill="none" stroke="#a99a70" stroke-width=".9" opacity=".55">`,
    ...levels.map((level) => `<path d="${lines(level)}"/>`),
    '</g>',
    `<path d="${lines(0.33, 'Z')}" fill="#b9d3cf" stroke="#7fa9a4" stroke-width="1.5"/>`,
    `<path d="${lines(0.27, 'Z')}" fill="#a8c8c4" opacity=".8"/>`,
    ...ways.map((way) => stroked(way, '#cfc3a1', 9)),
    ...ways.map((way) => stroked(way, '#fffaf0', 6)),
  ]
  if (trail) {
    const points = trail.map(([x, y]): Point => [x * width, y * height])
    parts.push(stroked(points, '#a5352a', 3.5, ' stroke-dasharray="1 9"'))
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${parts.join('')}</svg>`
}
