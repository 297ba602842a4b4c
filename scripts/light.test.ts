import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { approvedBg, celadonDeep, edge, paper, waiting, waitingBg, white } from '@shanmen/brand/colours.ts'
import { mapColours } from '@shanmen/brand/map.ts'
import { hourNames, termNames } from '@shanmen/contract/light.ts'
import { describe, expect, test } from 'vitest'

const sheet = (name: string) => readFileSync(join(import.meta.dirname, '../brand', name), 'utf8')
const light = sheet('light.css')

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

/** The custom properties of the first rule whose selector has the text. */
function tokens(css: string, selector: string): Record<string, string> {
  const start = css.indexOf(selector)
  const rule = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start))
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): (#\w{6});/g)].map(([, name, value]) => [name, value]),
  )
}

const byDay = tokens(light, ':root {')

describe.each(hourNames)('at %s', (hour) => {
  const own = hour === 'day' ? {} : tokens(light, `data-hour="${hour}"`)
  const colours: Record<string, string> = { ...byDay, ...own }
  test.each([
    ['slip-ink', 'slip'],
    ['slip-ink-2', 'slip'],
    ['slip-link', 'slip'],
    ['sky-ink', 'sky-1'],
    ['sky-ink', 'sky-2'],
    ['sky-ink-2', 'sky-1'],
    ['sky-ink-2', 'sky-2'],
    ['sky-mark', 'sky-1'],
  ])('%s on %s has 4.5:1', (ink, ground) => {
    expect(contrast(colours[ink] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(4.5)
  })
})

describe.each(['paper', 'white'])('on %s', (ground) => {
  const colours = tokens(sheet('colours.css'), ':root {')
  test.each(['ink', 'ink-2', 'ink-3', 'cinnabar', 'cinnabar-d', 'bronze', 'celadon'])(
    '%s has 4.5:1',
    (ink) => {
      expect(contrast(colours[ink] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(4.5)
    },
  )
})

test.each([
  ['on-pine', 'pine'],
  ['on-pine-2', 'pine'],
  ['on-party', 'party'],
  ['white', 'cinnabar'],
])('%s on %s has 4.5:1', (ink, ground) => {
  const colours = tokens(sheet('colours.css'), ':root {')
  expect(contrast(colours[ink] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(4.5)
})

test.each([
  ['celadon-deep', 'celadon-bg'],
  ['indigo', 'indigo-bg'],
  ['cinnabar-d', 'cinnabar-bg'],
  ['ink', 'marked'],
  ['ink-2', 'paper-2'],
  ['ink-2', 'paper-3'],
  ['ink-3', 'paper-2'],
  ['gold', 'pine'],
  ['on-party', 'party-d'],
  ['party', 'paper'],
  ['party', 'white'],
  ['white', 'celadon-deep'],
])('%s on %s has 4.5:1', (ink, ground) => {
  const colours = tokens(sheet('colours.css'), ':root {')
  expect(contrast(colours[ink] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(4.5)
})

test('the states of an entry in the studio have 4.5:1, the edges of fields 3:1', () => {
  expect(contrast(waiting, waitingBg)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(celadonDeep, approvedBg)).toBeGreaterThanOrEqual(4.5)
  for (const ground of [paper, white]) expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3)
})

test.each(['wayName', 'hillName'] as const)('%s has 4.5:1 on the paper of the map', (name) => {
  expect(contrast(mapColours[name], mapColours.paper)).toBeGreaterThanOrEqual(4.5)
})

test.each(['silk', 'silk-2'])('ink and ink-2 on %s have 4.5:1', (silk) => {
  const { ink = '', 'ink-2': ink2 = '' } = tokens(sheet('colours.css'), ':root {')
  const ground = tokens(sheet('art/scroll.css'), ':root {')[silk] ?? ''
  for (const text of [ink, ink2]) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
})

test('the accent of every season and term has 4.5:1 on paper', () => {
  const accents = [
    ...light.matchAll(/--term: (#\w{6})/g),
    ...sheet('terms.css').matchAll(/--term: (#\w{6})/g),
  ]
  expect(accents).toHaveLength(4 + termNames.length)
  for (const [text, accent = ''] of accents) expect(contrast(accent, paper), text).toBeGreaterThanOrEqual(4.5)
})
