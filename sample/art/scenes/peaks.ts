import { crane } from '../elements/crane.ts'
import { massif } from '../elements/massif.ts'
import { mist } from '../elements/mist.ts'
import { mountain } from '../elements/mountain.ts'
import { pavilion } from '../elements/pavilion.ts'
import { pine } from '../elements/pine.ts'
import { sky, stars, sun } from '../elements/sky.ts'
import { treeline } from '../elements/trees.ts'
import { plum } from '../objects/plum.ts'
import { ctx, range, type Scene } from './scene.ts'

/** Peaks in a sea of clouds. */
export const peaksScene: Scene = (d, o) => {
  const c = ctx(d, o)
  const { X, Y, u, W, H, r } = c
  sky(d, { horizon: Y(0.9) })
  if (d.P.glow > 0.9) stars(d, 90, Y(0.5))
  sun(d, X(r(0.62, 0.76)), Y(r(0.18, 0.27)), 50 * u)
  range(d, c, Y(0.62), H * 0.26, 0.03, 4)
  mist(d, Y(0.58), H * 0.16, { a: 0.85 })
  range(d, c, Y(0.72), H * 0.26, 0.13, 3, { strokes: 0.5 })
  mist(d, Y(0.68), H * 0.2, { a: 0.9 })
  const q = r.fork('vary')
  const v = o.vary === false ? 0 : 1
  massif(d, {
    x: X(0.33 + v * q(-0.05, 0.07)),
    h: H * (0.62 + v * q(-0.12, 0.04)),
    w: Math.min(W * 0.3, H * (0.42 + v * q(0, 0.1))),
    base: Y(0.9),
    t: 0.26,
    shape: v ? q.pick(['crag', 'tower', 'karst', 'crag', 'sharp']) : r.pick(['crag', 'tower', 'crag']),
    n: v ? q.int(4, 7) : 5,
  })
  mist(d, Y(0.83), H * 0.24, { a: 0.95 })
  massif(d, {
    x: X(0.9),
    h: H * 0.42,
    w: Math.min(W * 0.26, H * 0.4),
    base: Y(1.0),
    t: 0.5,
    sub: 2,
    n: 4,
  })
  mist(d, Y(0.94), H * 0.22, { a: 1 })
  const f = mountain(d, {
    t: 0.9,
    base: Y(1.12),
    peaks: [
      { x: X(0.1), h: H * 0.3, w: W * 0.3, shape: 'crag' },
      { x: X(0.62), h: H * 0.27, w: W * 0.24, shape: 'soft' },
    ],
    rough: 0.18,
    outline: 0.5,
  })
  treeline(d, f, { n: 60, s: 1.5 })
  if (o.pavilion !== false) {
    const x = X(0.6)
    pavilion(d, x, f.yAt(x) + 4 * u, 0.72 * u, { double: r.chance(0.5) })
  }
  const px = X(0.15)
  pine(d, px, f.yAt(px) + 16 * u, 0.95 * u, { lean: 0.28 * c.fs })
  mist(d, Y(1.04), H * 0.12, { a: 0.8 })
  crane(d, X(0.66), Y(0.4), 0.52 * u, { flip: -c.fs, pose: 1 })
  crane(d, X(0.74), Y(0.46), 0.36 * u, { flip: -c.fs })
}

/** Plum blossom in front of the sea of clouds. */
export const plumsnowScene: Scene = (d, o) => {
  const p = d.H > d.W
  peaksScene(d, { ...o, pavilion: true, flip: p ? true : o.flip })
  const left = p || !o.flip
  plum(d, d.W * (left ? -0.02 : 1.02), d.H * (p ? 0.07 : 0.1), (p ? 2 : 2.5) * d.u, left ? 1 : -1)
}
