import { mix } from '../brush/colour.ts'
import { makeNoise } from '../brush/noise.ts'
import { type Point, R, R1, smooth } from '../brush/path.ts'
import type { Stop } from '../brush/sheet.ts'
import { massif } from '../elements/massif.ts'
import { mist } from '../elements/mist.ts'
import { birds, sky, sun } from '../elements/sky.ts'
import { ctx, range, type Scene } from './scene.ts'

/** Light and shade across the silk. */
const folds: [number, string][] = [
  [0, '#7d1013'],
  [0.16, '#d0392b'],
  [0.3, '#8e1517'],
  [0.46, '#d94532'],
  [0.6, '#94171a'],
  [0.76, '#c93427'],
  [1, '#6a0c10'],
]

/** Red silk, layered mountains, the rising sun: party building. */
export const silkScene: Scene = (d, o) => {
  const c = ctx(d, o)
  const { X, Y, u, W, H, r } = c
  const P = d.P
  const n = makeNoise(r.fork('k'))
  sky(d, { horizon: Y(0.74) })
  const sx = X(c.near(0.7, 0.18))
  const sy = Y(c.near(0.5, 0.12))
  const phase = c.near(c.flip ? 2 : 0, 3)
  const swell = c.near(0.05, 0.02)
  d.add(
    `<ellipse cx="${R(sx)}" cy="${R(sy)}" rx="${R(W * 0.6)}" ry="${R(H * 0.5)}" fill="${d.rgrad([
      [0, P.sun, 0.5],
      [0.4, P.sun, 0.16],
      [1, P.sun, 0],
    ])}"/>`,
  )
  sun(d, sx, sy, c.near(74, 24) * u, { soft: 0.2 })
  range(d, c, Y(0.68), H * 0.22, 0.05, c.oneOf([4, 3, 5]), {
    shape: c.hills(),
    outline: 0.7,
  })
  mist(d, Y(0.62), H * 0.12, { a: 0.7 })
  range(d, c, Y(0.76), H * 0.24, 0.3, 3, { strokes: 0.6, outline: 0.8 })
  mist(d, Y(0.7), H * 0.14, { a: 0.55 })
  massif(d, {
    x: X(c.near(0.26, 0.16)),
    h: H * c.near(0.4, 0.12),
    w: Math.min(W * 0.24, H * 0.4),
    base: Y(0.86),
    t: 0.45,
    shape: c.host(),
    sub: 2,
    outline: 0.9,
  })
  mist(d, Y(0.8), H * 0.16, { a: 0.5 })
  for (let k = 0; k < 4; k++) {
    const t = k / 3
    const top: Point[] = []
    const bot: Point[] = []
    for (let i = 0; i <= 14; i++) {
      const x = W * (i / 14) * 1.04 - W * 0.02
      const base = Y(0.84 + t * 0.12)
      const wv =
        Math.sin((i / 14) * 6.3 * (1 + t * 0.2) + k * 1.5 + phase) * H * swell + n(i * 0.4 + k * 9) * H * 0.03
      top.push([x, base - wv])
      bot.unshift([x, base - wv * 0.2 + H * 0.15])
    }
    const g = d.lgrad(
      0,
      0,
      W,
      0,
      folds.map(([q, cl]): Stop => [q, mix(cl, '#3a0508', 0.1 + (1 - t) * 0.3)]),
    )
    d.add(
      `<path d="${smooth(top)}L${smooth(bot).slice(1)}Z" fill="${g}"/>` +
        `<path d="${smooth(top)}" fill="none" stroke="${P.gold ?? P.light}" stroke-width="${R1(2 * u)}" opacity=".85"/>` +
        `<path d="${smooth(top.map(([x, y]): Point => [x, y + 11 * u]))}" fill="none" stroke="${P.gold ?? P.light}" stroke-width="${R1(0.9 * u)}" opacity=".45"/>`,
    )
  }
  birds(d, X(c.near(0.52, 0.2)), Y(c.near(0.24, 0.08)), c.oneOf([7, 5, 9]), u * 1.3, mix(P.sun, '#fff', 0.3))
}
