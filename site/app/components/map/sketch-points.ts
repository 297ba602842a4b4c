import type { Place } from './place-links.ts'

/** A mark on the sketch map in percent of its width and height: one place, or several that lie too close. */
export type Mark = { x: number; y: number; names: string[] }

// Room for the pins and their names at the edges, in percent: above a pin stands its name, below it a line of words.
const sides = [14, 14] as const
const ends = [26, 14] as const
/** Where a single place stands, as a share of that room: on land beside the sketch's lake. */
const alone = [0.58, 0.23] as const
/** On the right of a card that covers the left of the sketch. */
const besideCard = [45, 14] as const
const near = 7
const round = (value: number) => Math.round(value * 10) / 10

/** Puts places on the sketch, the outermost near its edges. A single place stands beside the lake. */
export function marksOf(places: readonly Place[], card = false): Mark[] {
  const x = scale(
    places.map(({ lng }) => lng),
    card ? besideCard : sides,
    alone[0],
  )
  const y = scale(
    places.map(({ lat }) => -lat),
    ends,
    alone[1],
  )
  return places.map(({ name, lng, lat }) => ({ x: x(lng), y: y(-lat), names: [name] }))
}

/** A soft line through the marks, as an SVG path. */
export function pathOf(marks: readonly Mark[]): string {
  return marks
    .map(({ x, y }, index) => {
      const last = marks[index - 1]
      if (!last) return `M${x} ${y}`
      const before = marks[index - 2] ?? last
      const after = marks[index + 1] ?? { x, y }
      const from = [last.x + (x - before.x) / 6, last.y + (y - before.y) / 6]
      const to = [x - (after.x - last.x) / 6, y - (after.y - last.y) / 6]
      return `C${[...from, ...to, x, y].map(round).join(' ')}`
    })
    .join('')
}

/** Merges marks whose signs would cover each other. */
export function gather(marks: readonly Mark[]): Mark[] {
  const groups: Mark[] = []
  for (const mark of marks) {
    const group = groups.find(({ x, y }) => Math.abs(x - mark.x) < near && Math.abs(y - mark.y) < near * 1.6)
    if (group) group.names.push(...mark.names)
    else groups.push({ ...mark, names: [...mark.names] })
  }
  return groups
}

function scale(
  values: readonly number[],
  [from, to]: readonly [number, number],
  single: number,
): (value: number) => number {
  const least = Math.min(...values)
  const span = Math.max(...values) - least
  const room = 100 - from - to
  return (value) => round(from + (span === 0 ? single : (value - least) / span) * room)
}
