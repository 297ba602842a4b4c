import { expect, test } from 'vitest'
import { qrPath } from './qr-code.ts'

const rows = (text: string) => {
  const code = qrPath(text)
  if (!code) return []
  const grid = Array.from({ length: code.size }, () => new Array<string>(code.size).fill('.'))
  for (const [, bottom, steps = ''] of code.path.matchAll(/M0 (\d+)([^M]*)/g)) {
    let x = 0
    for (const [, light = 0, dark = 0] of steps.matchAll(/(?:h(\d+))?v-1h(\d+)v1/g)) {
      x += Number(light)
      grid[Number(bottom) - 1]?.fill('#', x, x + Number(dark))
      x += Number(dark)
    }
  }
  return grid.map((row) => row.join(''))
}

test('the smallest code, as an independent decoder has read it', () => {
  expect(rows('a')).toMatchInlineSnapshot(`
    [
      "#######.##.##.#######",
      "#.....#...###.#.....#",
      "#.###.#.###...#.###.#",
      "#.###.#....##.#.###.#",
      "#.###.#..####.#.###.#",
      "#.....#.#.###.#.....#",
      "#######.#.#.#.#######",
      ".........#..#........",
      "#.#...##.......#..#.#",
      "..##....#.##.###.##..",
      ".#....####.###.###.##",
      "##.#.#.##..#.###.###.",
      "##.#..####.##########",
      "........##..........#",
      "#######.##....#...#.#",
      "#.....#.....#...#..#.",
      "#.###.#..#....#...###",
      "#.###.#..#.#.###.##..",
      "#.###.#.##.###.###.##",
      "#.....#...##.###.##..",
      "#######.#..########.#",
    ]
  `)
})

test('error correction L takes a smaller code', () => {
  const address = 'https://lingshan.example/account'
  expect([qrPath(address)?.size, qrPath(address, 'L')?.size]).toEqual([29, 25])
})

test('longer texts take larger codes, up to 180 bytes', () => {
  expect(
    ['x'.repeat(14), 'x'.repeat(15), '山'.repeat(60), 'x'.repeat(181)].map((text) => qrPath(text)?.size),
  ).toEqual([21, 25, 53, undefined])
})
