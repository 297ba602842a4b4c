import { R } from '../brush/path.ts'
import type { Sheet } from '../brush/sheet.ts'
import { mist } from './mist.ts'
import { type Mountain, type MountainOptions, mountain } from './mountain.ts'
import type { Peak, Shape } from './ridge.ts'

type MassifOptions = Omit<MountainOptions, 'peaks'> & {
  x: number
  h: number
  w: number
  shape?: Shape
  /** Lower peaks next to the main peak. */
  n?: number
  /** Layers, each with mist at its foot. */
  sub?: number
  mistA?: number
}

/** A group of mountains: main peak, lower peaks, then layers in front, each with mist at its foot. */
export function massif(
  d: Sheet,
  {
    x,
    h,
    w,
    base,
    t = 0.5,
    shape = 'crag',
    n = 5,
    rough = 0.2,
    strokes = 1,
    outline = 0.5,
    mistA = 0.55,
    tex = 1,
    sub = 3,
    bottom,
  }: MassifOptions,
): Mountain {
  const r = d.rng.fork(`mf${R(x)}${R(h)}`)
  let last: Mountain | undefined
  for (let k = 0; k < sub; k++) {
    const q = k / Math.max(1, sub - 1)
    const peaks: Peak[] = []
    const hk = h * (1 - q * 0.5)
    const cnt = k === 0 ? Math.max(2, n - 2) : n
    if (k === 0) peaks.push({ x, h, w: w * 0.55, shape, skew: r(-0.25, 0.25) })
    for (let i = 0; i < cnt; i++) {
      const o = (k === 0 ? r(0.28, 1.0) : r(0.0, 1.15)) * (i % 2 ? 1 : -1)
      const ph = hk * (1 - Math.abs(o) * r(0.5, 0.72)) * (k === 0 ? r(0.66, 0.86) : r(0.62, 0.98))
      peaks.push({
        x: x + o * w * 0.72,
        h: ph,
        w: w * r(0.3, 0.5),
        shape: r.chance(0.82) ? shape : 'peak',
        skew: r(-0.3, 0.3),
      })
    }
    const tt = Math.min(1, t + q * 0.16)
    last = mountain(d, {
      t: tt,
      base: base + q * h * 0.04,
      peaks,
      rough,
      strokes,
      outline,
      tex,
      bottom: bottom || base + q * h * 0.04,
    })
    if (k < sub - 1 && mistA)
      mist(d, base - h * (0.26 - q * 0.1), h * 0.42, { a: mistA, x: (x - w * 1.3) / d.W, w: (2.6 * w) / d.W })
  }
  if (!last) throw new RangeError('a massif needs at least one layer')
  return last
}
