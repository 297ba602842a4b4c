import { mix } from '../brush/colour.ts'
import { R, R1 } from '../brush/path.ts'
import { massif } from '../elements/massif.ts'
import { mist } from '../elements/mist.ts'
import { mountain } from '../elements/mountain.ts'
import { pavilion } from '../elements/pavilion.ts'
import { pine } from '../elements/pine.ts'
import { birds, sky, sun } from '../elements/sky.ts'
import { broadleaf, treeline } from '../elements/trees.ts'
import { ctx, range, type Scene } from './scene.ts'

/** A waterfall, maples and a pavilion. */
export const fallsScene: Scene = (d, o) => {
  const c = ctx(d, o)
  const { X, Y, u, W, H, r } = c
  const P = d.P
  sky(d, { horizon: Y(0.8) })
  const fall = c.near(0.6, 0.13)
  sun(d, X(c.near(0.2, 0.12)), Y(c.near(0.22, 0.08)), c.near(46, 18) * u)
  range(d, c, Y(0.66), H * 0.3, 0.06, c.oneOf([3, 4, 5]), { shape: c.hills() })
  mist(d, Y(0.6), H * 0.18, { a: 0.9 })
  massif(d, {
    x: X(fall + 0.06),
    h: H * c.near(0.66, 0.08),
    w: Math.min(W * 0.36, H * 0.52),
    base: Y(0.86),
    t: 0.36,
    shape: c.oneOf(['tower', 'crag', 'karst']),
    sub: 2,
    mistA: 0.3,
  })
  const fx = X(fall)
  const lip = c.near(0.42, 0.05)
  const strand = (x: number, w: number, y0: number, y1: number, a: number) => {
    let p = ''
    const q = r.fork(`s${x}`)
    for (let i = 0; i < 26; i++) {
      const o2 = q(-1, 1) * w
      p += `M${R1(x + o2)} ${R(y0 + q(0, 0.06) * H)}q${R1(q(-4, 4) * u)} ${R((y1 - y0) * 0.5)} ${R1(o2 * 0.4)} ${R((y1 - y0) * q(0.7, 1))}`
    }
    d.add(
      `<path d="M${R(x - w)} ${R(y0)}Q${R(x - w * 0.8)} ${R((y0 + y1) / 2)} ${R(x - w * 1.5)} ${R(y1)}H${R(x + w * 1.5)}Q${R(x + w * 0.8)} ${R((y0 + y1) / 2)} ${R(x + w)} ${R(y0)}z" fill="${d.vgrad(
        y0,
        y1,
        [
          [0, '#fff', 0.0],
          [0.08, P.mist, 0.95],
          [0.8, P.mist, 0.9],
          [1, P.mist, 0],
        ],
      )}" opacity="${a}"/>` +
        `<path d="${p}" fill="none" stroke="${mix(P.mist, P.mid, 0.35)}" stroke-width="${R1(1.4 * u)}" opacity=".55"/>`,
    )
  }
  strand(fx, c.near(17, 7) * u, Y(lip), Y(0.82), 0.95)
  if (c.often(0.7)) strand(fx + c.oneOf([40, 40, -46, 62]) * u, 6 * u, Y(lip + 0.05), Y(0.8), 0.8)
  mist(d, Y(0.82), H * 0.2, { a: 0.95 })
  const f = mountain(d, {
    t: 0.85,
    base: Y(1.1),
    peaks: [
      { x: X(0.08), h: H * c.near(0.34, 0.1), w: W * 0.34, shape: 'crag' },
      { x: X(0.98), h: H * c.near(0.3, 0.12), w: W * 0.3, shape: 'crag' },
    ],
    rough: 0.2,
  })
  treeline(d, f, { n: 60, s: 1.4 })
  const px = X(c.near(0.2, 0.09))
  pavilion(d, px, f.yAt(px) + 5 * u, 0.8 * u)
  if (c.often(0.7)) broadleaf(d, X(0.07), f.yAt(X(0.07)) + 10 * u, c.near(1.7, 0.3) * u, { n: 200 })
  else pine(d, X(0.06), f.yAt(X(0.06)) + 20 * u, 1.2 * u, { lean: 0.25 * c.fs })
  if (c.often(0.75)) broadleaf(d, X(0.95), f.yAt(X(0.95)) + 10 * u, c.near(1.3, 0.3) * u, { n: 150 })
  mist(d, Y(1), H * 0.12, { a: 0.8 })
  birds(d, X(c.near(0.36, 0.12)), Y(c.near(0.28, 0.1)), c.oneOf([6, 4, 9]), u)
}
