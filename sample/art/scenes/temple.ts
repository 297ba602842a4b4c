import { mist } from '../elements/mist.ts'
import { mountain } from '../elements/mountain.ts'
import { pagoda } from '../elements/pagoda.ts'
import { pavilion } from '../elements/pavilion.ts'
import { pine } from '../elements/pine.ts'
import { birds, sky, stars, sun } from '../elements/sky.ts'
import { broadleaf, treeline } from '../elements/trees.ts'
import { ctx, range, type Scene } from './scene.ts'

/** A pagoda on its hill. */
export const templeScene: Scene = (d, o) => {
  const c = ctx(d, o)
  const { X, Y, u, W, H } = c
  sky(d, { horizon: Y(0.85) })
  if (d.P.glow > 0.9) stars(d, 90, Y(0.5))
  const hill = c.near(0.36, 0.15)
  sun(d, X(c.near(0.68, 0.16)), Y(c.near(0.32, 0.12)), c.near(84, 36) * u, { soft: 1 })
  range(d, c, Y(0.72), H * 0.26, 0.05, c.oneOf([3, 4, 5]))
  mist(d, Y(0.66), H * 0.18, { a: 0.9 })
  range(d, c, Y(0.8), H * c.near(0.24, 0.1), 0.2, c.oneOf([3, 2, 4]), { strokes: 0.6, shape: c.hills() })
  mist(d, Y(0.75), H * 0.2, { a: 0.9 })
  const m = mountain(d, {
    t: 0.55,
    base: Y(0.98),
    peaks: [
      { x: X(hill), h: H * c.near(0.3, 0.09), w: W * 0.36, shape: 'soft' },
      { x: X(c.near(0.95, 0.08)), h: H * c.near(0.26, 0.1), w: W * 0.3, shape: 'crag' },
    ],
    rough: 0.14,
  })
  treeline(d, m, { n: 120, s: 1.3 })
  const px = X(hill)
  const grown = c.near(1.45, 0.35) * u * (c.portrait ? 1.1 : 1)
  if (c.often(0.72)) pagoda(d, px, m.yAt(px) + 8 * u, grown, { tiers: c.oneOf([7, 5, 7, 9]) })
  else pavilion(d, px, m.yAt(px) + 8 * u, grown * 0.95, { double: true })
  const side = X(hill + c.oneOf([0.17, 0.2, -0.17, 0.24]))
  pavilion(d, side, m.yAt(side) + 6 * u, 0.5 * u)
  mist(d, Y(0.88), H * 0.2, { a: 0.9 })
  const f = mountain(d, {
    t: 0.95,
    base: Y(1.1),
    peaks: [
      { x: X(0.02), h: H * c.near(0.26, 0.12), w: W * 0.3, shape: 'crag' },
      { x: X(0.9), h: H * c.near(0.16, 0.07), w: W * 0.34, shape: 'soft' },
    ],
    rough: 0.2,
  })
  treeline(d, f, { n: 70, s: 1.6 })
  const tree = X(c.oneOf([0.9, 0.9, 0.06, 0.8]))
  if (c.often(0.7)) pine(d, tree, f.yAt(tree) + 20 * u, c.near(1.15, 0.3) * u, { lean: -0.25 * c.fs })
  else broadleaf(d, tree, f.yAt(tree) + 20 * u, 1.7 * u, { n: 190 })
  birds(d, X(c.near(0.7, 0.2)), Y(c.near(0.3, 0.1)), c.oneOf([6, 4, 8, 9]), u * 1.2)
}
