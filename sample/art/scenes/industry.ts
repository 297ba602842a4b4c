import { mix } from '../brush/colour.ts'
import { R, R1 } from '../brush/path.ts'
import { boat } from '../elements/boat.ts'
import { mist } from '../elements/mist.ts'
import { mountain } from '../elements/mountain.ts'
import { pine } from '../elements/pine.ts'
import { birds, sky, sun } from '../elements/sky.ts'
import { treeline } from '../elements/trees.ts'
import { water } from '../elements/water.ts'
import { ctx, range, type Scene } from './scene.ts'

/** Workshops among hills, wind wheels above them. */
export const industryScene: Scene = (d, o) => {
  const c = ctx(d, o)
  const { X, Y, u, W, H, r } = c
  const P = d.P
  const hz = c.near(0.76, 0.03)
  sky(d, { horizon: Y(hz) })
  sun(d, X(c.near(0.22, 0.12)), Y(c.near(0.24, 0.08)), c.near(48, 16) * u)
  range(d, c, Y(hz - 0.12), H * c.near(0.28, 0.1), 0.05, c.oneOf([4, 3, 5]), { shape: c.hills() })
  mist(d, Y(hz - 0.18), H * 0.16, { a: 0.85 })
  range(d, c, Y(hz - 0.04), H * c.near(0.2, 0.07), 0.22, c.oneOf([3, 2, 4]), { strokes: 0.6 })
  const turb = (x: number, y: number, s: number, a: number) => {
    const rot = r(0, 120)
    const col = mix(P.wall, P.mid, 0.6)
    let b = ''
    for (let i = 0; i < 3; i++)
      b += `<path d="M-2 0C-4-14-3-50 0-84C4-50 5-12 2 0z" transform="rotate(${R(rot + i * 120)})"/>`
    d.add(
      `<g opacity="${a}" transform="translate(${R(x)} ${R(y)})scale(${Math.round(s * 100) / 100})" fill="${col}">` +
        `<path d="M-2 0L-4 190H4L2 0z" fill="${d.bgrad([
          [0, col],
          [0.7, col],
          [1, P.mist, 0],
        ])}"/>` +
        `<g>${b}</g><circle r="4"/></g>`,
    )
  }
  const drift = c.near(0, 0.14)
  const turbine = (x: number, y: number, s: number, a: number) =>
    turb(X(c.near(x + drift, 0.04)), Y(c.near(y, 0.05)), s * u, a)
  turbine(0.6, 0.29, 0.92, 0.85)
  turbine(0.73, 0.22, 1.2, 0.95)
  if (c.often(0.7)) turbine(0.87, 0.31, 0.82, 0.8)
  if (c.often(0.7)) turbine(0.5, 0.37, 0.6, 0.6)
  if (c.often(0.4, false)) turbine(0.4, 0.34, 0.7, 0.6)
  mist(d, Y(hz - 0.06), H * 0.16, { a: 0.95 })
  const hall = (x: number, y: number, w: number, h: number, n: number, t: number) => {
    const col = mix(P.mid, P.near, t)
    const wall = mix(P.wall, P.mid, 0.3 - t * 0.15)
    const q = w / n
    const g = `<rect x="${R(x)}" y="${R(y - h)}" width="${R(w)}" height="${R(h)}" fill="${d.vgrad(y - h, y, [
      [0, wall],
      [1, mix(wall, P.mid, 0.3)],
    ])}"/>`
    let roof = ''
    let win = ''
    let ribs = ''
    for (let i = 0; i < n; i++) {
      const x0 = x + i * q
      roof += `M${R(x0 - 3 * u)} ${R(y - h + 2 * u)}C${R(x0 + q * 0.3)} ${R(y - h * 1.04)} ${R(x0 + q * 0.56)} ${R(y - h * 1.24)} ${R(x0 + q * 0.74)} ${R(y - h * 1.5)}L${R(x0 + q + 3 * u)} ${R(y - h + 2 * u)}z`
      ribs += `M${R(x0 + q * 0.77)} ${R(y - h * 1.4)}L${R(x0 + q * 0.95)} ${R(y - h * 1.05)}`
      for (let k = 0; k < 3; k++)
        win += `M${R(x0 + q * (0.14 + k * 0.27))} ${R(y - h * 0.7)}h${R(q * 0.17)}v${R(h * 0.42)}h${R(-q * 0.17)}z`
    }
    return (
      g +
      `<path d="${roof}" fill="${col}"/>` +
      `<path d="${ribs}" stroke="${P.light}" stroke-width="${R1(3 * u)}" opacity=".6"/>` +
      `<path d="${win}" fill="${mix(col, P.light, 0.3 + P.glow * 0.5)}" opacity=".8"/>`
    )
  }
  const id = d.id('h')
  const bk = d.id('h')
  d.def(
    `<g id="${bk}">${hall(X(c.near(0.56, 0.1)) - W * 0.1, Y(hz - 0.015), W * 0.2, H * 0.062, 5, 0.15)}${hall(X(0.9) - W * 0.1, Y(hz - 0.012), W * 0.22, H * 0.07, 4, 0.22)}</g>`,
  )
  d.add(`<use href="#${bk}" opacity=".8"/>`)
  const sh = mountain(d, {
    t: 0.5,
    base: Y(hz + 0.004),
    peaks: [
      { x: X(0.5), h: H * 0.03, w: W * 0.4, shape: 'soft' },
      { x: X(0.02), h: H * 0.12, w: W * 0.22, shape: 'crag' },
    ],
    rough: 0.3,
    strokes: 0,
    tex: 0.4,
    outline: 0.3,
  })
  treeline(d, sh, { n: 170, s: 1.15 })
  mist(d, Y(hz - 0.015), H * 0.09, { a: 0.75 })
  d.def(
    `<g id="${id}">${hall(X(c.near(0.72, 0.05)) - W * 0.14, Y(hz), W * c.near(0.28, 0.03), H * c.near(0.088, 0.02), c.oneOf([5, 4, 6]), 0.62)}${hall(X(c.near(0.38, 0.04)) - W * 0.1, Y(hz), W * 0.2, H * c.near(0.075, 0.02), c.oneOf([4, 3, 5]), 0.5)}</g>`,
  )
  d.add(
    `<use href="#${id}"/>`,
    `<rect x="-5" y="${R(Y(hz) - 2 * u)}" width="${W + 10}" height="${R(7 * u)}" fill="${mix(P.mid, P.wall, 0.5)}"/>`,
  )
  water(d, Y(hz) + 4 * u, H, { reflect: `<use href="#${id}"/>${sh.ref}`, ra: 0.5 })
  const bank = { yAt: () => Y(hz) + 2 * u }
  treeline(d, bank, { from: X(0.52) - 60 * u, to: X(0.52) + 60 * u, n: 16, s: 1.6 })
  treeline(d, bank, { from: Math.min(X(0.9), X(1)), to: Math.max(X(0.9), X(1)), n: 14, s: 1.7 })
  treeline(d, bank, { from: Math.min(X(0), X(0.26)), to: Math.max(X(0), X(0.26)), n: 40, s: 1.4 })
  if (c.often(0.7)) boat(d, X(c.near(0.3, 0.2)), Y(0.9), 0.7 * u, { flip: c.fs })
  if (c.often(0.7)) pine(d, X(0.955), Y(1.02), 1.5 * u, { lean: -0.25 * c.fs })
  birds(d, X(c.near(0.4, 0.2)), Y(c.near(0.2, 0.08)), 5, u)
}
