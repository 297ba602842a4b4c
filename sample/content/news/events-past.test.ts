import { expect, test } from 'vitest'
import { dayFrom } from '../../day.ts'
import { eventsPast } from './events-past.ts'

test.each([20, 21, 22, 23, 24, 25, 26])(
  'the harvest weekend is one, loaded on any day (November %i)',
  (date) => {
    const [harvest] = eventsPast(dayFrom(new Date(`2026-11-${date}T04:00:00Z`)))
    const weekdays = [...JSON.stringify(harvest).matchAll(/"(?:startsAt|endsAt)":"(\d{4}-\d{2}-\d{2})/g)].map(
      ([, day = '']) => new Date(day).getUTCDay(),
    )
    expect(weekdays).toEqual([6, 0])
  },
)
