/** Longitude and latitude (GCJ-02), as GeoJSON writes them. */
export type Point = readonly [lng: number, lat: number]

// Kilometres in a degree at thirty degrees north.
const east = 96.2
const north = 111

/** Kilometres between two points of the region. */
export const between = (a: Point, b: Point) => Math.hypot((b[0] - a[0]) * east, (b[1] - a[1]) * north)

export const lengthOf = (line: readonly Point[]) =>
  line.reduce((sum, point, at) => sum + (at > 0 ? between(line[at - 1] ?? point, point) : 0), 0)

/** A smooth line through all points (Catmull-Rom) with each of them as a vertex, and one about every `step` kilometres. */
export function curve(points: readonly Point[], step: number): Point[] {
  const line: Point[] = []
  points.forEach((from, at) => {
    line.push(from)
    const to = points[at + 1]
    if (!to) return
    const before = points[at - 1] ?? from
    const after = points[at + 2] ?? to
    const parts = Math.max(1, Math.round(between(from, to) / step))
    for (let part = 1; part < parts; part++) {
      const t = part / parts
      line.push([soft(before[0], from[0], to[0], after[0], t), soft(before[1], from[1], to[1], after[1], t)])
    }
  })
  return line
}

/** A closed smooth line; the first point is also the last. */
export function ring(points: readonly Point[], step: number): Point[] {
  const around = [points.at(-1), ...points, points[0], points[1]].filter((point) => point !== undefined)
  const line = curve(around, step)
  const [first] = points
  return first ? line.slice(line.indexOf(first), line.lastIndexOf(first) + 1) : []
}

/** A winding path between two points with a given length. */
export function winding(from: Point, to: Point, km: number): Point[] {
  const [dx, dy] = [(to[0] - from[0]) * east, (to[1] - from[1]) * north]
  const straight = Math.hypot(dx, dy)
  const bend = (amplitude: number) =>
    Array.from({ length: 25 }, (_, at): Point => {
      if (at === 0) return from
      if (at === 24) return to
      const t = at / 24
      // Two arcs of unequal size that meet the straight line at its ends.
      const side = amplitude * Math.sin(Math.PI * t) * (0.6 * Math.sin(Math.PI * 3 * t) + 0.5)
      return [
        from[0] + (t * dx - (side * dy) / straight) / east,
        from[1] + (t * dy + (side * dx) / straight) / north,
      ]
    })
  let [least, most] = [0, straight * 2]
  for (let round = 0; round < 30; round++) {
    const middle = (least + most) / 2
    if (lengthOf(bend(middle)) < km) least = middle
    else most = middle
  }
  return bend(least)
}

function soft(before: number, from: number, to: number, after: number, t: number): number {
  const [a, b] = [(to - before) / 2, (after - from) / 2]
  return from + t * (a + t * (3 * (to - from) - 2 * a - b + t * (a + b - 2 * (to - from))))
}
