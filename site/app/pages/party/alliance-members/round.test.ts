import { expect, test } from 'vitest'
import { roundThrough } from './round.ts'

const ends = (path: string) =>
  [...path.matchAll(/(?:M|[\d.-]+ [\d.-]+ [\d.-]+ [\d.-]+ )([\d.]+ [\d.]+)(?=C|$)/g)].map(([, end]) => end)

test('the line goes round the middle and ends where it began', () => {
  const corners = [
    { x: 10, y: 10 },
    { x: 90, y: 90 },
    { x: 90, y: 10 },
    { x: 10, y: 90 },
  ]
  expect(ends(roundThrough(corners))).toEqual(['10 10', '90 10', '90 90', '10 90', '10 10'])
})

test('one point, two points and none make no error', () => {
  expect(roundThrough([])).toBe('')
  expect(roundThrough([{ x: 5, y: 5 }])).toBe('M5 5C5 5 5 5 5 5')
  expect(
    roundThrough([
      { x: 5, y: 5 },
      { x: 9, y: 5 },
    ]),
  ).not.toContain('NaN')
})
