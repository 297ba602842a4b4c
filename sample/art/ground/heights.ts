import { at } from '../brush/list.ts'
import { makeRng } from '../brush/random.ts'

/** Heights on a square grid, row by row; `cell` is the width of one square. */
export type Heights = { rows: number[][]; cell: number }

const cell = 25

/** Smooth noise on a plane, 0 … 1, which repeats after 64 units. */
export function planeNoise(seed: string): (x: number, y: number) => number {
  const random = makeRng(seed)
  const table = Float32Array.from({ length: 4096 }, () => random())
  const value = (x: number, y: number) => table[(x & 63) + (y & 63) * 64] ?? 0
  return (x, y) => {
    const i = Math.floor(x)
    const j = Math.floor(y)
    const f = x - i
    const k = y - j
    const u = f * f * (3 - 2 * f)
    const v = k * k * (3 - 2 * k)
    const upper = value(i, j) * (1 - u) + value(i + 1, j) * u
    const lower = value(i, j + 1) * (1 - u) + value(i + 1, j + 1) * u
    return upper * (1 - v) + lower * v
  }
}

/** Hills around a lake left of the middle. The edge is never under water, so that the shoreline is closed. */
export function heightsOf(seed: string, width: number, height: number): Heights {
  const noise = planeNoise(seed)
  const hills = (x: number, y: number) =>
    noise(x, y) * 0.56 + noise(x * 2.1 + 9, y * 2.1) * 0.28 + noise(x * 4.3, y * 4.3 + 5) * 0.16
  const nx = Math.ceil(width / cell) + 2
  const ny = Math.ceil(height / cell) + 2
  const heightAt = (i: number, j: number) => {
    const dx = (i / nx - 0.43) / 0.23
    const dy = (j / ny - 0.6) / 0.26
    const h = hills(i / 9.5 + 3, j / 9.5 + 7) - Math.max(0, 1 - dx * dx - dy * dy) * 0.34
    const rim = i === 0 || j === 0 || i === nx || j === ny
    return rim ? Math.max(h, 0.34) : h
  }
  const rows = Array.from({ length: ny + 1 }, (_, j) =>
    Array.from({ length: nx + 1 }, (_, i) => heightAt(i, j)),
  )
  return { rows, cell }
}

export const heightOf = ({ rows }: Heights, i: number, j: number) => at(at(rows, j), i)
