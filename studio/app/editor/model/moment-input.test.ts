import { expect, it } from 'vitest'
import { fromInputs, toInputs } from './moment-input.ts'

it('shows a moment in Asia/Shanghai whatever zone it was stored in', () => {
  expect(toInputs('2026-05-01T01:30:00.000Z')).toEqual({ day: '2026-05-01', time: '09:30' })
  expect(toInputs('2026-05-01T20:00:00+00:00')).toEqual({ day: '2026-05-02', time: '04:00' })
  expect(toInputs('2026-05-01T09:30')).toEqual({ day: '2026-05-01', time: '09:30' })
})

it('leaves a date without a time a date', () => {
  expect(toInputs('2026-05-01')).toEqual({ day: '2026-05-01', time: '' })
  expect(fromInputs({ day: '2026-05-01', time: '' })).toBe('2026-05-01')
})

it('stores the zone', () => {
  expect(fromInputs({ day: '2026-05-01', time: '09:30' })).toBe('2026-05-01T09:30:00+08:00')
  expect(fromInputs({ day: '', time: '09:30' })).toBeUndefined()
  expect(toInputs('2026-02-30')).toEqual({ day: '', time: '' })
})
