import type { Point } from '../brush/path.ts'
import { crane } from '../elements/crane.ts'
import { massif } from '../elements/massif.ts'
import { mist } from '../elements/mist.ts'
import { mountain } from '../elements/mountain.ts'
import { pagoda } from '../elements/pagoda.ts'
import { pavilion } from '../elements/pavilion.ts'
import { pine } from '../elements/pine.ts'
import { sky, sun } from '../elements/sky.ts'
import { steps } from '../elements/steps.ts'
import { broadleaf, treeline } from '../elements/trees.ts'
import { ctx, range, type Scene } from './scene.ts'

/** Stone steps to the summit. */
export const stepsScene: Scene = (d, o) => {
  const c = ctx(d, o)
  const { X, Y, u, W, H } = c
  sky(d, { horizon: Y(0.9) })
  const top = c.near(0.56, 0.16)
  const foot = c.near(0.5, 0.14)
  const bends = c.near(4.2, 1.8)
  const sweep = c.near(0.075, 0.045)
  sun(d, X(c.near(0.56, 0.3)), Y(c.near(0.25, 0.09)), c.near(66, 24) * u, { soft: 1 })
  range(d, c, Y(0.62), H * 0.24, 0.04, c.oneOf([4, 3, 5]), { shape: c.hills() })
  mist(d, Y(0.58), H * 0.18, { a: 0.9 })
  const m = massif(d, {
    x: X(top),
    h: H * c.near(0.46, 0.12),
    w: Math.min(W * 0.3, H * 0.5),
    base: Y(0.88),
    t: 0.3,
    sub: 2,
    n: c.oneOf([6, 4, 7]),
    shape: c.host(),
  })
  if (c.often(0.6)) pavilion(d, X(top), m.yAt(X(top)) - H * 0.01, 0.4 * u)
  else pagoda(d, X(top), m.yAt(X(top)) + 4 * u, 0.42 * u)
  mist(d, Y(0.78), H * 0.2, { a: 0.85 })
  const f = mountain(d, {
    t: 0.85,
    base: Y(1.1),
    peaks: [
      { x: X(0.14), h: H * c.near(0.46, 0.14), w: W * 0.36, shape: 'crag' },
      { x: X(0.95), h: H * c.near(0.4, 0.14), w: W * 0.34, shape: 'crag' },
      { x: X(foot), h: H * c.near(0.2, 0.05), w: W * 0.3, shape: 'soft' },
    ],
    rough: 0.18,
  })
  treeline(d, f, { n: 110, s: 1.5 })
  const pts: Point[] = []
  for (let i = 0; i <= 46; i++) {
    const t = i / 46
    const e = 1 - (1 - t) ** 1.9
    pts.push([X(foot + Math.sin(t * bends) * sweep * (1 - t * 0.6) + t * 0.05), Y(1.02) - e * H * 0.36])
  }
  steps(d, pts, c.near(46, 16) * u, 4 * u)
  mist(d, Y(0.68), H * 0.12, { a: 0.7 })
  const left = c.near(0.14, 0.06)
  if (c.often(0.3, false)) broadleaf(d, X(left), Y(0.9), 2 * u, { n: 220 })
  else pine(d, X(left), Y(0.86), c.near(1.35, 0.3) * u, { lean: 0.25 * c.fs })
  if (c.often(0.65)) pine(d, X(c.near(0.93, 0.05)), Y(0.98), c.near(1.3, 0.35) * u, { lean: -0.2 * c.fs })
  const flight = c.near(0.33, 0.12)
  const high = c.near(0.3, 0.1)
  crane(d, X(flight), Y(high), 0.5 * u, { flip: c.fs, pose: 1 })
  if (c.often(0.6)) crane(d, X(flight - 0.07), Y(high + 0.06), 0.36 * u, { flip: c.fs })
}
