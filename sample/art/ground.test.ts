import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ground } from './ground.ts'

test('draws the same map for the same seed and another for another', () => {
  expect(ground({ seed: 'lanyu' })).toBe(ground({ seed: 'lanyu' }))
  expect(ground({ seed: 'lanyu' })).not.toBe(ground({ seed: 'heting' }))
})

test('draws roads and a walking route only when requested', () => {
  const plain = ground({ roads: false })
  expect(plain).not.toContain('#fffaf0')
  expect(plain).not.toContain('stroke-dasharray')
  const route = ground({
    width: 1000,
    height: 500,
    trail: [
      [0.1, 0.2],
      [0.5, 0.4],
    ],
  })
  expect(route).toMatch(/<path d="M100 100C[^"]* 500 200"[^>]*stroke-dasharray/)
})

test('is an image without broken numbers', async () => {
  const svg = ground({ width: 600, height: 400 })
  expect(svg).not.toMatch(/NaN|undefined/)
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 600, height: 400 })
})
