import { R } from '../brush/path.ts'
import { boat } from '../elements/boat.ts'
import { lantern } from '../elements/lantern.ts'
import { massif } from '../elements/massif.ts'
import { mist } from '../elements/mist.ts'
import { mountain } from '../elements/mountain.ts'
import { pagoda } from '../elements/pagoda.ts'
import { pavilion } from '../elements/pavilion.ts'
import { sky, stars, sun } from '../elements/sky.ts'
import { treeline } from '../elements/trees.ts'
import { water } from '../elements/water.ts'
import { ctx, range, type Scene } from './scene.ts'

/** Lanterns afloat over the lake. */
export const lanternsScene: Scene = (d, o) => {
  const c = ctx(d, o)
  const { X, Y, u, W, H, r } = c
  const hz = c.near(0.74, 0.05)
  const island = c.near(0.7, 0.14)
  sky(d, { horizon: Y(hz) })
  stars(d, 110, Y(0.6))
  sun(d, X(c.near(0.76, 0.16)), Y(c.near(0.22, 0.08)), c.near(40, 14) * u)
  const a = range(d, c, Y(hz - 0.04), H * 0.24, 0.1, c.oneOf([4, 3, 5]), { shape: c.hills() })
  const m = massif(d, {
    x: X(c.near(0.26, 0.12)),
    h: H * c.near(0.4, 0.1),
    w: Math.min(W * 0.24, H * 0.4),
    base: Y(hz),
    t: 0.4,
    sub: 2,
    shape: c.host(),
  })
  mist(d, Y(hz - 0.05), H * 0.14, { a: 0.5 })
  const n = mountain(d, {
    t: 0.9,
    base: Y(hz),
    peaks: [
      { x: X(island), h: H * 0.08, w: W * 0.24, shape: 'soft' },
      { x: X(0), h: H * 0.14, w: W * 0.2, shape: 'crag' },
    ],
    rough: 0.2,
  })
  treeline(d, n, { n: 110 })
  water(d, Y(hz), H, { reflect: a.ref + m.ref + n.ref, ra: 0.7 })
  const px = X(c.near(island, 0) - 0.01)
  if (c.often(0.65)) pagoda(d, px, n.yAt(px) + 4, c.near(0.72, 0.15) * u)
  else pavilion(d, px, n.yAt(px) + 4, c.near(0.9, 0.15) * u, { double: true })
  const L: [number, number, number][] = []
  for (let i = 0; i < 26; i++) {
    const q = r() ** 1.4
    L.push([r(0.02, 0.98), r(0.08, 0.7) * (1 - q * 0.1), 0.16 + q * 0.75])
  }
  L.sort((a2, b) => a2[2] - b[2])
  for (const [x, y, s] of L) lantern(d, X(x), Y(y), s * u, { a: 0.55 + s * 0.45 })
  for (let i = 0; i < 16; i++) {
    const q = r()
    const y = hz + 0.04 + q * 0.22
    d.add(
      `<ellipse cx="${R(X(r(0, 1)))}" cy="${R(Y(y))}" rx="${R((26 + 40 * q) * u)}" ry="${R((5 + 6 * q) * u)}" fill="${d.rgrad(
        [
          [0, d.P.light, 0.8],
          [1, d.P.light, 0],
        ],
      )}"/>`,
    )
  }
  boat(d, X(c.near(0.4, 0.2)), Y(c.near(0.88, 0.03)), c.near(0.95, 0.2) * u, { flip: c.fs })
  if (c.often(0.4, false)) boat(d, X(c.near(0.8, 0.1)), Y(hz + 0.07), 0.5 * u, { flip: -c.fs })
}
