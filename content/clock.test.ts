import { expect, test } from 'vitest'
import { createClock } from './clock.ts'

const hour = 3_600_000
const start = Date.parse('2026-11-29T00:00:00Z')
const at = (hours: number) => new Date(start + hours * hour).toISOString()

test('a change from a clock that was a day ahead moves no later moment, once others have followed it', () => {
  let machine = 24
  const clock = createClock(() => start + machine * hour)
  clock.advanceTo({ no: 1, at: at(24) })
  machine = 1
  clock.advanceTo({ no: 2, at: at(1) })
  machine = 23
  expect(clock.now().toISOString()).toBe(at(23))
})

test('an earlier reading of the log does not put the clock back', () => {
  const clock = createClock(() => start)
  clock.advanceTo({ no: 2, at: at(1) })
  clock.advanceTo({ no: 1, at: at(0.5) })
  expect([clock.now().toISOString(), clock.newest()]).toEqual([at(1), at(1)])
})
