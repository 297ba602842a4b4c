import { expect, test } from 'vitest'
import { heightsOf } from './yearly.tsx'

test('bars start at zero and the tallest is full', () => {
  expect(heightsOf(['2,500', '5,000', '10,000'])).toEqual([25, 50, 100])
  expect(heightsOf(['1.5 km', '3 km'])).toEqual([50, 100])
})

test('figures that are no numbers have no bar', () => {
  expect(heightsOf(['—', '8'])).toEqual([0, 100])
  expect(heightsOf(['—'])).toEqual([0])
  expect(heightsOf([])).toEqual([])
})
