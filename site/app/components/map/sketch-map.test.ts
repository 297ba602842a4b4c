import { expect, test } from 'vitest'
import { markerLink, walkLink } from './place-list.tsx'
import { gather, marksOf, pathOf } from './sketch-map.tsx'

const place = (name: string, lng: number, lat: number) => ({ name, lng, lat })

test('north is up, west is left, and all stay inside', () => {
  const [west, east] = marksOf([place('西', 120, 31.3), place('东', 120.4, 31.1)])
  expect(west?.x).toBeLessThan(east?.x ?? 0)
  expect(west?.y).toBeLessThan(east?.y ?? 0)
  expect([west?.x, east?.x]).toEqual([14, 86])
})

test('a single place stands on land, none leave an empty sketch', () => {
  expect(marksOf([place('湖', 120, 31)])).toEqual([{ x: 55.8, y: 39.8, names: ['湖'] }])
  expect(marksOf([])).toEqual([])
  expect(pathOf([])).toBe('')
})

test('places beside a card keep clear of it', () => {
  for (const { x } of marksOf([place('a', 0, 0), place('b', 1, 1)], true))
    expect(x).toBeGreaterThanOrEqual(45)
})

test('neighbours become one mark with all their names', () => {
  const marks = gather(marksOf([place('a', 0, 0), place('b', 0.01, 0.01), place('c', 1, 1)]))
  expect(marks.map(({ names }) => names)).toEqual([['a', 'b'], ['c']])
})

test('links to the phone map carry the place', () => {
  const lake = place('岚屿湖 & 码头', 120.1, 31.2)
  expect(new URL(markerLink(lake)).searchParams.get('name')).toBe(lake.name)
  expect(new URL(walkLink(lake)).searchParams.get('to')).toBe(`120.1,31.2,${lake.name}`)
})
