import { expect, it } from 'vitest'
import { dayOf, showDay, showMoment, showTime } from './moments.ts'

// 2026-11-21 in London is already the next day in Shanghai.
const late = '2026-11-21T16:05:00.000Z'

it('shows moments in Asia/Shanghai, in the reader’s own form', () => {
  expect(showMoment(late, 'zh')).toBe('2026-11-22 00:05')
  expect(showMoment(late, 'en')).toBe('22 Nov 2026, 00:05')
  expect(showDay(late, 'zh')).toBe('2026-11-22')
  expect(showDay(late, 'en')).toBe('22 Nov 2026')
  expect(showTime(late, 'en')).toBe('00:05')
  expect(dayOf(late)).toBe('2026-11-22')
})
