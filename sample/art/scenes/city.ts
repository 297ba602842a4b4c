import { mix, ramp } from '../brush/colour.ts'
import { R, R1 } from '../brush/path.ts'
import { boat } from '../elements/boat.ts'
import { mist } from '../elements/mist.ts'
import { mountain } from '../elements/mountain.ts'
import { pagoda } from '../elements/pagoda.ts'
import { pavilion } from '../elements/pavilion.ts'
import { pine } from '../elements/pine.ts'
import { sky, stars, sun } from '../elements/sky.ts'
import { treeline } from '../elements/trees.ts'
import { water } from '../elements/water.ts'
import { ctx, range, type Scene } from './scene.ts'

/** A city by the lake. */
export const cityScene: Scene = (d, o) => {
  const c = ctx(d, o)
  const { X, Y, u, W, H, r } = c
  const P = d.P
  const hz = c.near(0.78, 0.04)
  const centre = c.near(0.64, 0.2)
  sky(d, { horizon: Y(hz) })
  if (P.glow > 0.9) stars(d, 40, Y(0.4))
  sun(d, X(c.near(0.72, 0.22)), Y(c.near(0.3, 0.12)), c.near(56, 20) * u)
  range(d, c, Y(hz - 0.04), H * c.near(0.26, 0.1), 0.04, c.oneOf([4, 3, 5]), { shape: c.hills() })
  mist(d, Y(hz - 0.1), H * 0.18, { a: 0.8 })
  const layer = (t: number, hh: number, seed: string) => {
    const q = r.fork(seed)
    const col = ramp([P.far, P.mid, P.near], t)
    let p = ''
    let win = ''
    let x = -20
    while (x < W + 20) {
      const cen = Math.exp(-((x / W - (c.flip ? 1 - centre : centre)) ** 2) / 0.05)
      const w = q(22, 62) * u * (1 + t * 0.3)
      const h = hh * (q(0.22, 0.5) + cen * q(0.2, 0.62))
      const y = Y(hz) - h
      const kind = q()
      p +=
        kind < 0.18
          ? `M${R(x)} ${R(Y(hz))}V${R(y + h * 0.1)}L${R(x + w / 2)} ${R(y - h * 0.08)}L${R(x + w)} ${R(y + h * 0.1)}V${R(Y(hz))}z`
          : kind < 0.36
            ? `M${R(x)} ${R(Y(hz))}V${R(y + h * 0.16)}h${R(w * 0.18)}V${R(y)}h${R(w * 0.3)}v${R(-h * 0.07)}h${R(w * 0.05)}v${R(h * 0.07)}h${R(w * 0.3)}V${R(y + h * 0.16)}h${R(w * 0.17)}V${R(Y(hz))}z`
            : kind < 0.5
              ? `M${R(x)} ${R(Y(hz))}C${R(x + w * 0.1)} ${R(y + h * 0.5)} ${R(x + w * 0.2)} ${R(y + h * 0.1)} ${R(x + w / 2)} ${R(y)}C${R(x + w * 0.8)} ${R(y + h * 0.1)} ${R(x + w * 0.9)} ${R(y + h * 0.5)} ${R(x + w)} ${R(Y(hz))}z`
              : `M${R(x)} ${R(Y(hz))}V${R(y)}h${R(w)}V${R(Y(hz))}z`
      if (t > 0.3)
        for (let k = 0; k < 7; k++)
          if (q() < 0.8) {
            win += `M${R(x + w * q(0.2, 0.75))} ${R(y + h * q(0.12, 0.62))}h${R1(4 * u)}v${R1(3 * u)}h${R1(-4 * u)}z`
          }
      x += w * q(1.02, 1.6)
    }
    const top = Y(hz) - hh
    const f = d.vgrad(top, Y(hz), [
      [0, col, 0.95],
      [0.55, mix(col, P.mist, 0.4), 0.8],
      [1, P.mist, 0.15],
    ])
    d.add(
      `<path d="${p}" fill="${f}"/>${win ? `<path d="${win}" fill="${P.light}" opacity="${0.3 + P.glow * 0.6}"/>` : ''}`,
    )
    return `<path d="${p}" fill="${f}"/>`
  }
  layer(0.12, H * c.near(0.42, 0.1), 'a')
  mist(d, Y(hz - 0.12), H * 0.16, { a: 0.6 })
  const B = layer(0.46, H * c.near(0.38, 0.1), 'b')
  mist(d, Y(hz - 0.03), H * 0.16, { a: 0.9 })
  const n = mountain(d, {
    t: 0.74,
    base: Y(hz),
    peaks: [
      { x: X(0.04), h: H * c.near(0.12, 0.05), w: W * 0.28, shape: 'soft' },
      { x: X(0.98), h: H * c.near(0.08, 0.04), w: W * 0.22, shape: 'soft' },
    ],
    rough: 0.2,
  })
  treeline(d, n, { n: 150 })
  water(d, Y(hz), H, { reflect: B + n.ref, ra: 0.55 })
  const px = X(o.clear ? 0.9 : c.near(0.14, 0.08))
  if (c.often(0.6)) pagoda(d, px, n.yAt(px) + 5 * u, 0.6 * u)
  else pavilion(d, px, n.yAt(px) + 5 * u, 0.6 * u, { double: true })
  boat(d, X(c.near(0.56, 0.22)), Y(c.near(0.9, 0.04)), c.near(0.7, 0.15) * u, { flip: c.fs })
  if (c.often(0.65))
    pine(d, X(o.clear ? 0.97 : 0.02), Y(1.02), 1.4 * u, { lean: (o.clear ? -0.25 : 0.25) * c.fs })
}
