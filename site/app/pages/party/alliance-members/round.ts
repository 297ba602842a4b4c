type Point = { x: number; y: number }

const round = (value: number) => Math.round(value * 10) / 10

/** A soft closed line through points, in the order in which one meets them on the way round their middle. */
export function roundThrough(points: readonly Point[]): string {
  const middle = (axis: 'x' | 'y') => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  const [x, y] = [middle('x'), middle('y')]
  const angle = (point: Point) => Math.atan2(point.y - y, point.x - x)
  const way = points.toSorted((one, other) => angle(one) - angle(other))
  const [first] = way
  if (!first) return ''
  const curves = way.map((from, at) => {
    const [before, to, after] = [-1, 1, 2].map((by) => way.at((at + by) % way.length) ?? from) as [
      Point,
      Point,
      Point,
    ]
    const one = [from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6]
    const two = [to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6]
    return `C${[...one, ...two, to.x, to.y].map(round).join(' ')}`
  })
  return `M${first.x} ${first.y}${curves.join('')}`
}
