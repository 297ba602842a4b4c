import { boat } from '../elements/boat.ts'
import { crane } from '../elements/crane.ts'
import { massif } from '../elements/massif.ts'
import { mist } from '../elements/mist.ts'
import { mountain } from '../elements/mountain.ts'
import { pagoda } from '../elements/pagoda.ts'
import { pavilion } from '../elements/pavilion.ts'
import { pine } from '../elements/pine.ts'
import type { Shape } from '../elements/ridge.ts'
import { sky, stars, sun } from '../elements/sky.ts'
import { broadleaf, treeline } from '../elements/trees.ts'
import { water } from '../elements/water.ts'
import { ctx, range, type Scene } from './scene.ts'

/** A lake under its host mountain, with pagoda and boat. */
export const lakeScene: Scene = (d, o) => {
  const c = ctx(d, o)
  const { X, Y, u, W, H, r } = c
  const q = r.fork('vary')
  const v = o.vary === false ? 0 : 1
  const J = (k: number) => v * q(-k, k)
  const hz = o.horizon || 0.8 + J(0.03)
  const shape: Shape = v ? q.pick<Shape>(['crag', 'crag', 'tower', 'sharp', 'karst']) : 'crag'
  const mx = 0.7 + J(0.09)
  const low = v && q.chance(0.34)
  const px0 = 0.395 + J(0.1)
  const tower = !v || q.chance(0.7)
  const pineSide = v ? q.pick([0.89, 0.89, 0.08, 0]) : 0.89
  const two = v && q.chance(0.4)
  sky(d, { horizon: Y(hz) })
  if (d.P.glow > 0.9) stars(d, 70, Y(0.5))
  const sx = (o.sunX || 0.26) + J(0.07)
  const sy = (o.sunY || 0.27) + J(0.06)
  sun(d, X(sx), Y(sy), (46 + v * q(-10, 26)) * u)
  range(d, c, Y(hz - 0.1), H * 0.2, 0.04, c.portrait ? 3 : 5)
  const b = range(d, c, Y(hz - 0.05), H * 0.24, 0.14, c.portrait ? 2 : 4, {
    strokes: 0.4,
    shape: v ? q.pick<Shape>(['crag', 'dome', 'karst']) : 'crag',
  })
  mist(d, Y(hz - 0.12), H * 0.16, { a: 0.8 })
  const m = massif(d, {
    x: X(mx),
    h: H * (c.portrait ? 0.42 : low ? 0.4 : 0.56),
    w: Math.min(W * (low ? 0.36 : 0.3), H * (low ? 0.6 : 0.46)),
    base: Y(hz - 0.02),
    t: 0.26,
    shape,
    n: v ? q.int(4, 7) : 5,
  })
  if (two)
    massif(d, {
      x: X(mx - 0.42),
      h: H * 0.3,
      w: Math.min(W * 0.2, H * 0.34),
      base: Y(hz - 0.02),
      t: 0.2,
      shape,
      sub: 2,
      n: 4,
    })
  mist(d, Y(hz - 0.07), H * 0.18, { a: 0.95 })
  const n = mountain(d, {
    t: 0.72,
    base: Y(hz - 0.002),
    peaks: [
      { x: X(0.97), h: H * (0.23 + J(0.05)), w: W * 0.26, shape: 'crag' },
      { x: X(px0 + 0.005), h: H * (0.085 + J(0.02)), w: W * 0.2, shape: 'soft' },
      { x: X(0.03), h: H * (0.13 + J(0.05)), w: W * 0.24, shape: 'crag' },
    ],
    rough: 0.24,
    outline: 0.5,
  })
  treeline(d, n, { n: Math.round(W / 11 / u), s: 1 })
  const px = X(px0)
  if (tower) pagoda(d, px, n.yAt(px) + 6 * u, 0.546 * u, { tiers: v ? q.pick([5, 7, 7, 9]) : 7 })
  else pavilion(d, px, n.yAt(px) + 4 * u, 0.62 * u, { double: true })
  mist(d, Y(hz), H * 0.1, { a: 0.85 })
  water(d, Y(hz), H, { reflect: b.ref + m.ref + n.ref })
  boat(d, X(0.24 + J(0.14)), Y(hz + (1 - hz) * (0.5 + J(0.16))), 0.66 * u, {
    flip: c.fs,
    cabin: !v || q.chance(0.7),
  })
  const kx = sx + 0.11
  crane(d, X(kx), Y(0.22 + J(0.05)), 0.46 * u, { flip: c.fs })
  if (!v || q.chance(0.75)) crane(d, X(kx + 0.08), Y(0.165 + J(0.04)), 0.32 * u, { pose: 1, flip: c.fs })
  if (pineSide) pine(d, X(pineSide), Y(1.0), 1.55 * u, { lean: (pineSide > 0.5 ? -0.3 : 0.3) * c.fs })
  if (pineSide === 0 && v) broadleaf(d, X(0.95), Y(1.02), 1.9 * u, { n: 200 })
}
