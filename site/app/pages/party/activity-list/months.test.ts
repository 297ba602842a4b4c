import { expect, test } from 'vitest'
import { type CalendarEvent, monthsOf, termBeginning } from './months.ts'

const event = (date: string): CalendarEvent => ({ date, kind: 'theme', title: date })

test('a month is whole weeks from Monday, each day once with its events', () => {
  const [month] = monthsOf({ today: '2026-11-23', days: [event('2026-11-14'), event('2026-11-14')] })
  expect(month?.weeks.length).toBe(6)
  expect(month?.weeks[0]?.map((day) => day?.date)).toEqual([
    ...Array.from({ length: 6 }, () => undefined),
    '2026-11-01',
  ])
  const days = month?.weeks.flat().filter((day) => day !== undefined) ?? []
  expect(days.map(({ date }) => Number(date.slice(8)))).toEqual(Array.from({ length: 30 }, (_, at) => at + 1))
  expect(days.filter(({ events }) => events.length > 0).map(({ date }) => date)).toEqual(['2026-11-14'])
})

test('only months with something are beside that of today, also over the end of a year', () => {
  const keys = (today: string, ...dates: string[]) =>
    monthsOf({ today, days: dates.map(event) }).map(({ key }) => key)
  expect(keys('2026-11-23')).toEqual(['2026-11'])
  expect(keys('2026-12-31', '2026-11-01', '2027-01-31')).toEqual(['2026-11', '2026-12', '2027-01'])
  expect(keys('2028-01-31', '2027-12-31', '2028-02-29')).toEqual(['2027-12', '2028-01', '2028-02'])
})

test('a solar term is on the day on which it begins', () => {
  expect(termBeginning('2026-11-07')).toBe('lidong')
  expect(termBeginning('2026-11-22')).toBe('xiaoxue')
  expect(termBeginning('2026-11-23')).toBeUndefined()
})
