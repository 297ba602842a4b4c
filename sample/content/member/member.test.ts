import { describe, expect, it } from 'vitest'
import { dayFrom } from '../../day.ts'
import { type } from '../site/types.ts'
import { industry } from './industry/industry.ts'
import { scenic } from './scenic/scenic.ts'
import { welfareProject } from './welfare/projects.ts'
import { welfare } from './welfare/welfare.ts'

const spots = scenic(dayFrom(new Date()))
const kilometre = /([\d.]+) (?:公里|km)/
const lengthIn = (words = '') => Number(kilometre.exec(words)?.[1] ?? 0)
const codesOf = (of: string) => type().flatMap(({ shared }) => (shared.of === of ? [shared.code] : []))

describe('the walks of the destinations', () => {
  it.each(spots)('$id: the stretches add up to the stated length in both languages', (spot) => {
    for (const language of ['zh', 'en'] as const) {
      const stretches = (spot.shared.stops ?? []).map((stop) => lengthIn(stop.text?.[language]))
      const sum = stretches.reduce((total, stretch) => total + stretch, 0)
      expect(sum).toBeCloseTo(lengthIn(spot[language]?.routeDistance), 5)
    }
  })

  it.each(spots)('$id: no stretch is shorter than the straight line between its ends', (spot) => {
    const stops = spot.shared.stops ?? []
    expect(stops[0]?.place).toEqual(spot.shared.place)
    for (const [at, stop] of stops.slice(1).entries()) {
      const from = stops[at]?.place
      if (!from || !stop.place) throw new Error('a stop has no place')
      // Kilometres in a degree at thirty degrees north.
      const straight = Math.hypot((stop.place.lng - from.lng) * 96.2, (stop.place.lat - from.lat) * 111)
      expect(lengthIn(stop.text?.zh)).toBeGreaterThanOrEqual(straight)
    }
  })
})

describe('figures and types', () => {
  it('uses only types that exist', () => {
    for (const spot of spots) expect(codesOf('scenic')).toContain(spot.shared.type)
    for (const cluster of industry()) expect(codesOf('industry')).toContain(cluster.shared.type)
  })

  it('adds seven years of scholars up to the figure at the head of the page', () => {
    const scholars = welfareProject()[0]?.shared.yearly ?? []
    const sum = scholars.reduce((total, { value }) => total + Number(value), 0)
    expect(welfare()[0]?.shared.figures?.[0]?.value).toBe(sum.toLocaleString('en'))
    expect(scholars.at(-1)).toMatchObject({ year: 2026, value: '312' })
  })
})
