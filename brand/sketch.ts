import { readFileSync, writeFileSync } from 'node:fs'
import { mapColours as colours } from './map.ts'

// node scripts/run.mjs brand/sketch.ts: draws art/sketch-map.svg, the map's still ground, from region.json, and writes its corner and size.
type Point = readonly [lng: number, lat: number]
type Shape = {
  properties: { kind: string }
  geometry: { type: string; coordinates: readonly Point[] | readonly (readonly Point[])[] }
}
type Region = { bbox: [west: number, south: number, east: number, north: number]; features: Shape[] }

/** The drawing's units in a degree of longitude: eleven metres each. */
const units = 10_000

/** Degrees of latitude as the maps of the web stretch them, so that a square stays one. */
const stretched = (lat: number) => (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI

/** Layers from the lowest to the highest: which kinds, how they are painted, how many units a line may leave its course. */
const layers: [kinds: string[], paint: string, tolerance: number][] = [
  [['wood'], `fill="${colours.wood}" fill-opacity=".75"`, 10],
  [['forest'], `fill="${colours.forest}" fill-opacity=".7"`, 10],
  [['contour'], `stroke="${colours.contour}" stroke-width=".8"`, 10],
  [['town'], `fill="${colours.town}"`, 1],
  [['brook'], `stroke="${colours.brook}" stroke-width="1.6"`, 2],
  [['water'], `fill="${colours.water}" stroke="${colours.shore}"`, 1],
  [['deep'], `fill="${colours.deep}" fill-opacity=".8"`, 2],
  [['island'], `fill="${colours.wood}"`, 1],
  [['trail', 'path'], `stroke="${colours.trail}" stroke-dasharray="4 3"`, 1.5],
  [['street'], `stroke="${colours.wayEdge}" stroke-width="3"`, 1],
  [['road', 'avenue'], `stroke="${colours.wayEdge}" stroke-width="4"`, 1.5],
  [['street', 'road'], `stroke="${colours.way}" stroke-width="2"`, 1.5],
  [['avenue'], `stroke="${colours.avenue}" stroke-width="2.4"`, 1.5],
  [['rail'], `stroke="${colours.rail}" stroke-width="1.2"`, 4],
]

/** What the drawing shows, for art/sketch-map.ts. */
export function sheetOf({ bbox: [west, south, east, north] }: Region) {
  const top = stretched(north)
  return { west, top, width: east - west, height: top - stretched(south) }
}

/** The ground of the region as SVG: the same shores, woods and ways as the moving map has. */
export function drawSketch(region: Region): string {
  const { west, top, width, height } = sheetOf(region)
  const toSheet = ([lng, lat]: Point): Point => [(lng - west) * units, (top - stretched(lat)) * units]
  const path = ({ geometry: { type, coordinates } }: Shape, tolerance: number) => {
    const lines = (type === 'Polygon' ? coordinates : [coordinates]) as readonly (readonly Point[])[]
    return lines
      .map((line) => draw(simplified(line.map(toSheet), tolerance)) + (type === 'Polygon' ? 'z' : ''))
      .join('')
  }
  const groups = layers.map(([kinds, paint, tolerance]) => {
    const shapes = region.features.filter(({ properties }) => kinds.includes(properties.kind))
    const d = shapes.map((shape) => path(shape, tolerance)).join('')
    const fill = paint.startsWith('fill') ? '' : ' fill="none" stroke-linejoin="round"'
    return d && `<path ${paint}${fill} vector-effect="non-scaling-stroke" d="${d}"/>`
  })
  const [wide, high] = [width, height].map((side) => Math.round(side * units))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" preserveAspectRatio="none">${groups.join('')}</svg>\n`
}

/** A line in whole units, each point from the one before it. */
function draw(line: readonly Point[]): string {
  let [atX, atY] = [0, 0]
  return line
    .map(([x, y], index) => {
      const [dx, dy] = [Math.round(x) - atX, Math.round(y) - atY]
      atX += dx
      atY += dy
      return `${index === 0 ? 'M' : index === 1 ? 'l' : dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`
    })
    .join('')
}

/** A line with fewer points, none of which was farther than the tolerance from what is left (Douglas and Peucker). */
function simplified(line: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  let [farthest, at] = [0, 0]
  line.forEach((point, index) => {
    const off = distance(point, first, last)
    if (off > farthest) [farthest, at] = [off, index]
  })
  if (farthest <= tolerance) return [first, last]
  return [
    ...simplified(line.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(at), tolerance),
  ]
}

/** From a point to the line between two others; to the point that both are, where a ring begins and ends. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const long = Math.hypot(bx - ax, by - ay)
  return long === 0
    ? Math.hypot(x - ax, y - ay)
    : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / long
}

if (import.meta.main) {
  const region: Region = JSON.parse(readFileSync(new URL('region.json', import.meta.url), 'utf8'))
  writeFileSync(new URL('art/sketch-map.svg', import.meta.url), drawSketch(region))
  const sides = Object.entries(sheetOf(region)).map(
    ([side, degrees]) => `${side}: ${Number(degrees.toFixed(5))}`,
  )
  writeFileSync(
    new URL('art/sketch-map.ts', import.meta.url),
    `/** What \`sketch-map.svg\` shows: its north-west corner and its size in degrees of longitude. Written by \`brand/sketch.ts\`. */
export const sketchBox = { ${sides.join(', ')} }
`,
  )
}
