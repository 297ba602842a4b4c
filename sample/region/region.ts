import type { Feature, FeatureCollection, Geometry } from 'geojson'
import { brooks, lake, landscapes, water } from './areas.ts'
import { curve, type Point } from './curve.ts'
import { heights, sheet, woods } from './hills.ts'
import { rail, walkablePaths } from './paths.ts'
import { stations } from './stations.ts'

// Precision: a metre for paths, ten for areas.
const fine = 1e5
const coarse = 1e4
const rounded = (line: readonly Point[], unit: number) =>
  line.map(([lng, lat]) => [Math.round(lng * unit) / unit, Math.round(lat * unit) / unit])

type Properties = { kind: string; zh?: string; en?: string }
const feature = (geometry: Geometry, properties: Properties): Feature<Geometry, Properties> => ({
  type: 'Feature',
  properties,
  geometry,
})
const area = (kind: string, line: readonly Point[], unit = coarse) =>
  feature({ type: 'Polygon', coordinates: [rounded(line, unit)] }, { kind })
const line = (kind: string, points: readonly Point[], unit = coarse) =>
  feature({ type: 'LineString', coordinates: rounded(points, unit) }, { kind })
const spot = (kind: string, at: Point, name: { zh: string; en: string }) =>
  feature({ type: 'Point', coordinates: rounded([at], fine)[0] ?? [] }, { kind, ...name })

/**
 * The sample region as GeoJSON in GCJ-02: land, water, walkable paths, stations, names in both languages.
 * `bbox` is the extent of the map; the file has no data outside it.
 */
export function makeRegion(): FeatureCollection<Geometry, Properties> {
  return {
    type: 'FeatureCollection',
    bbox: [sheet.west, sheet.south, sheet.east, sheet.north],
    features: [
      ...woods.map(({ ring, dense }) => area(dense ? 'forest' : 'wood', ring)),
      ...heights.map((points) => line('contour', points)),
      ...water.towns.map((ring) => area('town', ring)),
      ...brooks.map((points) => line('brook', curve(points, 0.3))),
      area('water', lake.shore, fine),
      area('deep', lake.deep),
      ...water.ponds.map((ring) => area('water', ring, fine)),
      ...lake.islands.map((ring) => area('island', ring, fine)),
      line('rail', rail),
      ...walkablePaths.map(({ kind, name, line: points }) =>
        feature({ type: 'LineString', coordinates: rounded(points, fine) }, { kind, ...name }),
      ),
      ...stations.map(({ at, name }) => spot('station', at, name)),
      ...landscapes.map(({ at, name, of }) => spot(of, at, name)),
    ],
  }
}
