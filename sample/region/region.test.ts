import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { scenic } from '../content/member/scenic/scenic.ts'
import { dayFrom } from '../day.ts'
import { isSampleBrand } from '../testing/sample-brand.ts'
import { between, lengthOf, type Point } from './curve.ts'
import { regionFile, regionText } from './make.ts'
import { walkablePaths } from './paths.ts'
import { stations } from './stations.ts'

const spots = scenic(dayFrom(new Date()))
const name = ([lng, lat]: Point) => `${lng.toFixed(5)},${lat.toFixed(5)}`

it.runIf(isSampleBrand)('the file that the site serves is the output of node sample/region/make.ts', () => {
  expect(readFileSync(regionFile, 'utf8')).toBe(regionText())
})

it('every path is connected to every other', () => {
  const groups: Set<string>[] = []
  for (const { line } of walkablePaths) {
    const vertices = new Set(line.map(name))
    for (const group of [...groups])
      if (!vertices.isDisjointFrom(group)) {
        for (const vertex of group) vertices.add(vertex)
        groups.splice(groups.indexOf(group), 1)
      }
    groups.push(vertices)
  }
  expect(groups).toHaveLength(1)
})

it('every destination is on a path and near a station', () => {
  for (const spot of spots) {
    const { place } = spot.shared
    if (!place) throw new Error(`${spot.id} has no place`)
    const at: Point = [place.lng, place.lat]
    expect(
      Math.min(...walkablePaths.flatMap(({ line }) => line.map((point) => between(point, at)))),
    ).toBeLessThan(0.01)
    expect(Math.min(...stations.map((station) => between(station.at, at)))).toBeLessThan(2)
  }
})

it('the walks are as long as their texts say', () => {
  const trails = walkablePaths.filter(({ kind }) => kind === 'trail')
  const told = spots.map(({ zh }) => Number.parseFloat(zh?.routeDistance ?? ''))
  const drawn = trails.map(({ line }) => Math.round(lengthOf(line) * 10) / 10)
  expect(drawn.sort()).toEqual(told.sort())
})
