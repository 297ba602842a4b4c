import { expect, it } from 'vitest'
import { monthOf, shift, spanOf, weeksOf } from './month.ts'

it('goes from month to month across years', () => {
  expect(shift({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 })
  expect(shift({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 })
  expect(shift({ year: 2026, month: 5 }, 20)).toEqual({ year: 2028, month: 1 })
})

it('begins and ends a month at midnight in Shanghai', () => {
  const { from, until } = spanOf({ year: 2026, month: 12 })
  expect(new Date(from).toISOString()).toBe('2026-11-30T16:00:00.000Z')
  expect(new Date(until).toISOString()).toBe('2026-12-31T16:00:00.000Z')
})

it('lays the days out in whole weeks that begin on Monday', () => {
  // The first of November 2026 is a Sunday.
  const weeks = weeksOf({ year: 2026, month: 11 })
  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null])
  expect(weeksOf({ year: 2027, month: 2 })).toHaveLength(4)
  expect(weeksOf({ year: 2028, month: 2 }).flat().filter(Boolean)).toHaveLength(29)
  expect(monthOf('2026-11-21')).toEqual({ year: 2026, month: 11 })
})
