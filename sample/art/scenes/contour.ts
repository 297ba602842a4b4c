import { mix, shade } from '../brush/colour.ts'
import { at } from '../brush/list.ts'
import { makeNoise } from '../brush/noise.ts'
import { type Point, poly, R, R1 } from '../brush/path.ts'
import { ctx, type Scene } from './scene.ts'

/** Contour lines on dark ground: reports and abstracts. */
export const contourScene: Scene = (d, o) => {
  const c = ctx(d, o)
  const { X, Y, u, W, H, r } = c
  const P = d.P
  const dark = o.solid || shade(P.near, P.glow ? -0.02 : -0.06)
  const gold = P.gold || P.light
  if (!o.solid)
    d.add(
      `<rect width="${W}" height="${H}" fill="${d.vgrad(0, H, [
        [0, mix(dark, P.mid, 0.2)],
        [1, mix(dark, P.ink, 0.5)],
      ])}"/>`,
    )
  d.add(
    `<circle cx="${R(X(c.near(0.66, 0.16)))}" cy="${R(Y(o.solid ? 0.25 : o.vary === false ? 0.34 : c.near(0.19, 0.04)))}" r="${R(Math.min(W, H) * c.near(0.15, 0.05))}" fill="${d.bgrad(
      o.solid
        ? [
            [0, '#a5352a'],
            [1, '#c9604c', 0.5],
          ]
        : [
            [0, P.accent],
            [1, P.accent, 0.15],
          ],
    )}"/>`,
  )
  const n = makeNoise(r.fork('q'))
  const N = 30
  const pk = [0, 1, 2, 3].map((i) => ({
    x: at([0.2, 0.46, 0.74, 0.95], i) + r(-0.05, 0.05),
    w: r(0.1, 0.2),
    h: r(0.5, 1),
  }))
  for (let i = 0; i < N; i++) {
    const t = i / (N - 1)
    const y = Y(0.42) + t ** 1.15 * H * 0.58
    const pts: Point[] = []
    for (let x = -10; x <= W + 14 * u; x += 13 * u) {
      let h = 0
      for (const p of pk) {
        const q = (x / W - (c.flip ? 1 - p.x : p.x) + n(i * 0.07 + p.h * 9) * 0.05) / p.w
        h += p.h * Math.exp(-q * q * 2.2)
      }
      h =
        h * H * 0.27 * (1 - t * 0.72) * (1 + n.fbm(x / (120 * u) + i * 0.12, 4) * 0.5) +
        n.fbm(x / (200 * u) + i * 0.3, 3) * 16 * u
      pts.push([x, y - h])
    }
    d.add(
      `<path d="${poly(pts)}V${R(H + 9)}H-10z" fill="${o.solid || mix(dark, P.ink, 0.2 + t * 0.4)}"${o.solid ? '' : ' fill-opacity=".82"'}/>` +
        `<path d="${poly(pts)}" fill="none" stroke="${mix(gold, P.mid, t * 0.55)}" stroke-width="${R1(1.25 * u)}" opacity="${R1(0.9 - t * 0.5)}"/>`,
    )
  }
}
