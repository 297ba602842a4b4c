import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { manifest } from './manifest.ts'
import { paintedAs, widthsOf } from './raster.ts'
import { folder, readPictures } from './record.ts'
import { detailNames } from './scroll/details.ts'

test('offers a picture in the steps up to its own width', () => {
  expect(widthsOf(1920)).toEqual([320, 640, 960, 1280, 1920])
  expect(widthsOf(1200)).toEqual([320, 640, 960, 1200])
  expect(widthsOf(480)).toEqual([320, 480])
})

test('no two adjacent pictures of a series are alike', () => {
  const rows = Object.entries(manifest)
  const seriesOf = (name: string) => name.replace(/-\d+$/, '')
  const alike = rows.filter(([name, row], i) => {
    const before = rows[i - 1]
    if (!before || !/-\d+$/.test(name) || seriesOf(before[0]) !== seriesOf(name) || row.scene === 'mark')
      return false
    return before[1].scene === row.scene && before[1].palette === row.palette
  })
  expect(alike.map(([name]) => name)).toEqual([])
})

test('the pictures of integrity education are one set in ink', () => {
  const set = Object.entries(manifest).filter(([name]) => name.startsWith('education-'))
  expect(set.filter(([, row]) => row.palette !== 'ink')).toEqual([])
})

test('every picture is rendered as the manifest says, in all its widths and both formats', async () => {
  const pictures = await readPictures()
  expect(Object.keys(pictures).sort()).toEqual([...Object.keys(manifest), ...detailNames].sort())
  const stale = Object.entries(manifest).filter(([name, row]) => pictures[name]?.painted !== paintedAs(row))
  expect(stale.map(([name]) => name)).toEqual([])
  const files = Object.entries(pictures).flatMap(([name, { widths }]) =>
    widths.flatMap((width) => [`${name}/${width}.webp`, `${name}/${width}.avif`]),
  )
  expect(files.filter((file) => !existsSync(new URL(file, folder)))).toEqual([])
})
