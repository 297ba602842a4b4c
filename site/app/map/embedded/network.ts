import type { LineString, Position } from 'geojson'
import PathFinder from 'geojson-path-finder'
import { type Gcj02, gcj02, metresBetween } from '../coordinates.ts'
import type { WayLine } from '../region/read-region.ts'

type Name = WayLine['name']
export type Leg = { name: Name; line: Gcj02[] }

/** Finds the shortest way between two positions on the network, as stretches of one name each; undefined when none leads there. */
export type FindLegs = (from: Gcj02, to: Gcj02) => Leg[] | undefined

// Between two vertices of a road one may leave it too; this close is near enough to the door.
const longestEdge = 40
/** From farther away nobody finds onto the path: there is no way then. */
const farthestStart = 800

export function openNetwork(ways: readonly WayLine[]): FindLegs {
  const lines = ways.map(({ name, line }) => ({ name, line: dense(line) }))
  const names = new Map<string, Name>()
  for (const { name, line } of lines)
    line.forEach((point, index) => {
      const last = line[index - 1]
      if (last) for (const edge of [edgeOf(last, point), edgeOf(point, last)]) names.set(edge, name)
    })
  const vertices = lines.flatMap(({ line }) => line)
  const finder = new PathFinder({
    type: 'FeatureCollection',
    features: lines.map(({ line }) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'LineString', coordinates: line } satisfies LineString,
    })),
  })
  return (from, to) => {
    const [start, end] = [nearest(vertices, from), nearest(vertices, to)]
    if (!start || !end) return undefined
    if (keyOf(start) === keyOf(end)) return []
    const path = finder.findPath(pointOf(start), pointOf(end))?.path
    return path && legsOf(path, names)
  }
}

/** A walk through its stops on the paths that are drawn; straight where none leads. */
export function alongWays(findLegs: FindLegs, stops: readonly Gcj02[]): Gcj02[] {
  return stops.flatMap((stop, index) => {
    const last = stops[index - 1]
    const legs = last && findLegs(last, stop)
    return [...(legs ?? []).flatMap((leg) => leg.line), stop]
  })
}

function legsOf(path: readonly Position[], names: ReadonlyMap<string, Name>): Leg[] {
  const legs: Leg[] = []
  path.forEach((point, index) => {
    const last = path[index - 1]
    const name = last && names.get(edgeOf(last, point))
    if (!last || !name) return
    const leg = legs.at(-1)
    if (leg?.name === name) leg.line.push(at(point))
    else legs.push({ name, line: [at(last), at(point)] })
  })
  return legs
}

function nearest(vertices: readonly Position[], place: Gcj02): Position | undefined {
  let found: Position | undefined
  let least = farthestStart
  for (const vertex of vertices) {
    const metres = metresBetween(at(vertex), place)
    if (metres < least) [found, least] = [vertex, metres]
  }
  return found
}

function dense(line: readonly Position[]): Position[] {
  return line.flatMap((to, index) => {
    const from = line[index - 1]
    if (!from) return [to]
    const parts = Math.ceil(metresBetween(at(from), at(to)) / longestEdge)
    return Array.from({ length: parts }, (_, part) => {
      const share = (part + 1) / parts
      return part + 1 === parts ? to : [0, 1].map((axis) => between(from, to, axis, share))
    })
  })
}

const between = (from: Position, to: Position, axis: number, share: number) =>
  round((from[axis] ?? 0) + ((to[axis] ?? 0) - (from[axis] ?? 0)) * share)
// The finder's own fineness: about a metre.
const round = (value: number) => Math.round(value * 1e5) / 1e5
const at = ([lng = 0, lat = 0]: Position) => gcj02(lng, lat)
const keyOf = ([lng = 0, lat = 0]: Position) => `${round(lng)},${round(lat)}`
const edgeOf = (from: Position, to: Position) => `${keyOf(from)}|${keyOf(to)}`
const pointOf = (coordinates: Position) => ({
  type: 'Feature' as const,
  properties: {},
  geometry: { type: 'Point' as const, coordinates },
})
