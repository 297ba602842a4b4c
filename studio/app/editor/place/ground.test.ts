import { expect, it } from 'vitest'
import { cities, clampPin, gridLines, isPinVisible, size, toPixels, toPlace } from './ground.ts'

const view = { lng: 120.3, lat: 31.5, span: 8 }

it('finds the same place back from its pixel', () => {
  const place = { lng: 121.5, lat: 30.2 }
  const back = toPlace(view, toPixels(view, place))
  expect(back.lng).toBeCloseTo(place.lng, 9)
  expect(back.lat).toBeCloseTo(place.lat, 9)
  expect(toPixels(view, view)).toEqual({ x: size.width / 2, y: size.height / 2 })
})

it('holds the pin where the whole of it is seen', () => {
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
