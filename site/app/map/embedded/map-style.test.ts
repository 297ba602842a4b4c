import { expect, test } from 'vitest'
import type { Region } from '../region/read-region.ts'
import { mapStyleOf } from './map-style.ts'

const region: Region = { type: 'FeatureCollection', features: [] }

test('names of towns, hills and lakes give way to the markers', () => {
  const { layers } = mapStyleOf(region, { language: 'zh', font: [], sized: (pixels) => pixels })
  const symbols = layers.filter(({ type }) => type === 'symbol')
  // The last layer is placed first and takes its space.
  expect(symbols.at(-1)).toMatchObject({ id: 'markers', layout: { 'icon-allow-overlap': true } })
  for (const id of ['towns', 'hills', 'lakes'])
    expect(symbols.find((layer) => layer.id === id)?.layout).toHaveProperty('text-variable-anchor-offset')
})
