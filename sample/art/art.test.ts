import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { art, type Painting, pick } from './art.ts'
import { type PaletteName, palettes } from './palettes/palettes.ts'
import { type SceneName, scenes } from './scenes/scenes.ts'

const isScene = (name: string): name is SceneName => name in scenes
const isPalette = (name: string): name is PaletteName => name in palettes
const sceneNames = Object.keys(scenes).filter(isScene)
const paletteNames = Object.keys(palettes).filter(isPalette)

const digest = (svg: string) => createHash('sha256').update(svg).digest('hex')
const lake: Painting = { scene: 'lake', palette: 'dawn', seed: 'h5', width: 1920, height: 1080 }

describe('art', () => {
  test('paints the same picture from the same input, on every machine', () => {
    expect(digest(art(lake))).toBe(digest(art(lake)))
    expect(digest(art({ ...lake, flip: false, vary: false, sunX: 0.345, sunY: 0.25 }))).toBe(
      'd48dbbab004d133397acadb65994c2a807e33552fbbc1fd0cc7a4a727e7ba839',
    )
  })

  // A mark is one of a few emblems and a drawing is named, so neither differs by its seed.
  test.each(sceneNames.filter((scene) => scene !== 'mark' && scene !== 'drawing'))(
    'paints %s differently for each seed',
    (scene) => {
      const painted = ['a', 'b', 'c', 'd', 'e'].map((seed) => art({ ...lake, scene, seed, flip: false }))
      expect(new Set(painted).size).toBe(5)
    },
  )

  test('leaves a frozen composition as it is, whatever variation the scene allows', () => {
    const frozen = (seed: string) => art({ ...lake, scene: 'temple', seed, vary: false, flip: false })
    const pagoda = (svg: string) => /<g transform="translate\(691\.2 [\d.]+\)"/.test(svg)
    expect(['a', 'b', 'c'].map(frozen).every(pagoda)).toBe(true)
  })

  test('fits a picture painted on a larger sheet to its own size', () => {
    const svg = art({ ...lake, width: 1200, height: 630, sheet: [1920, 1080] })
    expect(svg).toContain('width="1200" height="630"')
    expect(svg).toContain('viewBox="3.8 2.2 1912.3 1069.2"')
  })

  test.each(paletteNames)('paints every scene in %s as an image that can be rendered', async (palette) => {
    for (const scene of sceneNames) {
      const svg = art({ scene, palette, seed: 'test', width: 96, height: 60 })
      // The text of a painting is too long to print, so only the finding is compared.
      expect(/NaN|undefined|null|Infinity/.exec(svg)?.[0], scene).toBeUndefined()
      const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
      expect([info.width, info.height], scene).toEqual([96, 60])
      expect(new Set(data).size, scene).toBeGreaterThan(2)
    }
  })
})

test('the same id picks the same element of a pool', () => {
  const pool = ['lake', 'bridge', 'town']
  expect(pick('news-128', pool)).toBe(pick('news-128', pool))
  expect(new Set(Array.from({ length: 40 }, (_, i) => pick(`news-${i}`, pool))).size).toBe(3)
})
