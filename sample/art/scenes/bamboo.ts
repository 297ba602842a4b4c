import { mix } from '../brush/colour.ts'
import { at } from '../brush/list.ts'
import { bamboo } from '../elements/bamboo.ts'
import { mist } from '../elements/mist.ts'
import { mountain } from '../elements/mountain.ts'
import { pagoda } from '../elements/pagoda.ts'
import { pavilion } from '../elements/pavilion.ts'
import { birds, sky, stars, sun } from '../elements/sky.ts'
import { treeline } from '../elements/trees.ts'
import { ctx, range, type Scene } from './scene.ts'

/** A bamboo grove, a pavilion beyond it. */
export const bambooScene: Scene = (d, o) => {
  const c = ctx(d, o)
  const { X, Y, u, W, H, r } = c
  sky(d, { horizon: H })
  if (d.P.glow > 0.9) stars(d, 50, Y(0.5))
  const hut = c.near(0.72, 0.1)
  sun(d, X(c.near(0.7, 0.14)), Y(c.near(0.34, 0.12)), c.near(88, 34) * u, { soft: 1 })
  range(d, c, Y(0.9), H * 0.24, 0.06, c.oneOf([3, 2, 4]), { shape: c.hills() })
  mist(d, Y(0.82), H * 0.24, { a: 0.9 })
  const m = mountain(d, {
    t: 0.42,
    base: Y(1.04),
    peaks: [{ x: X(hut + 0.02), h: H * c.near(0.2, 0.08), w: W * 0.4, shape: 'soft' }],
    rough: 0.12,
  })
  treeline(d, m, { n: 70, s: 1.2 })
  const px = X(hut)
  if (c.often(0.75)) pavilion(d, px, m.yAt(px) + 5 * u, c.near(0.95, 0.2) * u, { double: c.often(0.6) })
  else pagoda(d, px, m.yAt(px) + 5 * u, 0.8 * u)
  mist(d, Y(0.96), H * 0.2, { a: 0.95 })
  for (let i = 0; i < 7; i++)
    bamboo(d, X(r(-0.02, 0.56)), u * 0.7, { alpha: 0.25, w: 7, leaves: 4, lean: r(-0.05, 0.05) })
  mist(d, Y(0.8), H * 0.6, { a: 0.4, wisp: false })
  for (let i = 0; i < 4; i++)
    bamboo(d, X(c.near(at([0.07, 0.2, 0.3, 0.4], i), 0.06) + r(-0.02, 0.02)), u * 1.05, {
      alpha: 0.62,
      w: 10,
      leaves: 8,
      lean: r(-0.03, 0.04) * c.fs,
      col: mix(d.P.leaf, d.P.ink, 0.2),
    })
  for (let i = 0; i < 2; i++)
    bamboo(d, X(c.near(at([0.02, 0.145], i), 0.04) + r(-0.01, 0.01)), u * 1.6, {
      alpha: 0.97,
      w: 12,
      leaves: 12,
      lean: r(0.0, 0.05) * c.fs,
      col: mix(d.P.leaf, d.P.ink, 0.38),
    })
  if (c.often(0.5, false))
    bamboo(d, X(c.near(0.97, 0.03)), u * 1.3, { alpha: 0.9, w: 11, leaves: 9, lean: -0.03 * c.fs })
  if (c.often(0.5, false)) birds(d, X(c.near(0.62, 0.08)), Y(0.24), 5, u)
}
