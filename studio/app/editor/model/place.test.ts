import { expect, it } from 'vitest'
import { inputGap, placeOf, placeWarning, readPair } from './place.ts'

it('reads a pasted pair', () => {
  expect(readPair('120.103, 31.4241')).toEqual({ lng: 120.103, lat: 31.4241 })
  expect(readPair(' 120.1，31.4 ')).toEqual({ lng: 120.1, lat: 31.4 })
  expect(readPair('120.1')).toBeUndefined()
  expect(readPair('east')).toBeUndefined()
})

it('asks about swapped and foreign coordinates and refuses impossible ones', () => {
  expect(placeWarning({ lng: 120.1, lat: 31.4 })).toBeUndefined()
  expect(placeWarning({ lng: 31.4, lat: 120.1 })).toBe('swapped')
  expect(placeWarning({ lng: 2.35, lat: 48.85 })).toBe('abroad')
  expect(placeWarning({ lng: 200, lat: 31 })).toBe('range')
})

it('tells what in a box is no coordinate', () => {
  for (const text of ['abc', '1e2', '1.', '12 0']) expect(inputGap(text, '31.4')).toBe('unread')
  expect(inputGap('', '31.4')).toBe('half')
  expect(inputGap(' ', '')).toBeUndefined()
  expect(inputGap('-120.1', '')).toBeUndefined()
})

it('stores six digits and the system', () => {
  expect(placeOf(120.12345678, 31.1)).toEqual({ system: 'gcj02', lng: 120.123457, lat: 31.1 })
})
