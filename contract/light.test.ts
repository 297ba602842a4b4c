import { describe, expect, test } from 'vitest'
import { lightAt, nextLightChange, type Term, termDays, termNames } from './light.ts'

const at = (local: string) => Date.parse(`${local}+08:00`)

/** The days on which the terms begin, as printed in almanacs; from the smaller cold of January on. */
const almanac: Record<number, string> = {
  2024: '01-06 01-20 02-04 02-19 03-05 03-20 04-04 04-19 05-05 05-20 06-05 06-21 07-06 07-22 08-07 08-22 09-07 09-22 10-08 10-23 11-07 11-22 12-06 12-21',
  2025: '01-05 01-20 02-03 02-18 03-05 03-20 04-04 04-20 05-05 05-21 06-05 06-21 07-07 07-22 08-07 08-23 09-07 09-23 10-08 10-23 11-07 11-22 12-07 12-21',
  2026: '01-05 01-20 02-04 02-18 03-05 03-20 04-05 04-20 05-05 05-21 06-05 06-21 07-07 07-23 08-07 08-23 09-07 09-23 10-08 10-23 11-07 11-22 12-07 12-22',
}
const fromJanuary: Term[] = [...termNames.slice(22), ...termNames.slice(0, 22)]

describe('solar terms', () => {
  test.each(Object.entries(almanac))('of %s begin on the days of the almanac', (year, days) => {
    days.split(' ').forEach((date, i) => {
      expect(lightAt(at(`${year}-${date}T00:00:00`)).term, `${year}-${date}`).toBe(fromJanuary[i])
      expect(lightAt(at(`${year}-${date}T00:00:00`) - 1).term, `before ${year}-${date}`).toBe(
        fromJanuary[(i + 23) % 24],
      )
    })
  })

  test('give the season, and say from which day to which they last', () => {
    expect(lightAt(at('2026-11-23T12:00:00'))).toEqual({ hour: 'day', season: 'winter', term: 'xiaoxue' })
    expect(lightAt(at('2026-02-04T00:00:00')).season).toBe('spring')
    expect(lightAt(at('2026-02-03T23:59:59')).season).toBe('winter')
    expect(termDays(at('2026-11-30T12:00:00'))).toEqual({ from: '2026-11-22', to: '2026-12-06' })
  })
})

describe('hours', () => {
  test.each([
    ['2026-03-20', '05:00', '08:00', '17:00', '19:00'],
    ['2026-06-21', '04:15', '07:15', '17:45', '19:45'],
    ['2026-12-21', '05:45', '08:45', '16:15', '18:15'],
  ])('on %s begin at %s, %s, %s and %s', (date, ...times) => {
    const names = ['dawn', 'day', 'dusk', 'night']
    times.forEach((time, i) => {
      const begins = at(`${date}T${time}:00`)
      expect(lightAt(begins).hour, time).toBe(names[i])
      expect(lightAt(begins - 1).hour, time).toBe(names[(i + 3) % 4])
      expect(nextLightChange(begins - 1)).toBe(begins)
    })
  })

  test('after nightfall the next change is midnight, when a term may begin', () => {
    expect(nextLightChange(at('2026-11-21T22:10:00'))).toBe(at('2026-11-22T00:00:00'))
  })

  test('the light stays the same until the next change', () => {
    let moment = at('2026-11-20T00:00:00')
    const until = at('2026-11-24T00:00:00')
    while (moment < until) {
      const next = nextLightChange(moment)
      expect(next).toBeGreaterThan(moment)
      expect(lightAt(next - 1)).toEqual(lightAt(moment))
      moment = next
    }
  })
})
