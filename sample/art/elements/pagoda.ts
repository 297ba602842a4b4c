import { mix } from '../brush/colour.ts'
import { R, R1 } from '../brush/path.ts'
import type { Sheet } from '../brush/sheet.ts'
import { roofPath } from './roof.ts'

/** A pagoda standing at x, y; its windows shine when the palette glows. */
export function pagoda(
  d: Sheet,
  x: number,
  y: number,
  s: number,
  { tiers = 7, col = d.P.roof, alpha = 1, lit = d.P.glow } = {},
) {
  let g = ''
  let yy = 0
  const body = mix(col, d.P.wall, 0.2)
  const lt = d.P.light
  const fw = 34 * s
  g += `<path d="M${R1(-fw * 1.35)} 0h${R1(fw * 2.7)}l${R1(-fw * 0.2)} ${R1(-7 * s)}h${R1(-fw * 2.3)}z" fill="${col}"/>`
  yy = -7 * s
  for (let i = 0; i < tiers; i++) {
    const k = 1 - i * 0.078
    const w = 27 * s * k
    const h = 26 * s * k * (i === 0 ? 1.25 : 1)
    const rw = w * 1.95
    const rh = 15 * s * k
    const wy = yy - h
    g += `<rect x="${R1(-w)}" y="${R1(wy)}" width="${R1(2 * w)}" height="${R1(h)}" fill="${body}"/>`
    const cols = 3
    for (let c = 0; c < cols; c++) {
      const cw = w * 0.36
      const xx = -w + (c + 0.5) * ((2 * w) / cols) - cw / 2
      g += `<path d="M${R1(xx)} ${R1(yy - h * 0.06)}v${R1(-h * 0.5)}q${R1(cw / 2)} ${R1(-h * 0.3)} ${R1(cw)} 0v${R1(h * 0.5)}z" fill="${lit > 0.25 ? lt : mix(col, d.P.ink, 0.4)}" opacity="${lit > 0.25 ? 0.55 + lit * 0.4 : 0.75}"/>`
    }
    g += `<path d="${roofPath(rw, rh)}" transform="translate(0 ${R1(wy)})" fill="${col}"/>`
    g += `<path d="M${R1(-rw * 0.92)} ${R1(wy - rh * 0.1)}Q0 ${R1(wy + rh * 0.24)} ${R1(rw * 0.92)} ${R1(wy - rh * 0.1)}" fill="none" stroke="${mix(col, d.P.light, 0.45)}" stroke-width="${R1(0.9 * s)}" opacity=".5"/>`
    yy = wy - rh * 0.92
  }
  g +=
    `<path d="M${R1(-5 * s)} ${R1(yy + 2 * s)}C${R1(-3 * s)} ${R1(yy - 10 * s)} ${R1(-1.4 * s)} ${R1(yy - 12 * s)} 0 ${R1(yy - 52 * s)}C${R1(1.4 * s)} ${R1(yy - 12 * s)} ${R1(3 * s)} ${R1(yy - 10 * s)} ${R1(5 * s)} ${R1(yy + 2 * s)}z" fill="${col}"/>` +
    [14, 21, 27, 32]
      .map(
        (q, i) =>
          `<ellipse cy="${R1(yy - q * s)}" rx="${R1((4.6 - i * 0.8) * s)}" ry="${R1(1.3 * s)}" fill="${col}"/>`,
      )
      .join('')
  if (lit > 0.5)
    d.add(
      `<ellipse cx="${R(x)}" cy="${R(y - 110 * s)}" rx="${R(130 * s)}" ry="${R(190 * s)}" fill="${d.rgrad([
        [0, lt, 0.34],
        [1, lt, 0],
      ])}"/>`,
    )
  d.add(`<g transform="translate(${R1(x)} ${R1(y)})" opacity="${alpha}">${g}</g>`)
}
