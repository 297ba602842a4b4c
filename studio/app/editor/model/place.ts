import { isJsonObject } from '@shanmen/content/documents/document.ts'
import type { Place } from '@shanmen/content/fields.ts'

/** Around all of China. Inside it coordinates may be GCJ-02; outside it something is probably wrong. */
const china = { west: 73, east: 136, south: 3, north: 54 }

export type PlaceWarning = 'range' | 'swapped' | 'abroad'

export const isPlace = (value: unknown): value is Place =>
  isJsonObject(value) && typeof value.lng === 'number' && typeof value.lat === 'number'

/** Six digits are eleven centimetres; more is noise. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** A place of the form that is stored. */
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

/** What keeps one of the two boxes from being used: no number stands in it, or nothing while the other is filled. */
export function inputGap(text: string, other: string): 'unread' | 'half' | undefined {
  if (text.trim() === '') return other.trim() === '' ? undefined : 'half'
  return isDegrees(text) ? undefined : 'unread'
}

/** What may be wrong with coordinates. `range` cannot be stored; the others are only asked about. */
export function placeWarning({ lng, lat }: { lng: number; lat: number }): PlaceWarning | undefined {
  const isInside = (x: number, y: number) =>
    x >= china.west && x <= china.east && y >= china.south && y <= china.north
  if (isInside(lng, lat)) return undefined
  if (isInside(lat, lng)) return 'swapped'
  return Math.abs(lng) > 180 || Math.abs(lat) > 90 ? 'range' : 'abroad'
}
