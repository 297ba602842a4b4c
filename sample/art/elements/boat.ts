import { mix } from '../brush/colour.ts'
import { R, R1 } from '../brush/path.ts'
import type { Sheet } from '../brush/sheet.ts'

/** A boat with its boatman, and its lamp at night. */
export function boat(
  d: Sheet,
  x: number,
  y: number,
  s: number,
  { col = d.P.ink, flip = 1, lamp = d.P.glow > 0.5, cabin = true } = {},
) {
  const c2 = mix(col, d.P.mist, 0.3)
  let g =
    `<path d="M-62-9C-40 6 34 8 66-12C58 8 40 13 4 13C-34 13-54 6-62-9z" fill="${col}"/>` +
    `<path d="M-62-9C-40 4 34 6 66-12" fill="none" stroke="${c2}" stroke-width="1.4" opacity=".6"/>`
  if (cabin)
    g +=
      `<path d="M-22 4C-24-20 20-22 22 3z" fill="${mix(col, d.P.mid, 0.4)}"/>` +
      `<path d="M-15 2C-16-15 13-17 15 1" fill="${lamp ? d.P.light : mix(col, d.P.mist, 0.15)}" opacity="${lamp ? 0.9 : 0.5}"/>` +
      `<path d="M-22 4C-24-20 20-22 22 3M-10-15v18M2-17v20M12-14v17" fill="none" stroke="${col}" stroke-width="1.1" opacity=".6"/>`
  g +=
    `<path d="M40-2C38-10 40-19 43-23C47-20 48-8 47-2z" fill="${col}"/>` +
    `<circle cx="43.5" cy="-26" r="3.6" fill="${col}"/>` +
    `<path d="M34.5-26.5Q43-38 52.5-26.5z" fill="${c2}"/>` +
    `<path d="M32-46L60 22" stroke="${col}" stroke-width="1.6"/>`
  d.add(
    `<g transform="translate(${R(x)} ${R(y)})scale(${R1(s * flip)} ${R1(s)})">${g}</g>` +
      `<g fill="none" stroke="${mix(d.P.water[1], d.P.ink, 0.3)}" stroke-width="${R1(1.3 * d.u)}" opacity=".4">` +
      `<path d="M${R(x - 78 * s)} ${R(y + 15 * s)}q${R(70 * s)} ${R(7 * s)} ${R(150 * s)} 0M${R(x - 50 * s)} ${R(y + 22 * s)}q${R(50 * s)} ${R(5 * s)} ${R(104 * s)} 0"/>` +
      `</g>`,
  )
  if (lamp)
    d.add(
      `<circle cx="${R(x)}" cy="${R(y - 8 * s)}" r="${R(70 * s)}" fill="${d.rgrad([
        [0, d.P.light, 0.5],
        [1, d.P.light, 0],
      ])}"/>` +
        `<ellipse cx="${R(x)}" cy="${R(y + 48 * s)}" rx="${R(16 * s)}" ry="${R(44 * s)}" fill="${d.rgrad([
          [0, d.P.light, 0.4],
          [1, d.P.light, 0],
        ])}"/>`,
    )
}
