import { expect, test } from 'vitest'
import { currentSection } from './section-nav.tsx'

const parts = (...tops: (number | undefined)[]) => tops.map((top, at) => ({ id: String(at), top }))

test('the last part above the line is current', () => {
  expect(currentSection(parts(500, 900, 1400), 180)).toBe('0')
  expect(currentSection(parts(-700, -20, 150, 900), 180)).toBe('2')
  expect(currentSection([], 180)).toBeUndefined()
})

test('in large text the line is lower', () => {
  expect(currentSection(parts(-400, 216, 900), 180)).toBe('0')
  expect(currentSection(parts(-400, 216, 900), 252)).toBe('1')
})

test('of two parts side by side the first is current, a missing one never', () => {
  expect(currentSection(parts(-300, -300, 800), 180)).toBe('0')
  expect(currentSection(parts(-300, undefined, 100), 180)).toBe('2')
})
