import { makeRegion } from '@shanmen/sample/region/region.ts'
import { expect, test } from 'vitest'
import { gcj02, metresBetween } from '../coordinates.ts'
import { pathsOf, type Region, stationsNear } from '../region/read-region.ts'
import { alongPaths, describeRoute, openNetwork } from './walking-route.ts'

// The sample's region and not the one of brand/, which is another group's where the site is.
const region = makeRegion() as Region
const findLegs = openNetwork(pathsOf(region))

const huxi = gcj02(119.508, 30.2255)
const office = { id: 'office', name: '灵山大厦', at: gcj02(119.5098, 30.2301) }
const lake = { id: 'lake', name: 'Lanyu Lake', at: gcj02(119.5148, 30.2262) }
const tower = { id: 'tower', name: '晚塔山', at: gcj02(119.482, 30.196) }

test('the route from the station is as long as the contact page says', () => {
  const route = describeRoute(findLegs(huxi, office.at) ?? [], huxi, office, 'zh')
  if (!route.found) throw new Error('no route')
  expect(route.metres).toBeGreaterThan(500)
  expect(route.metres).toBeLessThan(650)
  expect(route.minutes).toBe(Math.round(route.metres / 75))
  expect(route.steps.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^沿站前步道步行 \d+ 米$/),
    '到达灵山大厦',
  ])
})

test('steps name the streets and say where to turn, in the language of the reader', () => {
  const route = describeRoute(
    findLegs(gcj02(119.596, 30.2168), lake.at) ?? [],
    gcj02(119.596, 30.2168),
    lake,
    'en',
  )
  if (!route.found) throw new Error('no route')
  const [first, second, ...rest] = route.steps.map(({ text }) => text)
  expect(first).toMatch(/^Walk [\d.]+ k?m along Hudong Road$/)
  expect(second).toMatch(/^(?:Turn (?:left|right) onto|Continue along) /)
  expect(rest.at(-1)).toBe('Arrive at Lanyu Lake')
  expect(route.steps.reduce((sum, { metres }) => sum + metres, 0)).toBeGreaterThan(route.metres * 0.97)
})

test('the distance between a place and the paths is a step before and after them', () => {
  const off = gcj02(119.5134, 30.2183)
  const textOf = (language: 'zh' | 'en', to: typeof lake, start = off) => {
    const route = describeRoute(findLegs(start, to.at) ?? [], start, to, language)
    if (!route.found) throw new Error('no route')
    expect(route.steps.reduce((sum, { metres }) => sum + metres, 0)).toBeGreaterThan(route.metres * 0.9)
    return route.steps.map(({ text }) => text)
  }
  expect(textOf('en', lake)[0]).toMatch(/^Go \d+ m towards [A-Z]/)
  expect(textOf('zh', lake)[0]).toMatch(/^朝.+方向走 \d+ 米$/)
  const beside = { ...office, at: off }
  expect(textOf('en', beside, lake.at).at(-2)).toMatch(/^From there, go \d+ m towards 灵山大厦$/)
  expect(textOf('zh', beside, lake.at).at(-2)).toMatch(/^再朝灵山大厦方向走 \d+ 米$/)
  expect(describeRoute([], lake.at, { ...office, at: gcj02(119.5152, 30.2262) }, 'en')).toMatchObject({
    steps: [{ text: 'Go 40 m towards 灵山大厦' }, { metres: 0 }],
  })
})

test('a start between two vertices and one on a long stretch are found as well', () => {
  expect(findLegs(gcj02(119.5101, 30.2195), tower.at)?.length).toBeGreaterThan(0)
  expect(findLegs(lake.at, lake.at)).toEqual([])
  const [first, second] = [gcj02(119.6401, 30.1889), gcj02(119.6435, 30.1862)]
  expect(findLegs(first, second)?.map(({ name }) => name.en)).toEqual(['Canal Greenway'])
})

test('the walk through its stops keeps to the shore', () => {
  const stops = [lake.at, gcj02(119.5295, 30.2348), gcj02(119.5442, 30.2381)]
  const line = alongPaths(findLegs, stops)
  expect(line.length).toBeGreaterThan(20)
  const lengths = line.map((point, index) => metresBetween(line[index - 1] ?? point, point))
  expect(Math.max(...lengths)).toBeLessThan(400)
  expect(alongPaths(findLegs, [gcj02(119.2, 30.4), lake.at])).toHaveLength(2)
})

test('far from every path there is no route', () => {
  expect(findLegs(gcj02(119.2, 30.4), lake.at)).toBeUndefined()
  expect(findLegs(lake.at, gcj02(116.4, 39.9))).toBeUndefined()
})

test('stations are offered from the nearest on, none from another valley', () => {
  const near = stationsNear(region, gcj02(119.612, 30.2065), 3)
  expect(near.map(({ name }) => name.en)[0]).toBe('Heting light-rail station')
  expect(near).toHaveLength(3)
  expect(stationsNear(region, gcj02(116.4, 39.9), 3)).toEqual([])
})
