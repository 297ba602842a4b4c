import type { Language } from '@shanmen/contract/languages.ts'
import { map } from '../../messages/map.ts'
import { type Gcj02, metresBetween } from '../coordinates.ts'
import type { MapPlace, Step, Way } from '../map-view.ts'
import { showMetres } from '../show-metres.ts'
import type { Leg } from './network.ts'

/** Metres in a minute at an easy pace. */
const pace = 75
/** A stretch that nobody would call one. */
const tooShort = 12
/** From here on the stretch between a place and the nearest path is a step of its own. */
const beside = 30

/**
 * A way in words: how far, how long, and a step for each street, from its legs between two positions; also for what
 * lies beside the paths before and after them.
 */
export function describeWay(legs: readonly Leg[], from: Gcj02, to: MapPlace, language: Language): Way {
  const line = [from, ...legs.flatMap((leg) => leg.line), to.at]
  const metres = Math.round(lengthOf(line))
  const words = map[language].steps
  const counted = joined(legs)
  const steps: Step[] = counted.map((leg, index) => {
    const length = Math.round(lengthOf(leg.line))
    const before = counted[index - 1]
    const turn = before ? words[turnBetween(before.line, leg.line)] : words.start
    return { text: turn(leg.name[language], showMetres(length, language)), metres: length }
  })
  const across = (a: Gcj02 | undefined, b: Gcj02, text: typeof words.towards, name: string): Step[] => {
    const length = a ? Math.round(metresBetween(a, b)) : 0
    return length < beside ? [] : [{ text: text(name, showMetres(length, language)), metres: length }]
  }
  const [first, last] = [legs[0]?.line[0], legs.at(-1)?.line.at(-1)]
  const before = across(from, first ?? to.at, words.towards, counted[0]?.name[language] ?? to.name)
  const after = across(last, to.at, words.leave, to.name)
  return {
    found: true,
    metres,
    minutes: Math.max(1, Math.round(metres / pace)),
    steps: [...before, ...steps, ...after, { text: words.arrive(to.name), metres: 0 }],
  }
}

/** Crossing a street is no step of its own. */
function joined(legs: readonly Leg[]): Leg[] {
  const kept: Leg[] = []
  for (const leg of legs) {
    const last = kept.at(-1)
    if (last?.name === leg.name)
      kept[kept.length - 1] = { ...last, line: [...last.line, ...leg.line.slice(1)] }
    else if (lengthOf(leg.line) >= tooShort) kept.push(leg)
  }
  return kept
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
