import type { Language } from '@shanmen/contract/languages.ts'

/**
 * Types separate the two coordinate systems. Everything on a map is GCJ-02, as editors enter it and AMap shows it; only
 * the position from a visitor's device is WGS-84.
 */
export type Gcj02 = { readonly system: 'gcj02'; readonly lng: number; readonly lat: number }
type Wgs84 = { readonly system: 'wgs84'; readonly lng: number; readonly lat: number }

export const gcj02 = (lng: number, lat: number): Gcj02 => ({ system: 'gcj02', lng, lat })
export const wgs84 = (lng: number, lat: number): Wgs84 => ({ system: 'wgs84', lng, lat })

// The ellipsoid of Krasovsky, on which the shift is defined.
const radius = 6_378_245
const flatness = 0.006_693_421_622_965_943
const { PI, sin, cos, sqrt, abs } = Math

/** From the device's position to that of Chinese maps; right to a few metres. Outside China the two are the same. */
export function toGcj02({ lng, lat }: Wgs84): Gcj02 {
  if (lng < 72.004 || lng > 137.8347 || lat < 0.8293 || lat > 55.8271) return gcj02(lng, lat)
  const [x, y] = [lng - 105, lat - 35]
  const bend = 1 - flatness * sin((lat * PI) / 180) ** 2
  const north = (northShift(x, y) * 180) / (((radius * (1 - flatness)) / (bend * sqrt(bend))) * PI)
  const east = (eastShift(x, y) * 180) / ((radius / sqrt(bend)) * cos((lat * PI) / 180) * PI)
  return gcj02(lng + east, lat + north)
}

/** From a position on Chinese maps back to the device's; the inverse has no formula, three steps bring it below a centimetre. */
export function toWgs84(position: Gcj02): Wgs84 {
  let guess = wgs84(position.lng, position.lat)
  for (let step = 0; step < 3; step++) {
    const { lng, lat } = toGcj02(guess)
    guess = wgs84(guess.lng + position.lng - lng, guess.lat + position.lat - lat)
  }
  return guess
}

const waves = (value: number, ...parts: [high: number, long: number][]) =>
  parts.reduce((sum, [high, long]) => sum + high * sin((value / long) * PI), 0) * (2 / 3)

const short = (x: number) => waves(x, [20, 1 / 6], [20, 1 / 2])

function northShift(x: number, y: number): number {
  const plane = -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * sqrt(abs(x))
  return plane + short(x) + waves(y, [20, 1], [40, 3]) + waves(y, [160, 12], [320, 30])
}

function eastShift(x: number, y: number): number {
  const plane = 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * sqrt(abs(x))
  return plane + short(x) + waves(x, [20, 1], [40, 3]) + waves(x, [150, 12], [300, 30])
}

/** Metres as the crow flies. */
export function metresBetween(a: Gcj02, b: Gcj02): number {
  const rad = PI / 180
  const [dx, dy] = [(b.lng - a.lng) * rad * cos(((a.lat + b.lat) / 2) * rad), (b.lat - a.lat) * rad]
  return 6_371_000 * sqrt(dx * dx + dy * dy)
}

/** `350 米`, `1.2 公里`; `350 m`, `1.2 km`. Below a kilometre to ten metres, as no walker measures finer. */
export function showMetres(metres: number, language: Language): string {
  const [m, km] = language === 'zh' ? ['米', '公里'] : ['m', 'km']
  if (metres < 1000) return `${Math.max(10, Math.round(metres / 10) * 10)} ${m}`
  return `${(metres / 1000).toFixed(1)} ${km}`
}
