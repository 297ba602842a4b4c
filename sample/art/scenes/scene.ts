import { at } from '../brush/list.ts'
import type { Sheet } from '../brush/sheet.ts'
import { type Mountain, mountain } from '../elements/mountain.ts'
import type { Peak, Shape } from '../elements/ridge.ts'
import type { DrawingName } from '../line/drawings.ts'

export type SceneOptions = {
  /** Mirrors the composition, so that the other side is free for text. */
  flip?: boolean
  /** `false` freezes the composition: heroes and pictures whose layout has been approved. */
  vary?: boolean
  sunX?: number
  sunY?: number
  horizon?: number
  /** Leaves the left side free for text. */
  clear?: boolean
  /** `false` leaves the pavilion out. */
  pavilion?: boolean
  /** The number of the emblem of a mark. */
  sign?: number
  /** The name of a line drawing. */
  drawing?: DrawingName
  /** A plain ground of this colour in place of the palette's. */
  solid?: string
}

export type Scene = (d: Sheet, o: SceneOptions) => void

const hostShapes: Shape[] = ['crag', 'tower', 'sharp', 'karst', 'dome']
const hillShapes: Shape[] = ['crag', 'crag', 'peak', 'karst', 'soft']

/** A scene's view of the sheet: fractions of it, mirrored if asked, and its random variation. */
export function ctx(d: Sheet, o: SceneOptions) {
  const flip = o.flip ?? d.rng.chance(0.5)
  const { W, H, u } = d
  const free = o.vary !== false
  const q = d.rng.fork('vary')
  return {
    W,
    H,
    u,
    flip,
    /** 1, or −1 when mirrored. */
    fs: flip ? -1 : 1,
    X: (f: number) => (flip ? W * (1 - f) : W * f),
    Y: (f: number) => H * f,
    r: d.rng,
    portrait: H > W * 1.05,
    /** The value, moved by up to `spread`; unchanged in a frozen composition. */
    near: (value: number, spread: number) => value + (free ? q(-spread, spread) : 0),
    /** True in `p` of the pictures; `frozen` in a frozen composition. */
    often: (p: number, frozen = true) => (free ? q.chance(p) : frozen),
    /** The shape of the main mountain. */
    host: (): Shape => (free ? q.pick(hostShapes) : 'crag'),
    /** The shape of a chain of hills behind it. */
    hills: (): Shape => (free ? q.pick(hillShapes) : 'crag'),
    /** One of the pool; its first in a frozen composition. */
    oneOf: <T>(pool: readonly T[]): T => (free ? q.pick(pool) : at(pool, 0)),
  }
}

export type View = ReturnType<typeof ctx>

type RangeOptions = { shape?: Shape; strokes?: number; outline?: number }

/** A chain of hills across the whole sheet, `n` peaks up to `h` high. */
export function range(
  d: Sheet,
  c: View,
  y: number,
  h: number,
  t: number,
  n: number,
  o: RangeOptions = {},
): Mountain {
  const { r, W } = c
  const peaks: Peak[] = []
  for (let i = 0; i < n; i++)
    peaks.push({
      x: W * ((i + r(0.15, 0.85)) / n),
      h: h * r(0.5, 1),
      w: (W / n) * r(0.7, 1.2),
      shape: o.shape ?? 'crag',
      skew: r(-0.3, 0.3),
    })
  return mountain(d, { t, base: y, peaks, rough: 0.22, strokes: 0, outline: 0, tex: 0.5, ...o })
}
