import { mix } from '../brush/colour.ts'
import { R, R1 } from '../brush/path.ts'
import { boat } from '../elements/boat.ts'
import { bridge } from '../elements/bridge.ts'
import { mist } from '../elements/mist.ts'
import { pagoda } from '../elements/pagoda.ts'
import { sky, stars, sun } from '../elements/sky.ts'
import { broadleaf } from '../elements/trees.ts'
import { water } from '../elements/water.ts'
import { ctx, range, type Scene } from './scene.ts'

/** A water town. */
export const townScene: Scene = (d, o) => {
  const c = ctx(d, o)
  const { X, Y, u, W, H, r } = c
  const P = d.P
  const hz = c.near(0.7, 0.06)
  const left = c.near(0.4, 0.12)
  const right = c.near(0.78, 0.08)
  sky(d, { horizon: Y(hz) })
  if (P.glow > 0.9) stars(d, 60, Y(0.4))
  sun(d, X(c.near(0.74, 0.2)), Y(c.near(0.22, 0.08)), c.near(48, 18) * u)
  range(d, c, Y(0.58), H * c.near(0.24, 0.1), 0.06, c.oneOf([4, 3, 5]), { shape: c.hills() })
  mist(d, Y(0.5), H * 0.16, { a: 0.85 })
  range(d, c, Y(0.64), H * c.near(0.17, 0.07), 0.24, c.oneOf([3, 2, 4]), { strokes: 0.5 })
  mist(d, Y(0.6), H * 0.14, { a: 0.9 })
  const row = (y: number, s: number, t: number, x0: number, x1: number, key: string) => {
    const q = r.fork(key)
    let g = ''
    let x = x0
    const tile = mix(P.mid, P.roof, t)
    const wall = mix(P.wall, P.mid, 0.32 - t * 0.3)
    while (x < x1) {
      const w = q(110, 210) * s
      const h = q(62, 116) * s
      const k = q()
      const rh = 30 * s
      g += `<rect x="${R(x)}" y="${R(y - h)}" width="${R(w)}" height="${R(h + 2)}" fill="${d.vgrad(y - h, y, [
        [0, wall],
        [1, mix(wall, P.mid, 0.22)],
      ])}"/>`
      g +=
        `<path d="M${R(x - 12 * s)} ${R(y - h + 3 * s)}Q${R(x + w * 0.12)} ${R(y - h - rh * 0.42)} ${R(x + w * 0.16)} ${R(y - h - rh)}H${R(x + w * 0.84)}Q${R(x + w * 0.88)} ${R(y - h - rh * 0.42)} ${R(x + w + 12 * s)} ${R(y - h + 3 * s)}z" fill="${tile}"/>` +
        `<path d="M${R(x + w * 0.1)} ${R(y - h - rh - 3 * s)}q${R(w * 0.03)} ${R(5 * s)} ${R(w * 0.08)} ${R(3.4 * s)}H${R(x + w * 0.82)}q${R(w * 0.05)} ${R(1 * s)} ${R(w * 0.08)} ${R(-3.4 * s)}" fill="none" stroke="${mix(tile, P.ink, 0.4)}" stroke-width="${R1(4 * s)}"/>`
      if (k < 0.55) {
        const sx = x + (k < 0.28 ? 0 : w)
        const dir = k < 0.28 ? 1 : -1
        const sh = h + rh * 0.9
        g +=
          `<path d="M${R(sx - 7 * s)} ${R(y)}V${R(y - sh)}h${R(5 * s * dir)}" fill="none"/>` +
          `<rect x="${R(sx - 8 * s)}" y="${R(y - sh)}" width="${R(16 * s)}" height="${R(sh)}" fill="${mix(wall, P.mist, 0.2)}"/>` +
          `<path d="M${R(sx - 15 * s)} ${R(y - sh + 2 * s)}l${R(15 * s)} ${R(-11 * s)}l${R(15 * s)} ${R(11 * s)}q${R(-15 * s)} ${R(-4 * s)} ${R(-30 * s)} 0z" fill="${tile}"/>`
      }
      const nw = Math.max(2, Math.round(w / (46 * s)))
      for (let i = 0; i < nw; i++) {
        const on = P.glow > 0.25 && q() < 0.62
        const wx = x + ((i + 0.5) * w) / nw - 9 * s
        const wy = y - h * 0.66
        g +=
          `<rect x="${R(wx)}" y="${R(wy)}" width="${R(18 * s)}" height="${R(24 * s)}" fill="${on ? P.light : mix(tile, wall, 0.25)}" opacity="${on ? 0.92 : 0.7}"/>` +
          `<path d="M${R(wx + 9 * s)} ${R(wy)}v${R(24 * s)}M${R(wx)} ${R(wy + 12 * s)}h${R(18 * s)}" stroke="${tile}" stroke-width="${R1(1.5 * s)}" opacity=".8"/>`
      }
      if (P.glow > 0.4 && q() < 0.6)
        g +=
          `<circle cx="${R(x + w * 0.5)}" cy="${R(y - h * 0.2)}" r="${R(9 * s)}" fill="${mix(P.accent, P.light, 0.3)}"/>` +
          `<circle cx="${R(x + w * 0.5)}" cy="${R(y - h * 0.2)}" r="${R(36 * s)}" fill="${d.rgrad([
            [0, P.light, 0.5],
            [1, P.light, 0],
          ])}"/>`
      x += w + q(-6, 26) * s
    }
    return g
  }
  if (c.often(0.45, false)) pagoda(d, X(c.near(0.58, 0.18)), Y(hz - 0.05), c.near(0.72, 0.2) * u)
  const back = row(Y(hz - 0.045), 0.62 * u, 0.25, -30, W + 20, 'a')
  d.add(`<g opacity=".8">${back}</g>`)
  mist(d, Y(hz - 0.05), H * 0.12, { a: 0.7 })
  const [from, to] = c.flip ? [X(left), W + 60] : [-60, X(left)]
  const [from2, to2] = c.flip ? [-60, X(right)] : [X(right), W + 60]
  const id = d.id('w')
  d.def(
    `<g id="${id}">${row(Y(hz), c.near(1.18, 0.24) * u, 0.9, from, to, 'b')}${row(Y(hz), c.near(1.05, 0.2) * u, 0.8, from2, to2, 'c')}</g>`,
  )
  broadleaf(d, X(left + 0.03), Y(hz), c.near(1.15, 0.3) * u, { n: 110 })
  d.add(`<use href="#${id}"/>`)
  d.add(
    `<rect x="-5" y="${R(Y(hz) - 3 * u)}" width="${W + 10}" height="${R(9 * u)}" fill="${mix(P.mid, P.wall, 0.45)}"/>`,
  )
  water(d, Y(hz) + 5 * u, H, { reflect: `<use href="#${id}"/>`, ra: 0.5 })
  bridge(
    d,
    X(c.near((left + right) / 2 + 0.01, 0.02)),
    Y(hz) + 7 * u,
    W * c.near(0.3, 0.06),
    H * c.near(0.14, 0.03),
    {
      arches: c.oneOf([1, 1, 3]),
    },
  )
  boat(d, X(c.near(0.36, 0.2)), Y(c.near(0.88, 0.04)), c.near(1, 0.25) * u, {
    flip: c.fs,
    cabin: c.often(0.7),
  })
  if (c.often(0.4, false)) boat(d, X(c.near(0.75, 0.1)), Y(hz + 0.08), 0.55 * u, { flip: -c.fs })
}
