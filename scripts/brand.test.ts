import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as colours from '@shanmen/brand/colours.ts'
import { logo } from '@shanmen/brand/logo.ts'
import { mapColours } from '@shanmen/brand/map.ts'
import { siteNames } from '@shanmen/brand/names.ts'
import { hashPictures, samplePictures } from '@shanmen/sample/testing/brand-pictures.ts'
import { isSampleBrand } from '@shanmen/sample/testing/sample-brand.ts'
import { anyOf, plainName, sampleWords } from '@shanmen/sample/testing/sample-names.ts'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

const texts = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:tsx?|css|json|html|svg|webmanifest)$/.test(file) && existsSync(join(root, file)))
/** Code that must stay as it is when the site becomes another group's: no content, no tests, no documents. */
const sources = texts.filter(
  (file) => !/^(?:brand|sample|docs|e2e|chaos|bench)\//.test(file) && !/\.test\.tsx?$/.test(file),
)

/** The lines in which a pattern occurs, each as `file:line: match`. */
const occurrences = (pattern: RegExp, files = sources) =>
  files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => [...line.matchAll(pattern)].map(([found]) => `${file}:${at + 1}: ${found}`)),
  )

test('only brand/ and the content name the group and its places', () => {
  const own = Object.values(siteNames).map(({ name }) => plainName(name))
  // These work on entries of the sample.
  const helpers = /^(?:scripts\/snapshot|gallery\/sample)\.ts$|\/testing\//
  const served = sources.filter((file) => !helpers.test(file))
  expect(occurrences(anyOf([...own, ...sampleWords()]), served)).toEqual([])
})

test.skipIf(isSampleBrand)('brand/ has nothing left of the sample: names, places, figures', () => {
  // Code says such figures too, of what it counts.
  const words = anyOf([...sampleWords(), '八站', 'eight places', 'eight stops'])
  const files = texts.filter((file) => file.startsWith('brand/'))
  expect(occurrences(words, files)).toEqual([])
})

// The list is written by `sample/testing/brand-pictures.ts`.
test.runIf(isSampleBrand)('the list of the pictures of the sample is up to date', () => {
  expect(hashPictures()).toEqual(samplePictures())
})

test.skipIf(isSampleBrand)('brand/ has no picture of the sample, and not its map', () => {
  const sample = samplePictures()
  const left = Object.entries(hashPictures()).filter(([file, hash]) => sample[file] === hash)
  // The large mouse pointer shows nothing of a group.
  expect(left.map(([file]) => file)).toEqual(['public/site/pointer.svg'])
})

const brandFile = (name: string) => readFileSync(join(root, 'brand', name), 'utf8')
const inStyleSheets = (name: string) => [...brandFile(name).matchAll(/--([\w-]+): (#\w{6});/g)]

test('only brand/ has the colours of the group', () => {
  const sheets = ['colours.css', 'colours-contrast.css', 'colours-elder.css', 'colours-studio.css']
  const values = [
    ...Object.values({ ...colours, ...mapColours }),
    ...sheets.flatMap(inStyleSheets).map(String),
  ]
  const found = values.flatMap((value) => value.match(/#[\da-f]{6}/) ?? [])
  expect(occurrences(new RegExp(`(?:${[...new Set(found)].join('|')})\\b`, 'gi'))).toEqual([])
  // With transparency they are written in another form; black and white belong to everyone.
  const channels = found.map((hex) =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join('[ ,]+'),
  )
  expect(occurrences(new RegExp(`rgba?\\((?:${[...new Set(channels)].join('|')})\\b`, 'g'))).toEqual([])
})

test('style sheets and code have the same colours', () => {
  const inCode = new Map<string, string>(Object.entries({ ...colours, mapPaper: mapColours.paper }))
  const properties = [...inStyleSheets('colours.css'), ...inStyleSheets('colours-studio.css')]
  for (const [, name = '', value] of properties)
    expect(inCode.get(name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())), name).toBe(value)
})

// A name that is new in a later version is missing in another group's style sheets, which nothing else would report.
test('every custom property without a fallback is defined', () => {
  const code = texts.filter((file) => /^(?:brand|site|studio)\//.test(file) && !file.includes('.test.'))
  const all = code.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  const defined = new Set([...all.matchAll(/--([\w-]+)['"\]]*\s*:/g)].map(([, name]) => name))
  const used = new Set([...all.matchAll(/var\(\s*--([\w-]+)\s*\)/g)].map(([, name]) => name))
  expect([...used].filter((name) => !defined.has(name))).toEqual([])
})

test('the icons show the mark of the pages', () => {
  const shapes = [...logo.matchAll(/ d="([^"]+)"/g)].map(([, shape]) => String(shape))
  for (const file of ['public/site/favicon.svg', 'public/studio/seal.svg'])
    for (const shape of shapes) expect(brandFile(file)).toContain(shape)
})
