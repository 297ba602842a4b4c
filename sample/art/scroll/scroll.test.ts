import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { isSampleBrand } from '../../testing/sample-brand.ts'
import { readPictures } from '../record.ts'
import { cutAs } from './cut.ts'
import { boxOf, detailNames, details } from './details.ts'
import { lampPictures } from './lamps.ts'
import { paintScroll } from './painting.ts'
import { readPainted } from './record.ts'
import { height, stops, width } from './scroll.ts'
import { paintedAs, tileFolder, tileWidths } from './tiles.ts'

const { svg, lamps } = paintScroll()

test('paints the same scroll on every machine, with nothing that cannot be drawn', () => {
  expect(createHash('sha256').update(svg).digest('hex')).toBe(
    createHash('sha256').update(paintScroll().svg).digest('hex'),
  )
  expect(/NaN|undefined|null|Infinity/.exec(svg)?.[0]).toBeUndefined()
})

test('the committed tiles and details are those of the painting', async () => {
  expect(await readPainted()).toBe(paintedAs(svg))
  const pictures = await readPictures()
  expect(detailNames.filter((name) => pictures[name]?.painted !== cutAs(name, svg))).toEqual([])
})

test('a tile stays within its size, so that the first view does too', async () => {
  for (const number of stops.keys().map((stop) => stop + 1)) {
    for (const each of tileWidths) {
      const bytes = async (format: string) =>
        (await stat(new URL(`${number}-${each}.${format}`, tileFolder))).size
      expect(await bytes('avif'), `${number}-${each}.avif`).toBeLessThan(66_000)
      expect(await bytes('webp'), `${number}-${each}.webp`).toBeLessThan(124_000)
    }
    expect(existsSync(new URL(`${number}-lamps.svg`, tileFolder))).toBe(true)
  }
})

test.runIf(isSampleBrand)('the lights of every place are those of the painting', () => {
  for (const [stop, picture] of lampPictures(lamps).entries())
    expect(readFileSync(new URL(`${stop + 1}-lamps.svg`, tileFolder), 'utf8')).toBe(picture)
})

test('every detail lies on the scroll', () => {
  for (const [name, detail] of Object.entries(details)) {
    const box = boxOf(detail)
    expect(box.left + box.width, name).toBeLessThanOrEqual(width)
    expect(box.top + box.height, name).toBeLessThanOrEqual(height)
  }
})
