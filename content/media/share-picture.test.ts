import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeSharePicture } from './share-picture.ts'

/** Left half red, right half blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
    .composite([
      {
        input: { create: { width: Math.floor(width / 2), height, channels: 3, background: 'blue' } },
        gravity: 'east',
      },
    ])
    .webp()
    .toBuffer()

const middle = async (jpeg: Buffer) => {
  const { data } = await sharp(jpeg)
    .extract({ left: 590, top: 300, width: 20, height: 20 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [red = 0, , blue = 0] = data
  return red > blue ? 'red' : 'blue'
}

test.each([
  [3000, 900],
  [1200, 630],
  [640, 1600],
  [40, 30],
])('a picture of %i × %i becomes 1200 × 630', async (width, height) => {
  const jpeg = await makeSharePicture(await halves(width, height), { x: 0.5, y: 0.5 })
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})

test('the focus stays in view', async () => {
  const wide = await halves(4000, 630)
  expect(await middle(await makeSharePicture(wide, { x: 0.2, y: 0.5 }))).toBe('red')
  expect(await middle(await makeSharePicture(wide, { x: 1, y: 0 }))).toBe('blue')
})

test('even noise has at most 200 KB', async () => {
  const noise = await sharp({
    create: {
      width: 1280,
      height: 720,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .webp({ quality: 90 })
    .toBuffer()
  const jpeg = await makeSharePicture(noise, { x: 0.5, y: 0.5 })
  expect(jpeg.byteLength).toBeLessThanOrEqual(200 * 1024)
})

test('so has noise of full colours in blocks of two pixels, which a JPEG holds worst', async () => {
  const [width, height] = [600, 315]
  const data = createHash('shake256', { outputLength: width * height * 3 }).digest()
  const blocks = await sharp(
    data.map((byte) => (byte & 1) * 255),
    { raw: { width, height, channels: 3 } },
  )
    .resize(1200, 630, { kernel: 'nearest' })
    .webp({ quality: 90 })
    .toBuffer()
  const jpeg = await makeSharePicture(blocks, { x: 0.5, y: 0.5 })
  expect(jpeg.byteLength).toBeLessThanOrEqual(200 * 1024)
})
