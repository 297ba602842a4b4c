import { boat } from '../elements/boat.ts'
import { bridge } from '../elements/bridge.ts'
import { crane } from '../elements/crane.ts'
import { massif } from '../elements/massif.ts'
import { mist } from '../elements/mist.ts'
import { mountain } from '../elements/mountain.ts'
import { pavilion } from '../elements/pavilion.ts'
import { pine } from '../elements/pine.ts'
import { birds, sky, stars, sun } from '../elements/sky.ts'
import { broadleaf, treeline } from '../elements/trees.ts'
import { water } from '../elements/water.ts'
import { ctx, range, type Scene } from './scene.ts'

/** A bridge over the lake. */
export const bridgeScene: Scene = (d, o) => {
  const c = ctx(d, o)
  const { X, Y, u, W, H } = c
  const hz = c.near(0.74, 0.05)
  const single = c.often(0.35, false)
  sky(d, { horizon: Y(hz) })
  if (d.P.glow > 0.9) stars(d, 70, Y(0.5))
  sun(d, X(o.clear ? 0.5 : c.near(0.3, 0.16)), Y(c.near(0.3, 0.12)), c.near(58, 20) * u)
  range(d, c, Y(hz - 0.08), H * c.near(0.24, 0.08), 0.05, c.oneOf([4, 3, 6]), { shape: c.hills() })
  mist(d, Y(hz - 0.12), H * 0.14, { a: 0.8 })
  const m = massif(d, {
    x: X(c.near(0.78, 0.14)),
    h: H * c.near(0.46, 0.13),
    w: Math.min(W * 0.24, H * 0.4),
    base: Y(hz - 0.02),
    t: 0.3,
    shape: c.host(),
    n: c.oneOf([5, 4, 7]),
  })
  mist(d, Y(hz - 0.06), H * 0.16, { a: 0.95 })
  const n = mountain(d, {
    t: 0.6,
    base: Y(hz),
    peaks: [
      { x: X(0), h: H * c.near(0.17, 0.08), w: W * 0.3, shape: 'crag' },
      { x: X(1), h: H * c.near(0.1, 0.05), w: W * 0.2, shape: 'soft' },
    ],
    rough: 0.2,
  })
  treeline(d, n, { n: 110 })
  const cut = d.out.length
  const bx = o.clear ? 0.62 : c.near(0.5, 0.13)
  const span = single ? 0.38 : o.clear ? 0.46 : c.near(0.56, 0.08)
  const rise = single ? 0.16 : 0.13
  bridge(d, X(bx), Y(hz + 0.03), W * span, H * rise, { arches: single ? 1 : 3 })
  if (!single && c.often(0.7))
    pavilion(d, X(bx), Y(hz + 0.03) - H * 0.125, 0.62 * u, { base: false, double: true })
  const br = d.out.splice(cut).join('')
  const id = d.id('b')
  d.def(`<g id="${id}">${br}</g>`)
  water(d, Y(hz + 0.02), H, { reflect: `${m.ref + n.ref}<use href="#${id}"/>` })
  d.add(`<use href="#${id}"/>`)
  boat(d, X(c.near(0.26, 0.18)), Y(c.near(0.9, 0.04)), c.near(0.8, 0.2) * u, {
    flip: c.fs,
    cabin: c.often(0.7),
  })
  const bank = c.oneOf([0.955, 0.955, 0.04])
  if (c.often(0.7)) broadleaf(d, X(bank), Y(1.03), c.near(2, 0.4) * u, { n: 220 })
  else pine(d, X(bank), Y(1.02), 1.5 * u, { lean: (bank > 0.5 ? -0.3 : 0.3) * c.fs })
  if (c.often(0.6)) birds(d, X(c.near(0.6, 0.2)), Y(c.near(0.2, 0.06)), c.oneOf([6, 4, 8]), u * 1.1)
  else crane(d, X(c.near(0.55, 0.15)), Y(0.24), 0.46 * u, { flip: c.fs })
}
