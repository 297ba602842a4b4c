import { readFileSync } from 'node:fs'
import { mapCentre } from '@shanmen/brand/map.ts'
import { expect, test } from 'vitest'
import { gcj02 } from '../coordinates.ts'
import { isInRegion, type Region } from './read-region.ts'

// What `docs/rebranding.md` asks of the map of any group.
const file = new URL(import.meta.resolve('@shanmen/brand/region.json'))
const region: Region = JSON.parse(readFileSync(file, 'utf8'))

const areas = ['wood', 'forest', 'town', 'water', 'deep', 'island']
const lines = ['contour', 'brook', 'rail', 'avenue', 'road', 'street', 'path', 'trail']
const points = ['station', 'townName', 'hillName', 'waterName']

test('its corners are in order, and the map of the studio opens inside', () => {
  const [west = 0, south = 0, east = 0, north = 0] = region.bbox ?? []
  expect(west).toBeLessThan(east)
  expect(south).toBeLessThan(north)
  expect(isInRegion(region, gcj02(mapCentre.lng, mapCentre.lat))).toBe(true)
})

test('every feature is of a kind that the map draws, in the shape of its kind', () => {
  const shapeOf = (kind: string) =>
    areas.includes(kind)
      ? 'Polygon'
      : lines.includes(kind)
        ? 'LineString'
        : points.includes(kind)
          ? 'Point'
          : kind
  const wrong = region.features.filter(
    ({ properties, geometry }) => geometry.type !== shapeOf(properties.kind),
  )
  expect(wrong.map(({ properties }) => properties)).toEqual([])
})

test('points have a name in each language', () => {
  const unnamed = region.features.filter(
    ({ properties: { kind, zh, en } }) => points.includes(kind) && !(zh && en),
  )
  expect(unnamed.map(({ properties }) => properties)).toEqual([])
})
