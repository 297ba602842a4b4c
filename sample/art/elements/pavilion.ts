import { mix } from '../brush/colour.ts'
import { R1 } from '../brush/path.ts'
import type { Sheet } from '../brush/sheet.ts'
import { roofPath } from './roof.ts'

/** An open pavilion standing at x, y, with one roof or two. */
export function pavilion(
  d: Sheet,
  x: number,
  y: number,
  s: number,
  { col = d.P.roof, double = false, alpha = 1, base = true, lit = d.P.glow } = {},
) {
  const post = mix(col, d.P.accent, 0.35)
  let g = ''
  const w = 46 * s
  const h = 44 * s
  if (base)
    g += `<path d="M${R1(-w * 1.25)} ${R1(8 * s)}h${R1(w * 2.5)}v${R1(-5 * s)}h${R1(-w * 0.12)}v${R1(-4 * s)}h${R1(-w * 2.26)}v${R1(4 * s)}h${R1(-w * 0.12)}z" fill="${mix(col, d.P.wall, 0.35)}"/>`
  if (lit > 0.25)
    g += `<rect x="${R1(-w * 0.8)}" y="${R1(-h)}" width="${R1(w * 1.6)}" height="${R1(h)}" fill="${d.P.light}" opacity="${0.35 + lit * 0.4}"/>`
  for (const px of [-0.88, -0.46, 0.46, 0.88])
    g += `<rect x="${R1(px * w - 2 * s)}" y="${R1(-h)}" width="${R1(4 * s)}" height="${R1(h + 1)}" fill="${post}"/>`
  g +=
    `<path d="M${R1(-w * 0.9)} ${R1(-12 * s)}H${R1(-w * 0.46)}M${R1(w * 0.46)} ${R1(-12 * s)}H${R1(w * 0.9)}M${R1(-w * 0.9)} ${R1(-7 * s)}H${R1(-w * 0.46)}M${R1(w * 0.46)} ${R1(-7 * s)}H${R1(w * 0.9)}" stroke="${post}" stroke-width="${R1(1.6 * s)}"/>` +
    `<rect x="${R1(-w)}" y="${R1(-h - 4 * s)}" width="${R1(2 * w)}" height="${R1(6 * s)}" fill="${mix(post, col, 0.5)}"/>`
  const cone = (W: number, Hh: number) =>
    `M${R1(-W)} ${R1(-Hh * 0.2)}C${R1(-W * 0.66)} ${R1(-Hh * 0.06)} ${R1(-W * 0.2)} ${R1(-Hh * 0.38)} 0 ${R1(-Hh)}C${R1(W * 0.2)} ${R1(-Hh * 0.38)} ${R1(W * 0.66)} ${R1(-Hh * 0.06)} ${R1(W)} ${R1(-Hh * 0.2)}C${R1(W * 0.8)} ${R1(Hh * 0.1)} ${R1(W * 0.5)} ${R1(Hh * 0.1)} 0 ${R1(Hh * 0.1)}C${R1(-W * 0.5)} ${R1(Hh * 0.1)} ${R1(-W * 0.8)} ${R1(Hh * 0.1)} ${R1(-W)} ${R1(-Hh * 0.2)}z`
  let ty = -h - 3 * s
  if (double) {
    g += `<path d="${roofPath(w * 1.62, 22 * s)}" transform="translate(0 ${R1(ty)})" fill="${col}"/>`
    ty -= 22 * s
    g += `<rect x="${R1(-w * 0.58)}" y="${R1(ty - 9 * s)}" width="${R1(w * 1.16)}" height="${R1(12 * s)}" fill="${post}"/>`
    ty -= 8 * s
    g += `<path d="${cone(w * 1.15, 42 * s)}" transform="translate(0 ${R1(ty)})" fill="${col}"/>`
    ty -= 42 * s
  } else {
    g += `<path d="${cone(w * 1.6, 50 * s)}" transform="translate(0 ${R1(ty)})" fill="${col}"/>`
    ty -= 50 * s
  }
  g += `<path d="M${R1(-3 * s)} ${R1(ty + 4 * s)}Q${R1(-4 * s)} ${R1(ty - 3 * s)} 0 ${R1(ty - 14 * s)}Q${R1(4 * s)} ${R1(ty - 3 * s)} ${R1(3 * s)} ${R1(ty + 4 * s)}z" fill="${col}"/>`
  d.add(`<g transform="translate(${R1(x)} ${R1(y)})" opacity="${alpha}">${g}</g>`)
}
