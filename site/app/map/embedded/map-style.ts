import * as colours from '@shanmen/brand/colours.ts'
import { mapColours as ground } from '@shanmen/brand/map.ts'
import { type Language, languages } from '@shanmen/contract/languages.ts'
import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl'
import type { Region } from '../region/read-region.ts'

const only = (...kinds: string[]): FilterSpecification => ['in', ['get', 'kind'], ['literal', kinds]]
const byZoom = (...stops: number[]): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  ...stops,
]

const area = (id: string, kinds: string[], color: string, opacity = 1): LayerSpecification => ({
  id,
  type: 'fill',
  source: 'region',
  filter: only(...kinds),
  paint: { 'fill-color': color, 'fill-opacity': opacity },
})

const line = (
  id: string,
  kinds: string[],
  color: string,
  width: ExpressionSpecification,
): LayerSpecification => ({
  id,
  type: 'line',
  source: 'region',
  filter: only(...kinds),
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: { 'line-color': color, 'line-width': width },
})

type Label = { id: string; kinds: string[]; color: string; size: number; from?: number; along?: boolean }
/** The reader's language, a font that the device has, and how large a name of some pixels is to this reader. */
type Lettering = { language: Language; font: string[]; sized: (pixels: number) => number }

const label = (
  { id, kinds, color, size, from = 0, along = false }: Label,
  { language, font, sized }: Lettering,
) =>
  ({
    id,
    type: 'symbol',
    source: 'region',
    minzoom: from,
    filter: only(...kinds),
    layout: {
      'text-field': ['coalesce', ['get', language], ['get', 'en']],
      'text-font': font,
      'text-size': sized(size),
      'text-letter-spacing': languages[language].isCjk ? 0.12 : 0.02,
      'text-max-width': 9,
      'symbol-placement': along ? 'line' : 'point',
      'symbol-spacing': 320,
    },
    paint: { 'text-color': color, 'text-halo-color': ground.paper, 'text-halo-width': 1.4 },
  }) satisfies LayerSpecification

// biome-ignore format: a table
const beside: (string | [number, number])[] = [
  'center', [0, 0], 'left', [1, 0], 'right', [-1, 0], 'top', [0, 1], 'bottom', [0, -1],
]

/** A name that gives way to markers, and is left out where they leave no space for it. */
const besideMarkers = (name: ReturnType<typeof label>) => ({
  ...name,
  layout: {
    ...name.layout,
    'text-variable-anchor-offset': beside,
  },
})

const dashed: LayerSpecification = {
  id: 'trail',
  type: 'line',
  source: 'region',
  filter: only('trail', 'path'),
  minzoom: 11,
  paint: { 'line-color': ground.trail, 'line-width': byZoom(11, 0.8, 16, 2.6), 'line-dasharray': [3, 2] },
}

const routes = ['walk', 'route'].map(
  (id): LayerSpecification => ({
    id,
    type: 'line',
    source: id,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    // The tour through a place is dotted as in the design; a requested route is solid, so that they differ.
    paint:
      id === 'walk'
        ? { 'line-color': colours.cinnabar, 'line-width': 4, 'line-dasharray': [0.01, 2.2] }
        : { 'line-color': colours.cinnabar, 'line-width': 4.5, 'line-opacity': 0.9 },
  }),
)

/** The ground in the look of the design's map. */
export function mapStyleOf(region: Region, lettering: Lettering): StyleSpecification {
  const empty = { type: 'geojson' as const, data: { type: 'FeatureCollection' as const, features: [] } }
  const named = (labelled: Label) => label(labelled, lettering)
  return {
    version: 8,
    sources: {
      region: { type: 'geojson', data: region, tolerance: 0.2 },
      walk: empty,
      route: empty,
      markers: empty,
    },
    layers: [
      { id: 'paper', type: 'background', paint: { 'background-color': ground.paper } },
      area('wood', ['wood'], ground.wood, 0.75),
      area('forest', ['forest'], ground.forest, 0.7),
      line('contour', ['contour'], ground.contour, byZoom(9, 0.6, 14, 1)),
      area('town', ['town'], ground.town),
      line('brook', ['brook'], ground.brook, byZoom(9, 1, 15, 5)),
      area('water', ['water'], ground.water),
      area('deep', ['deep'], ground.deep, 0.8),
      line('shore', ['water'], ground.shore, byZoom(9, 0.8, 15, 1.8)),
      area('island', ['island'], ground.wood),
      dashed,
      line('street-edge', ['street'], ground.wayEdge, byZoom(11, 1, 16, 9)),
      line('road-edge', ['road', 'avenue'], ground.wayEdge, byZoom(9, 3, 15, 13)),
      line('street', ['street'], ground.way, byZoom(11, 0.5, 16, 6.5)),
      line('road', ['road'], ground.way, byZoom(9, 1.6, 15, 9.5)),
      line('avenue', ['avenue'], ground.avenue, byZoom(9, 2, 15, 10)),
      {
        ...line('rail', ['rail'], ground.rail, byZoom(9, 0.8, 15, 2.4)),
        layout: { 'line-join': 'round' },
      } as LayerSpecification,
      ...routes,
      {
        id: 'station',
        type: 'circle',
        source: 'region',
        filter: only('station'),
        minzoom: 10.5,
        paint: {
          'circle-radius': byZoom(10, 2.5, 15, 5.5),
          'circle-color': colours.white,
          'circle-stroke-color': colours.indigo,
          'circle-stroke-width': 2,
        },
      },
      named({
        id: 'streets',
        kinds: ['road', 'avenue', 'street'],
        color: ground.wayName,
        size: 12,
        from: 12,
        along: true,
      }),
      named({
        id: 'paths',
        kinds: ['path', 'trail'],
        color: colours.bronze,
        size: 11,
        from: 14,
        along: true,
      }),
      {
        ...named({ id: 'stations', kinds: ['station'], color: colours.indigo, size: 12, from: 12.5 }),
        layout: {
          ...named({ id: 'stations', kinds: ['station'], color: '', size: 12 }).layout,
          'text-anchor': 'top',
          'text-offset': [0, 0.7],
        },
      },
      besideMarkers(named({ id: 'towns', kinds: ['townName'], color: colours.ink2, size: 13, from: 10.5 })),
      besideMarkers(named({ id: 'hills', kinds: ['hillName'], color: ground.hillName, size: 13, from: 10 })),
      besideMarkers(named({ id: 'lakes', kinds: ['waterName'], color: colours.celadon, size: 16 })),
      // The last layer is placed first, so that names keep clear of the markers, which the map itself does not know.
      {
        id: 'markers',
        type: 'symbol',
        source: 'markers',
        layout: {
          'icon-image': ['get', 'image'],
          'icon-anchor': ['get', 'anchor'],
          'icon-allow-overlap': true,
          'icon-padding': 0,
        },
      },
    ],
  }
}
