import { mix } from '../brush/colour.ts'
import { R, R1 } from '../brush/path.ts'
import { type Sheet, wholeBox } from '../brush/sheet.ts'

/** A water surface from y down, with what it reflects (markup) and some shimmer. */
export function water(d: Sheet, y: number, bottom = d.H, { reflect = '', ra = 0.5, shimmer = 1 } = {}) {
  const P = d.P
  const h = bottom - y
  const fq = (v: number) => (v / d.u).toFixed(4)
  d.add(
    `<rect x="-5" y="${R(y)}" width="${d.W + 10}" height="${R(h + 5)}" fill="${d.vgrad(y, bottom, [
      [0, mix(P.water[0], P.mist, 0.5)],
      [0.35, P.water[0]],
      [1, P.water[1]],
    ])}"/>`,
  )
  if (reflect) {
    const mid = d.id('k')
    d.def(
      `<mask id="${mid}" maskUnits="userSpaceOnUse" x="0" y="${R(y)}" width="${d.W}" height="${R(h)}">` +
        `<rect y="${R(y)}" width="${d.W}" height="${R(h)}" fill="${d.vgrad(y, bottom, [
          [0, '#fff', 0.95],
          [0.5, '#fff', 0.45],
          [1, '#fff', 0],
        ])}"/>` +
        `</mask>`,
    )
    const f = d.filter(
      'ripple',
      `<feGaussianBlur stdDeviation="${R1(1.6 * d.u)} ${R1(4 * d.u)}" result="b"/>` +
        `<feTurbulence type="fractalNoise" baseFrequency="${fq(0.003)} ${fq(0.07)}" numOctaves="2" seed="9" result="n"/>` +
        `<feDisplacementMap in="b" in2="n" scale="${R1(26 * d.u)}" xChannelSelector="R" yChannelSelector="B"/>`,
      wholeBox,
    )
    d.add(
      `<g mask="url(#${mid})"><g opacity="${ra}" filter="${f}">` +
        `<g transform="matrix(1 0 0 -.8 0 ${R(y * 1.8)})">${reflect}</g>` +
        `</g></g>`,
    )
  }
  if (shimmer) {
    const r = d.rng.fork('sh')
    let a = ''
    let b = ''
    for (let i = 0; i < 46 * shimmer; i++) {
      const t = r() ** 1.5
      const yy = y + 4 + t * h * 0.96
      const L = (14 + t * 150) * r(0.4, 1.3) * d.u
      const x = r(-0.05, 1) * d.W
      const s = `M${R(x)} ${R1(yy)}q${R(L / 2)} ${R1(-1.6 * d.u * (1 + t))} ${R(L)} 0q${R(-L / 2)} ${R1(1.6 * d.u * (1 + t))} ${R(-L)} 0`
      if (r() < 0.5) a += s
      else b += s
    }
    d.add(
      `<path d="${a}" fill="${P.mist}" opacity=".5"/>` +
        `<path d="${b}" fill="${mix(P.water[1], P.ink, 0.35)}" opacity=".22"/>`,
    )
  }
}
