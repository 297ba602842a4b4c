import { expect, test } from 'vitest'
import { showDate, showMoment, showMonth, showWholeMonth } from './dates.ts'

test('a moment is shown as it is in Beijing', () => {
  expect(showDate('2026-11-15T16:30:00Z', 'zh')).toBe('2026-11-16')
  expect(showMoment('2026-12-10T17:00:00+08:00', 'zh')).toBe('2026-12-10 17:00')
  expect(showMoment('2026-12-10T17:00:00+08:00', 'en')).toBe('10 Dec 2026, 17:00')
})

test('a date has no zone', () => {
  expect(showDate('2026-01-01', 'en')).toBe('1 Jan 2026')
  expect([showMonth('2026-01-01', 'zh'), showMonth('2026-01-01', 'en')]).toEqual(['2026.01', 'Jan 2026'])
})

test('nothing is said of a date that a draft does not have yet', () => {
  for (const show of [showDate, showMoment, showMonth, showWholeMonth])
    expect([show('', 'zh'), show('', 'en')]).toEqual(['', ''])
})
