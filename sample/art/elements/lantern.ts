import { mix } from '../brush/colour.ts'
import { R, R1 } from '../brush/path.ts'
import type { Sheet } from '../brush/sheet.ts'

/** A paper lantern, afloat or on a string. */
export function lantern(d: Sheet, x: number, y: number, s: number, { a = 1, string = 0 } = {}) {
  const c = d.P.accent
  d.add(
    `<g opacity="${a}"><circle cx="${R(x)}" cy="${R(y)}" r="${R(80 * s)}" fill="${d.rgrad([
      [0, d.P.light, 0.55],
      [0.4, d.P.light, 0.16],
      [1, d.P.light, 0],
    ])}"/>${string ? `<path d="M${R(x)} ${R(y - 24 * s)}v${R(-string)}" stroke="${d.P.ink}" stroke-width="${R1(1.4 * d.u)}" opacity=".6"/>` : ''}<g transform="translate(${R1(x)} ${R1(y)})scale(${Math.round(s * 100) / 100})">` +
      `<path d="M0-20C17-20 25-9 25 0S17 20 0 20-25 9-25 0-17-20 0-20z" fill="${d.rgrad([
        [0, '#ffe3a0'],
        [0.5, mix(c, '#ffb45e', 0.45)],
        [1, c],
      ])}"/>` +
      `<path d="M-9-19.500C-16-8-16 8-9 19.500M9-19.500C16-8 16 8 9 19.500M0-20V20" fill="none" stroke="${mix(c, '#3a0d08', 0.35)}" stroke-width=".9" opacity=".6"/>` +
      `<path d="M-9-23h18v4h-18zM-9 19h18v4h-18z" fill="${mix(c, '#3a1c08', 0.6)}"/>` +
      `<path d="M0 23v8M-3 31q-1 10-2 15M0 31v16M3 31q1 10 2 15" stroke="${mix(c, '#ffcf82', 0.3)}" stroke-width="1.100" fill="none"/>` +
      `</g></g>`,
  )
}
