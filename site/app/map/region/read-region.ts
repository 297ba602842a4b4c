import regionFile from '@shanmen/brand/region.json?url'
import type { InterfaceText, Language } from '@shanmen/contract/languages.ts'
import type { FeatureCollection, Geometry, LineString, Position } from 'geojson'
import { type Gcj02, gcj02, metresBetween } from '../coordinates.ts'

/** `kind` says what a feature is; paths, stations and names have a name per language, at least in `zh` and `en`. */
export type RegionProperties = { kind: string } & { [L in Language]?: string }
export type Region = FeatureCollection<Geometry, RegionProperties>

let reading: Promise<Region> | undefined

/** The map data of the site (GCJ-02), fetched once per document. Rejects when it does not load. */
export function readRegion(): Promise<Region> {
  reading ??= fetch(regionFile).then((response) => {
    if (!response.ok) throw new Error(`the region's file answered ${response.status}`)
    return response.json()
  })
  reading.catch(() => {
    reading = undefined
  })
  return reading
}

/** True when the position is inside the region. */
export function isInRegion({ bbox = [0, 0, 0, 0] }: Region, { lng, lat }: Gcj02): boolean {
  const [west = 0, south = 0, east = 0, north = 0] = bbox
  return lng > west && lng < east && lat > south && lat < north
}

export type Station = { name: InterfaceText; at: Gcj02 }

/** The stations from which a place can sensibly be walked to, the nearest first. */
export function stationsNear(region: Region, place: Gcj02, most: number, farthest = 12_000): Station[] {
  return region.features
    .flatMap(({ properties: { kind, ...name }, geometry }) => {
      if (kind !== 'station' || geometry.type !== 'Point' || !name.zh || !name.en) return []
      return [{ name: { ...name, zh: name.zh, en: name.en }, at: at(geometry.coordinates) }]
    })
    .map((station) => ({ ...station, metres: metresBetween(station.at, place) }))
    .filter(({ metres }) => metres < farthest && metres > 30)
    .sort((a, b) => a.metres - b.metres)
    .slice(0, most)
}

const at = ([lng = 0, lat = 0]: Position) => gcj02(lng, lat)

export type PathLine = { name: { zh: string; en: string }; line: Position[] }

const walked = new Set(['avenue', 'road', 'street', 'path', 'trail'])

/** All paths that can be walked on. */
export function pathsOf(region: Region): PathLine[] {
  return region.features.flatMap(({ properties: { kind, zh = '', en = '' }, geometry }) =>
    walked.has(kind) ? [{ name: { zh, en }, line: (geometry as LineString).coordinates }] : [],
  )
}
