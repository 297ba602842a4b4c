import { expect, test } from 'vitest'
import { approach } from './smooth-scroll.ts'

const frame = 1000 / 60

test('a frame covers about 8 % of what is left', () => {
  expect(approach(0, 1000, frame)).toBeCloseTo(76.9, 1)
  expect(approach(1000, 0, frame)).toBeCloseTo(923.1, 1)
})

test('half the distance takes 144 ms, at 60 and at 120 frames a second', () => {
  for (const rate of [60, 120]) {
    let at = 0
    for (let n = 0; n < Math.round((144 * rate) / 1000); n += 1) at = approach(at, 1000, 1000 / rate)
    expect(Math.abs(at - 500)).toBeLessThan(20)
  }
})

test('it arrives, and then rests', () => {
  let at = 0
  let frames = 0
  while (at !== 1000 && frames < 1000) {
    at = approach(at, 1000, frame)
    frames += 1
  }
  expect(frames).toBeLessThan(120)
  expect(approach(1000, 1000, frame)).toBe(1000)
})
