import { mix } from '../brush/colour.ts'
import { R1 } from '../brush/path.ts'
import { broadleaf } from '../elements/trees.ts'
import { pigment, type Scroll } from './scroll.ts'

/** A tree with a full crown of `leaf`, standing at x, y. */
export function tree(s: Scroll, x: number, y: number, k: number, leaf: string, n: number) {
  const { d, r, canopy } = s
  let light = ''
  let dark = ''
  for (let i = 0; i < 15; i++) {
    const a = r(-1, 1)
    const b = r(-1, 1)
    const size = r(13, 26) * k
    const clump = `<ellipse cx="${R1(x + a * 52 * k)}" cy="${R1(y - (112 + b * 34 + a * a * 16) * k)}" rx="${R1(size * 1.25)}" ry="${R1(size * 0.8)}"/>`
    if (i % 3) dark += clump
    else light += clump
  }
  // The branches stand between the two layers of foliage.
  const before = d.out.length
  broadleaf(d, x, y, k, { leaf, n: Math.round(n * 1.5), col: '#3a3027' })
  const branches = d.out.splice(before).join('')
  d.add(
    `<g fill="${mix(leaf, pigment.ink, 0.28)}" opacity=".8" filter="${canopy}">${dark}</g>${branches}` +
      `<g fill="${leaf}" opacity=".9" filter="${canopy}">${light}</g>`,
  )
}

/** A willow standing at x, y. */
export function willow({ d, r }: Scroll, x: number, y: number, s: number) {
  let dark = ''
  let light = ''
  for (let i = 0; i < 58; i++) {
    const a = r(-1, 1)
    const top = y - (92 + (1 - a * a) * 34 - r(0, 16)) * s
    const L = (34 + (1 - Math.abs(a)) * 18 + r(0, 44)) * s
    const sx = x + a * 44 * s
    const m = `M${R1(sx - a * 10 * s)} ${R1(top)}q${R1(a * 12 * s)} ${R1(L * 0.16)} ${R1(a * 13 * s + r(-3, 3))} ${R1(L * 0.6)}t${R1(r(-4, 4) * s)} ${R1(L * 0.42)}`
    if (i % 2) dark += m
    else light += m
  }
  d.add(
    `<path d="M${R1(x - 6 * s)} ${R1(y)}q${R1(10 * s)} ${R1(-44 * s)} ${R1(-1 * s)} ${R1(-100 * s)}l${R1(4 * s)} ${R1(-14 * s)} ${R1(5 * s)} ${R1(12 * s)}q${R1(8 * s)} ${R1(54 * s)} ${R1(5 * s)} ${R1(102 * s)}z" fill="#4a3d2e"/>` +
      `<path d="M${R1(x)} ${R1(y - 92 * s)}q${R1(-20 * s)} ${R1(-26 * s)} ${R1(-36 * s)} ${R1(-22 * s)}M${R1(x + 3 * s)} ${R1(y - 96 * s)}q${R1(18 * s)} ${R1(-24 * s)} ${R1(34 * s)} ${R1(-18 * s)}" stroke="#4a3d2e" stroke-width="${R1(3.4 * s)}" fill="none"/>` +
      `<path d="${dark}" fill="none" stroke="#3c7a58" stroke-width="${R1(2.2 * s)}" opacity=".8"/>` +
      `<path d="${light}" fill="none" stroke="#7db37a" stroke-width="${R1(2 * s)}" opacity=".9"/>`,
  )
}
