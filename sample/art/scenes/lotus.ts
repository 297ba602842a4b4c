import { lotusFlower, lotusLeaf } from '../elements/lotus.ts'
import { mist } from '../elements/mist.ts'
import { pavilion } from '../elements/pavilion.ts'
import { sky, sun } from '../elements/sky.ts'
import { water } from '../elements/water.ts'
import { ctx, range, type Scene } from './scene.ts'

/** Place, size and depth of the leaves in front. */
const nearLeaves: [number, number, number, number][] = [
  [0.1, 0.84, 1.5, 0.75],
  [0.92, 0.8, 1.5, 0.8],
  [0.5, 0.93, 1.7, 0.9],
  [0.3, 1.02, 1.5, 1],
  [0.78, 1.0, 1.6, 1],
]

/** A lotus pond. */
export const lotusScene: Scene = (d, o) => {
  const c = ctx(d, o)
  const { X, Y, u, H, r } = c
  sky(d, { horizon: H * 0.6 })
  const bloom = c.near(0.665, 0.13)
  const height = c.near(0.66, 0.05)
  sun(d, X(c.near(0.24, 0.16)), Y(c.near(0.24, 0.08)), c.near(52, 20) * u)
  range(d, c, Y(0.44), H * 0.2, 0.05, c.oneOf([4, 3, 5]), { shape: c.hills() })
  range(d, c, Y(0.47), H * c.near(0.13, 0.06), 0.2, c.oneOf([3, 2, 4]))
  mist(d, Y(0.44), H * 0.16, { a: 0.9 })
  if (c.often(0.4, false)) pavilion(d, X(c.near(0.84, 0.08)), Y(0.47), 0.6 * u, { double: c.often(0.5) })
  water(d, Y(0.46), H, { shimmer: 1.2 })
  mist(d, Y(0.5), H * 0.14, { a: 0.8 })
  for (let i = 0; i < 26; i++) {
    const q = r()
    const y = 0.53 + q * 0.2
    const s = 0.4 + q * 0.5
    lotusLeaf(d, X(r(-0.05, 1.05)), Y(y), 92 * s * u, 24 * s * u, { t: q * 0.45, a: 0.75 })
  }
  mist(d, Y(0.64), H * 0.2, { a: 0.5 })
  lotusFlower(d, X(c.near(0.36, 0.14)), Y(c.near(0.63, 0.03)), c.near(0.62, 0.15) * u, {
    stem: H * 0.1,
    rot: -6,
  })
  lotusFlower(d, X(c.near(0.84, 0.1)), Y(0.6), 0.5 * u, { stem: H * 0.1, rot: 8, bud: c.often(0.6) })
  if (c.often(0.5, false)) lotusFlower(d, X(c.near(0.14, 0.08)), Y(0.7), 0.8 * u, { stem: H * 0.14, rot: -8 })
  for (const [x, y, s, t] of nearLeaves)
    lotusLeaf(d, X(c.near(x, 0.09)), Y(c.near(y, 0.03)), 150 * s * u, 46 * s * u, {
      t,
      a: 0.96,
      tilt: r(-7, 7),
    })
  lotusFlower(d, X(bloom), Y(height), c.near(1.75, 0.3) * u, { stem: H * 0.3, sway: 20 * u, rot: 5 * c.fs })
  lotusFlower(
    d,
    X(bloom + c.oneOf([-0.125, 0.13, -0.16])),
    Y(height - c.near(0.11, 0.05)),
    c.near(1.05, 0.15) * u,
    { stem: H * 0.42, sway: 26 * u, rot: -10 * c.fs, bud: c.often(0.7) },
  )
  lotusLeaf(d, X(0.9), Y(0.98), 210 * u, 64 * u, { t: 1, tilt: -5 })
}
