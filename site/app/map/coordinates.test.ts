import { expect, test } from 'vitest'
import { gcj02, metresBetween, toGcj02, toWgs84, wgs84 } from './coordinates.ts'

test('a device position becomes that of Chinese maps', () => {
  const { system, lng, lat } = toGcj02(wgs84(116.404, 39.915))
  expect(system).toBe('gcj02')
  expect(lng).toBeCloseTo(116.41024, 4)
  expect(lat).toBeCloseTo(39.9164, 4)
})

test('back from Chinese maps it is where it was, to a centimetre', () => {
  for (const [lng, lat] of [
    [116.404, 39.915],
    [87.6, 43.8],
    [109.5, 18.25],
    [121.47, 31.23],
  ] as const) {
    const back = toWgs84(toGcj02(wgs84(lng, lat)))
    expect(Math.abs(back.lng - lng)).toBeLessThan(1e-7)
    expect(Math.abs(back.lat - lat)).toBeLessThan(1e-7)
  }
})

test('outside China nothing is shifted', () => {
  expect(toGcj02(wgs84(2.35, 48.85))).toEqual(gcj02(2.35, 48.85))
})

test('a device position is no map position to the compiler', () => {
  // @ts-expect-error: it must be converted first.
  metresBetween(wgs84(119.5, 30.2), gcj02(119.5, 30.2))
  expect(metresBetween(gcj02(119.5, 30.2), gcj02(119.5, 30.209))).toBeCloseTo(1000.8, 0)
})
