import { mix, shade } from '../brush/colour.ts'
import { R, R1 } from '../brush/path.ts'
import { wholeBox } from '../brush/sheet.ts'
import { bamboo } from '../elements/bamboo.ts'
import { massif } from '../elements/massif.ts'
import { mist } from '../elements/mist.ts'
import { mountain } from '../elements/mountain.ts'
import { pagoda } from '../elements/pagoda.ts'
import { pavilion } from '../elements/pavilion.ts'
import { sky, sun } from '../elements/sky.ts'
import { broadleaf, treeline } from '../elements/trees.ts'
import { books, brushes, cup } from '../objects/desk.ts'
import { plum } from '../objects/plum.ts'
import { ctx, range, type Scene } from './scene.ts'

/** A moon gate: the study looks onto the mountain. */
export const moongateScene: Scene = (d, o) => {
  const c = ctx(d, o)
  const { X, Y, u, W, H, r } = c
  const P = d.P
  const cx = X(c.near(0.6, 0.07))
  const cy = Y(0.47)
  const rad = c.near(1, 0.06) * Math.min(H * 0.37, W * 0.36)
  const id = d.id('c')
  d.def(`<clipPath id="${id}"><circle cx="${R(cx)}" cy="${R(cy)}" r="${R(rad)}"/></clipPath>`)
  const wall = P.glow > 0.7 ? mix(P.near, P.mid, 0.25) : mix(P.wall, P.mid, 0.1)
  const cut = d.out.length
  sky(d, { horizon: cy + rad })
  sun(d, cx - rad * c.near(0.36, 0.5) * c.fs, cy - rad * c.near(0.42, 0.12), rad * c.near(0.13, 0.05))
  range(d, c, cy + rad * 0.42, H * 0.2, 0.06, 5)
  mist(d, cy + rad * 0.3, H * 0.14, { a: 0.9 })
  massif(d, {
    x: cx + rad * c.near(0.3, 0.35) * c.fs,
    h: rad * c.near(1.15, 0.2),
    w: rad * 0.62,
    base: cy + rad * 0.68,
    t: 0.26,
    shape: c.host(),
  })
  mist(d, cy + rad * 0.56, H * 0.16, { a: 0.95 })
  const n = mountain(d, {
    t: 0.75,
    base: cy + rad * 1.02,
    peaks: [{ x: cx - rad * 0.5 * c.fs, h: rad * 0.34, w: rad * 0.9, shape: 'soft' }],
    rough: 0.2,
  })
  treeline(d, n, { n: 60 })
  const px = cx - rad * c.near(0.42, 0.2) * c.fs
  if (c.often(0.6)) pavilion(d, px, n.yAt(px) + 3, 0.46 * u)
  else pagoda(d, px, n.yAt(px) + 3, 0.46 * u)
  const edge = c.oneOf([0.86, 0.7, -0.86, 0.8])
  if (c.often(0.7))
    bamboo(d, cx + rad * edge * c.fs, u * 0.9, {
      y1: cy + rad * 1.1,
      y0: cy - rad,
      w: 9,
      leaves: 9,
      lean: -0.06 * c.fs,
    })
  else broadleaf(d, cx + rad * 0.75 * c.fs, cy + rad * 0.9, 1.5 * u, { n: 160 })
  const inner = d.out.splice(cut).join('')
  d.add(
    `<rect width="${W}" height="${H}" fill="${d.vgrad(0, H, [
      [0, shade(wall, 0.02)],
      [1, shade(wall, -0.06)],
    ])}"/>`,
    `<rect width="${W}" height="${H}" filter="${d.filter('plaster', `<feTurbulence type="fractalNoise" baseFrequency="${(0.004 / u).toFixed(4)} ${(0.007 / u).toFixed(4)}" numOctaves="5" seed="8"/><feColorMatrix values="0 0 0 0 .25 0 0 0 0 .2 0 0 0 0 .12 0 0 0 1.400 -.6"/>`, wholeBox)}" opacity=".28"/>`,
    `<g clip-path="url(#${id})">${inner}</g>`,
    `<circle cx="${R(cx)}" cy="${R(cy)}" r="${R(rad)}" fill="none" stroke="${mix(P.roof, P.mid, 0.2)}" stroke-width="${R1(17 * u)}"/>` +
      `<circle cx="${R(cx)}" cy="${R(cy)}" r="${R(rad + 13 * u)}" fill="none" stroke="${mix(wall, P.ink, 0.3)}" stroke-width="${R1(1.6 * u)}"/>` +
      `<circle cx="${R(cx)}" cy="${R(cy)}" r="${R(rad - 8 * u)}" fill="none" stroke="${P.gold || P.light}" stroke-width="${R1(1.6 * u)}" opacity=".6"/>`,
  )
  const ty = Y(0.87)
  d.add(
    `<rect y="${R(ty)}" width="${W}" height="${R(H - ty)}" fill="${d.vgrad(ty, H, [
      [0, mix(P.roof, '#6b3f26', 0.5)],
      [0.08, mix(P.roof, '#4c2c1c', 0.5)],
      [1, mix(P.roof, '#20130d', 0.6)],
    ])}"/>` + `<rect y="${R(ty)}" width="${W}" height="${R1(2.4 * u)}" fill="${P.light}" opacity=".35"/>`,
  )
  books(d, X(c.near(0.2, 0.06)), ty + 6 * u, 1.35 * u, r)
  brushes(d, X(c.near(0.36, 0.03)), ty + 6 * u, 1.2 * u)
  cup(d, X(c.near(0.86, 0.06)), ty + 8 * u, 1.2 * u)
  if (c.often(0.6)) plum(d, X(1.01), Y(0.07), 1.25 * u, -c.fs)
}
