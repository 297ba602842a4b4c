import { mix } from '../brush/colour.ts'
import { at } from '../brush/list.ts'
import { type Point, R, R1, smooth } from '../brush/path.ts'
import type { Sheet } from '../brush/sheet.ts'

const bough: Point[] = [
  [0, 0],
  [40, 14],
  [70, 6],
  [112, 30],
  [150, 24],
  [186, 48],
]

/** Where a twig starts on the branch, and its direction. */
const twigs: [number, number, number][] = [
  [1, 36, -34],
  [2, 30, 44],
  [3, 44, -30],
  [4, 26, 40],
  [3, 20, 46],
]

/** A branch of plum blossom, from the edge of the picture. */
export function plum(d: Sheet, x: number, y: number, s: number, f = 1) {
  const r = d.rng.fork(`plum${R(x)}`)
  const P = d.P
  let br = ''
  let fl = ''
  const bl = mix(P.accent, '#f6c9c0', 0.35)
  br += `<path d="${smooth(bough.map(([a, b]): Point => [a * f * s, b * s]))}" stroke-width="${R1(6 * s)}"/>`
  for (const [i, dx, dy] of twigs) {
    const [a, b] = at(bough, i)
    br += `<path d="M${R1(a * f * s)} ${R1(b * s)}q${R1(dx * 0.4 * f * s)} ${R1(dy * 0.2 * s)} ${R1(dx * f * s)} ${R1(dy * s)}" stroke-width="${R1(2.6 * s)}"/>`
    for (let k = 0; k < 3; k++) {
      const t = r(0.4, 1.05)
      const px = (a + dx * t) * f * s + r(-6, 6) * s
      const py = (b + dy * t * t) * s + r(-5, 5) * s
      const q = r(3.2, 6.2) * s
      for (let m = 0; m < 5; m++) {
        const an = (m / 5) * 6.283 + r(-0.1, 0.1)
        fl += `<circle cx="${R1(px + Math.cos(an) * q * 0.8)}" cy="${R1(py + Math.sin(an) * q * 0.8)}" r="${R1(q * 0.74)}" fill="${k % 2 ? bl : mix(bl, '#fff', 0.3)}" opacity=".9"/>`
      }
      fl += `<circle cx="${R1(px)}" cy="${R1(py)}" r="${R1(q * 0.34)}" fill="#e9c25e"/>`
    }
  }
  d.add(
    `<g transform="translate(${R(x)} ${R(y)})">` +
      `<g fill="none" stroke="${mix(P.ink, '#4a2a1a', 0.35)}" stroke-linecap="round">${br}</g>${fl}</g>`,
  )
}
