import { expect, test } from 'vitest'
import { endOf, isDate, startOf, yearOf } from './dates.ts'

test('a day begins and ends in Asia/Shanghai, whatever the machine’s zone', () => {
  expect(startOf('2026-05-01')).toBe('2026-04-30T16:00:00.000Z')
  expect(endOf('2026-05-01')).toBe('2026-05-01T15:59:59.999Z')
})

test('a moment keeps its own zone, and one without is meant in Asia/Shanghai', () => {
  expect(startOf('2026-05-01T09:00')).toBe('2026-05-01T01:00:00.000Z')
  expect(startOf('2026-05-01T09:00:30+00:00')).toBe('2026-05-01T09:00:30.000Z')
  expect(endOf('2026-05-01T17:00')).toBe('2026-05-01T09:00:00.000Z')
})

test('what is no moment gives none', () => {
  for (const wrong of ['2026-02-30', '2026-02-30T09:00', '', 'x', undefined, null, 5]) {
    expect(startOf(wrong)).toBeUndefined()
    expect(endOf(wrong)).toBeUndefined()
  }
  expect(isDate('2024-02-29')).toBe(true)
  expect(isDate('2026-02-29')).toBe(false)
})

test('the year changes at midnight in Asia/Shanghai', () => {
  expect(yearOf('2025-12-31T15:59:59.999Z')).toBe(2025)
  expect(yearOf('2025-12-31T16:00:00.000Z')).toBe(2026)
})
