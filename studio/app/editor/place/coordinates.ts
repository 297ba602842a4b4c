import { isJsonObject } from '@shanmen/content/documents/document.ts'
import type { Place } from '@shanmen/content/fields.ts'

/** The bounds of China. Coordinates outside them are probably wrong. */
const china = { west: 73, east: 136, south: 3, north: 54 }

type PlaceWarning = 'range' | 'swapped' | 'abroad'

export const isPlace = (value: unknown): value is Place =>
  isJsonObject(value) && typeof value.lng === 'number' && typeof value.lat === 'number'

/** Six digits are eleven centimetres. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** A place in its stored form. */
export const placeOf = (lng: number, lat: number): Place => ({
  system: 'gcj02',
  lng: rounded(lng),
  lat: rounded(lat),
})

/**
 * Reads what someone typed or pasted: `120.1, 31.4`, also with a Chinese comma or spaces. Undefined when it is no pair of
 * numbers.
 */
export function readPair(text: string): { lng: number; lat: number } | undefined {
  const [, lng, lat] = /^\s*(-?\d+(?:\.\d+)?)\s*(?:[,，\s])\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? []
  return lng === undefined || lat === undefined ? undefined : { lng: Number(lng), lat: Number(lat) }
}

const isDegrees = (text: string) => /^-?\d+(?:\.\d+)?$/.test(text.trim())

/** Why the text of one input cannot be used: it is no number (`unread`), or empty while the other is filled (`half`). */
export function inputGap(text: string, other: string): 'unread' | 'half' | undefined {
  if (text.trim() === '') return other.trim() === '' ? undefined : 'half'
  return isDegrees(text) ? undefined : 'unread'
}

/** What may be wrong with coordinates. `range` cannot be stored; the others only show a warning. */
export function placeWarning({ lng, lat }: { lng: number; lat: number }): PlaceWarning | undefined {
  const isInside = (x: number, y: number) =>
    x >= china.west && x <= china.east && y >= china.south && y <= china.north
  if (isInside(lng, lat)) return undefined
  if (isInside(lat, lng)) return 'swapped'
  return Math.abs(lng) > 180 || Math.abs(lat) > 90 ? 'range' : 'abroad'
}

/**
 * Cities for orientation. No borders are drawn: a map of China with borders takes an approval number, and a rough one
 * would be wrong (ADR 16).
 */
export const cities = [
  { zh: '北京', en: 'Beijing', lng: 116.4, lat: 39.91 },
  { zh: '上海', en: 'Shanghai', lng: 121.47, lat: 31.23 },
  { zh: '南京', en: 'Nanjing', lng: 118.8, lat: 32.06 },
  { zh: '杭州', en: 'Hangzhou', lng: 120.16, lat: 30.27 },
  { zh: '福州', en: 'Fuzhou', lng: 119.3, lat: 26.07 },
  { zh: '广州', en: 'Guangzhou', lng: 113.26, lat: 23.13 },
  { zh: '海口', en: 'Haikou', lng: 110.35, lat: 20.02 },
  { zh: '武汉', en: 'Wuhan', lng: 114.3, lat: 30.59 },
  { zh: '郑州', en: 'Zhengzhou', lng: 113.62, lat: 34.75 },
  { zh: '济南', en: 'Jinan', lng: 117.0, lat: 36.67 },
  { zh: '西安', en: 'Xi’an', lng: 108.94, lat: 34.34 },
  { zh: '成都', en: 'Chengdu', lng: 104.07, lat: 30.57 },
  { zh: '昆明', en: 'Kunming', lng: 102.71, lat: 25.04 },
  { zh: '贵阳', en: 'Guiyang', lng: 106.71, lat: 26.57 },
  { zh: '兰州', en: 'Lanzhou', lng: 103.83, lat: 36.06 },
  { zh: '沈阳', en: 'Shenyang', lng: 123.43, lat: 41.8 },
  { zh: '哈尔滨', en: 'Harbin', lng: 126.53, lat: 45.8 },
  { zh: '乌鲁木齐', en: 'Ürümqi', lng: 87.62, lat: 43.83 },
  { zh: '拉萨', en: 'Lhasa', lng: 91.17, lat: 29.65 },
] as const

/** How many degrees of longitude a view shows from side to side. */
export const spans = { wide: 64, region: 8, town: 0.8, street: 0.08 } as const
export type Span = keyof typeof spans

export type View = { lng: number; lat: number; span: number }
export const size = { width: 640, height: 360 }

/** A degree of latitude is longer than one of longitude, the more so the further north. */
const stretch = (lat: number) => 1 / Math.cos((Math.min(80, Math.abs(lat)) * Math.PI) / 180)

/** Coordinates as pixels of a view. */
export function toPixels(
  { lng, lat, span }: View,
  place: { lng: number; lat: number },
): { x: number; y: number } {
  const scale = size.width / span
  return {
    x: size.width / 2 + (place.lng - lng) * scale,
    y: size.height / 2 - (place.lat - lat) * scale * stretch(lat),
  }
}

/** The coordinates at a pixel of a view. */
export function toPlace(
  { lng, lat, span }: View,
  { x, y }: { x: number; y: number },
): { lng: number; lat: number } {
  const scale = size.width / span
  return {
    lng: lng + (x - size.width / 2) / scale,
    lat: lat - (y - size.height / 2) / (scale * stretch(lat)),
  }
}

/** The space that the pin takes around its tip, in pixels. */
const pinMargin = { side: 14, above: 38, below: 4 }

/** The nearest pixel at which the whole pin is visible. */
export const clampPin = ({ x, y }: { x: number; y: number }) => ({
  x: Math.min(Math.max(x, pinMargin.side), size.width - pinMargin.side),
  y: Math.min(Math.max(y, pinMargin.above), size.height - pinMargin.below),
})

/** Whether a view shows the whole pin of a place. */
export function isPinVisible(view: View, place: { lng: number; lat: number }): boolean {
  const at = toPixels(view, place)
  const { x, y } = clampPin(at)
  // Stored coordinates are rounded.
  return Math.hypot(x - at.x, y - at.y) < 1
}

/** Lines of the grid between two degrees, about eight of them, at round numbers. */
export function gridLines(from: number, to: number): number[] {
  const rough = (to - from) / 8
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((part) => part * power).find((each) => each >= rough) ?? 10 * power
  const first = Math.ceil(from / step)
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, index) =>
    Number(((first + index) * step).toFixed(6)),
  )
}
