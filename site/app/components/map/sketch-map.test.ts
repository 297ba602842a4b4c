import { readFileSync } from 'node:fs'
import { sketchBox } from '@shanmen/brand/art/sketch-map.ts'
import { drawSketch, sheetOf } from '@shanmen/brand/sketch.ts'
import { expect, test } from 'vitest'
import { frameOf, stretched } from './frame.ts'
import { markerLink, walkLink } from './place-list.tsx'
import { gather, groundIn, marksOf, pathOf, withSpace } from './sketch-map.tsx'

const place = (name: string, lng: number, lat: number) => ({ name, lng, lat })
const marksIn = (...places: ReturnType<typeof place>[]) => marksOf(places, frameOf(places))

test('north is up, west is left, and all stay inside', () => {
  const [west, east] = marksIn(place('西', 119.2, 30.3), place('东', 119.6, 30.2))
  expect([west?.x, east?.x]).toEqual([0, 1000])
  expect(west?.y).toBeLessThan(east?.y ?? 0)
  for (const lat of [30.4, 30.2, 30.12]) {
    const places = [place('北', 119.2, 30.4), place('南', 119.25, lat)]
    for (const { x, y } of marksIn(...places)) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(1000)
      expect(y).toBeLessThanOrEqual(frameOf(places).tall * 1000)
    }
  }
})

test('a single place is in the middle, none make no marks', () => {
  expect(marksIn(place('湖', 119.5, 30.2))).toEqual([{ x: 500, y: 200, names: ['湖'], ids: ['place-1'] }])
  expect(pathOf([])).toBe('')
})

test('neighbours become one mark with all their names', () => {
  const marks = gather(marksIn(place('a', 0, 0), place('b', 0.01, 0.01), place('c', 1, 1)))
  expect(marks.map(({ names }) => names)).toEqual([['a', 'b'], ['c']])
})

test('a name that would cover the pin or the name of another place is left out', () => {
  const places = [place('鹤汀古镇西街 18 号铺', 0, 0), place('东岸办公楼', 0.09, 0.05), place('梯田', 1, 0.3)]
  const frame = frameOf(places)
  const named = withSpace(gather(marksOf(places, frame)), frame).map(({ names }) => names[0])
  expect(named).toEqual(['东岸办公楼', '梯田'])
})

test('links to the phone map carry the place', () => {
  const lake = place('岚屿湖 & 码头', 120.1, 31.2)
  expect(new URL(markerLink(lake)).searchParams.get('name')).toBe(lake.name)
  expect(new URL(walkLink(lake)).searchParams.get('to')).toBe(`120.1,31.2,${lake.name}`)
})

const brand = (name: string) => readFileSync(new URL(import.meta.resolve(`@shanmen/brand/${name}`)), 'utf8')

test('sketch and moving map are drawn from the same region', () => {
  const region = JSON.parse(brand('region.json'))
  for (const [name, value] of Object.entries(sheetOf(region)))
    expect(sketchBox[name as keyof typeof sketchBox], name).toBeCloseTo(value, 4)
  expect(brand('art/sketch-map.svg'), 'node scripts/run.mjs brand/sketch.ts').toBe(drawSketch(region))
})

test('a point of the region is drawn where a place at its position is marked', () => {
  const svg = brand('art/sketch-map.svg')
  const [, wide = 0, high = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number)
  // In the region of whichever group: the drawing's size is rounded, which moves what is far outside it.
  const [west, south, east, north]: number[] = JSON.parse(brand('region.json')).bbox
  const at = (from = 0, to = 0, part: number) => from + (to - from) * part
  const inside = (name: string, x: number, y: number) => place(name, at(west, east, x), at(south, north, y))
  const places = [inside('a', 0.47, 0.3), inside('b', 0.56, 0.2), inside('c', 0.22, 0.7)]
  const frame = frameOf(places)
  const { x, y, width, height } = groundIn(frame)
  for (const [index, { lng, lat }] of places.entries()) {
    // In the sketch's own units, as its generator places them.
    const sheet = [(lng - sketchBox.west) * 10_000, (sketchBox.top - stretched(lat)) * 10_000]
    const mark = marksOf(places, frame)[index]
    expect(x + ((sheet[0] ?? 0) / wide) * width).toBeCloseTo(mark?.x ?? 0, 0)
    expect(y + ((sheet[1] ?? 0) / high) * height).toBeCloseTo(mark?.y ?? 0, 0)
  }
})
