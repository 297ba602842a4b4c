import { expect, it } from 'vitest'
import {
  cities,
  clampPin,
  gridLines,
  inputGap,
  isPinVisible,
  placeOf,
  placeWarning,
  readPair,
  size,
  toPixels,
  toPlace,
} from './coordinates.ts'

it('reads a pasted pair', () => {
  expect(readPair('120.103, 31.4241')).toEqual({ lng: 120.103, lat: 31.4241 })
  expect(readPair(' 120.1，31.4 ')).toEqual({ lng: 120.1, lat: 31.4 })
  expect(readPair('120.1')).toBeUndefined()
  expect(readPair('east')).toBeUndefined()
})

it('warns about swapped and foreign coordinates and refuses impossible ones', () => {
  expect(placeWarning({ lng: 120.1, lat: 31.4 })).toBeUndefined()
  expect(placeWarning({ lng: 31.4, lat: 120.1 })).toBe('swapped')
  expect(placeWarning({ lng: 2.35, lat: 48.85 })).toBe('abroad')
  expect(placeWarning({ lng: 200, lat: 31 })).toBe('range')
})

it('reports input that is no coordinate', () => {
  for (const text of ['abc', '1e2', '1.', '12 0']) expect(inputGap(text, '31.4')).toBe('unread')
  expect(inputGap('', '31.4')).toBe('half')
  expect(inputGap(' ', '')).toBeUndefined()
  expect(inputGap('-120.1', '')).toBeUndefined()
})

it('stores six digits and the system', () => {
  expect(placeOf(120.12345678, 31.1)).toEqual({ system: 'gcj02', lng: 120.123457, lat: 31.1 })
})

const view = { lng: 120.3, lat: 31.5, span: 8 }

it('finds the same place back from its pixel', () => {
  const place = { lng: 121.5, lat: 30.2 }
  const back = toPlace(view, toPixels(view, place))
  expect(back.lng).toBeCloseTo(place.lng, 9)
  expect(back.lat).toBeCloseTo(place.lat, 9)
  expect(toPixels(view, view)).toEqual({ x: size.width / 2, y: size.height / 2 })
})

it('keeps the pin inside the map', () => {
  const middle = { x: 100, y: 200 }
  expect(clampPin(middle)).toEqual(middle)
  for (const far of [-900, 900]) {
    const place = toPlace(view, clampPin({ x: far, y: far }))
    expect(isPinVisible(view, { lng: Number(place.lng.toFixed(6)), lat: Number(place.lat.toFixed(6)) })).toBe(
      true,
    )
    expect(isPinVisible(view, toPlace(view, { x: far, y: far }))).toBe(false)
  }
})

it('puts north up and east to the right', () => {
  const wuxi = toPixels(view, { lng: 120.31, lat: 31.49 })
  const shanghai = toPixels(view, { lng: 121.47, lat: 31.23 })
  expect(shanghai.x).toBeGreaterThan(wuxi.x)
  expect(shanghai.y).toBeGreaterThan(wuxi.y)
  expect(new Set(cities.map(({ zh }) => zh)).size).toBe(cities.length)
})

it('draws its grid at round degrees', () => {
  expect(gridLines(118.3, 122.3)).toEqual([118.5, 119, 119.5, 120, 120.5, 121, 121.5, 122])
  expect(gridLines(120.3, 120.38)).toEqual([
    120.3, 120.31, 120.32, 120.33, 120.34, 120.35, 120.36, 120.37, 120.38,
  ])
})
