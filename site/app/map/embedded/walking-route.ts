import { type Language, labelIn } from '@shanmen/contract/languages.ts'
import type { LineString, Position } from 'geojson'
import PathFinder from 'geojson-path-finder'
import { mapMessages } from '../../messages/map.ts'
import { type Gcj02, gcj02, metresBetween, showMetres } from '../coordinates.ts'
import type { MapPlace, Step, WalkingRoute } from '../map-view.ts'
import type { PathLine } from '../region/read-region.ts'

/** Metres in a minute at an easy pace. */
const pace = 75
/** Shorter legs are not a step of their own. */
const tooShort = 12
/** From this length on the distance between a place and the nearest path is a step of its own. */
const beside = 30

/**
 * A route as text: length, time, and a step for each street, from its legs between two positions, with steps for what
 * is off the paths before and after them.
 */
export function describeRoute(
  legs: readonly Leg[],
  from: Gcj02,
  to: MapPlace,
  language: Language,
): WalkingRoute {
  const line = [from, ...legs.flatMap((leg) => leg.line), to.at]
  const metres = Math.round(lengthOf(line))
  const t = mapMessages[language].steps
  const counted = joined(legs)
  const steps: Step[] = counted.map((leg, index) => {
    const length = Math.round(lengthOf(leg.line))
    const before = counted[index - 1]
    const turn = before ? t[turnBetween(before.line, leg.line)] : t.start
    return { text: turn(labelIn(leg.name, language), showMetres(length, language)), metres: length }
  })
  const across = (a: Gcj02 | undefined, b: Gcj02, text: typeof t.towards, name: string): Step[] => {
    const length = a ? Math.round(metresBetween(a, b)) : 0
    return length < beside ? [] : [{ text: text(name, showMetres(length, language)), metres: length }]
  }
  const [first, last] = [legs[0]?.line[0], legs.at(-1)?.line.at(-1)]
  const before = across(
    from,
    first ?? to.at,
    t.towards,
    counted[0] ? labelIn(counted[0].name, language) : to.name,
  )
  const after = across(last, to.at, t.leave, to.name)
  return {
    found: true,
    metres,
    minutes: Math.max(1, Math.round(metres / pace)),
    steps: [...before, ...steps, ...after, { text: t.arrive(to.name), metres: 0 }],
  }
}

/** Crossing a street is no step of its own. */
function joined(legs: readonly Leg[]): Leg[] {
  const merged: Leg[] = []
  for (const leg of legs) {
    const last = merged.at(-1)
    if (last?.name === leg.name)
      merged[merged.length - 1] = { ...last, line: [...last.line, ...leg.line.slice(1)] }
    else if (lengthOf(leg.line) >= tooShort) merged.push(leg)
  }
  return merged
}

const lengthOf = (line: readonly Gcj02[]) =>
  line.reduce((sum, point, at) => sum + metresBetween(line[at - 1] ?? point, point), 0)

function turnBetween(before: readonly Gcj02[], after: readonly Gcj02[]): 'left' | 'right' | 'ahead' {
  const [a, b] = before.slice(-2)
  const [c, d] = after
  if (!a || !b || !c || !d) return 'ahead'
  const bend = ((bearing(c, d) - bearing(a, b) + 540) % 360) - 180
  if (Math.abs(bend) < 35) return 'ahead'
  return bend > 0 ? 'right' : 'left'
}

const bearing = (from: Gcj02, to: Gcj02) =>
  (Math.atan2((to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180), to.lat - from.lat) * 180) / Math.PI

type Name = PathLine['name']
type Leg = { name: Name; line: Gcj02[] }

/** Finds the shortest route between two positions on the network, as legs of one name each; undefined when there is none. */
export type FindLegs = (from: Gcj02, to: Gcj02) => Leg[] | undefined

// A route may leave a road between two vertices; this distance is close enough.
const longestEdge = 40
/** A place farther from every path than this has no route. */
const farthestStart = 800

export function openNetwork(paths: readonly PathLine[]): FindLegs {
  const lines = paths.map(({ name, line }) => ({ name, line: dense(line) }))
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

/** A route through its stops along the paths; straight where there is none. */
export function alongPaths(findLegs: FindLegs, stops: readonly Gcj02[]): Gcj02[] {
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
