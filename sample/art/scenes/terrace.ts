import { mix, ramp, shade } from '../brush/colour.ts'
import { makeNoise } from '../brush/noise.ts'
import { type Point, R, R1, smooth } from '../brush/path.ts'
import { mist } from '../elements/mist.ts'
import { pavilion } from '../elements/pavilion.ts'
import { pine } from '../elements/pine.ts'
import { birds, sky, sun } from '../elements/sky.ts'
import { broadleaf } from '../elements/trees.ts'
import { ctx, range, type Scene } from './scene.ts'

/** Terraced fields or tea hills. */
export const terraceScene: Scene = (d, o) => {
  const c = ctx(d, o)
  const { X, Y, u, W, H, r } = c
  const P = d.P
  sky(d, { horizon: Y(0.55) })
  const turn = c.near(0.16, 0.55)
  const folds = c.near(4.2, 1.1)
  const house = c.near(0.3, 0.14)
  sun(d, X(c.near(0.7, 0.2)), Y(c.near(0.2, 0.06)), c.near(44, 16) * u)
  range(d, c, Y(0.42), H * 0.26, 0.05, c.oneOf([4, 3, 5]), { shape: c.hills() })
  range(d, c, Y(0.48), H * c.near(0.2, 0.07), 0.18, c.oneOf([3, 2, 4]), { strokes: 0.5 })
  mist(d, Y(0.42), H * 0.18, { a: 0.95 })
  const N = 15
  const shift = c.oneOf([0, 1, 2])
  const n = makeNoise(r.fork('t'))
  const y0 = Y(0.42)
  const edge = (i: number, x: number) => {
    const t = i / N
    const e = t ** 1.55
    const hump = Math.sin(((x / W) * (c.flip ? -1 : 1) + turn + t * 0.34) * folds) * (1 - t * 0.5) * H * 0.15
    return y0 + e * H * 0.66 - hump + n.fbm(x / (300 * u) + i * 0.19, 3) * (10 + 58 * t) * u
  }
  for (let i = 0; i < N; i++) {
    const t = i / N
    const pts: Point[] = []
    for (let x = -10; x <= W + 46 * u; x += 46 * u) pts.push([x, edge(i, x)])
    const top = Math.min(...pts.map((p) => p[1]))
    const bt = top + H * (0.07 + 0.12 * t)
    const base = ramp([mix(P.far, P.mist, 0.3), P.mid, mix(P.near, P.leaf, 0.5)], t)
    const wet = (i + shift) % 3 === 1
    const f = wet
      ? d.vgrad(top, bt, [
          [0, mix(P.sky[2], P.sun, 0.1)],
          [0.5, mix(P.water[0], base, 0.25)],
          [1, mix(base, P.water[1], 0.3)],
        ])
      : d.vgrad(top, bt, [
          [0, shade(mix(base, P.light, 0.16), 0.04)],
          [0.6, base],
          [1, mix(base, P.ink, 0.26)],
        ])
    d.add(
      `<path d="${smooth(pts)}V${H + 9}H-10z" fill="${f}"/>` +
        `<path d="${smooth(pts)}" fill="none" stroke="${mix(base, P.ink, 0.55)}" stroke-width="${R1((0.8 + 2.2 * t) * u)}" opacity=".75"/>`,
    )
    if (!wet && i > 3) {
      let row = ''
      for (let x = 0; x < W; x += (13 + 20 * t) * u)
        row += `M${R(x)} ${R(edge(i, x) + (4 + 9 * t) * u)}q${R1(2 * u)} ${R1(-(3 + 7 * t) * u)} ${R1((4 + 6 * t) * u)} 0`
      d.add(
        `<path d="${row}" fill="none" stroke="${mix(base, P.ink, 0.4)}" stroke-width="${R1((1 + t) * u)}" opacity=".4"/>`,
      )
    }
    if (i === 5) mist(d, Y(0.52), H * 0.14, { a: 0.75 })
    if (i === 7) {
      const x = X(house)
      pavilion(d, x, edge(7, x) + 6 * u, 0.42 * u)
      broadleaf(d, X(house + 0.045), edge(7, X(house + 0.045)) + 5 * u, 0.55 * u, { n: 60 })
    }
    if (i === 10) mist(d, Y(0.7), H * 0.1, { a: 0.4 })
  }
  const x = X(c.oneOf([0.86, 0.86, 0.12, 0.74]))
  if (c.often(0.35, false)) broadleaf(d, x, edge(12, x) + 14 * u, 1.4 * u, { n: 170 })
  else pine(d, x, edge(12, x) + 14 * u, c.near(0.95, 0.2) * u, { lean: -0.25 * c.fs })
  birds(d, X(c.near(0.42, 0.2)), Y(c.near(0.24, 0.06)), c.oneOf([6, 4, 8]), u)
}
