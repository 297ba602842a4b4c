import { mix } from '../brush/colour.ts'
import { at } from '../brush/list.ts'
import { R, R1 } from '../brush/path.ts'
import type { Sheet } from '../brush/sheet.ts'

/** A humped stone bridge of one arch or three, w long, its middle over x, y. */
export function bridge(
  d: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  { col = mix(d.P.wall, d.P.ink, 0.45), arches = 1 } = {},
) {
  const P = d.P
  const dk = mix(col, P.ink, 0.45)
  const yt = y - h
  const deck = `M${R(x - w / 2)} ${R(y)}C${R(x - w * 0.3)} ${R(y - h * 0.12)} ${R(x - w * 0.2)} ${R(yt)} ${R(x)} ${R(yt)}C${R(x + w * 0.2)} ${R(yt)} ${R(x + w * 0.3)} ${R(y - h * 0.12)} ${R(x + w / 2)} ${R(y)}`
  let holes = ''
  const aw = arches === 1 ? [w * 0.34] : [w * 0.15, w * 0.2, w * 0.15]
  const ax = arches === 1 ? [0] : [-w * 0.2, 0, w * 0.2]
  ax.forEach((o, i) => {
    const r = at(aw, i) / 2
    const hh = Math.min(h * 0.82, r * 1.05) * (arches === 1 ? 1 : i === 1 ? 1 : 0.78)
    holes += `M${R(x + o - r)} ${R(y + 4)}V${R(y)}A${R(r)} ${R(hh)} 0 0 1 ${R(x + o + r)} ${R(y)}V${R(y + 4)}z`
  })
  let rail = ''
  let rl = ''
  for (let i = 0; i <= 22; i++) {
    const t = i / 22
    const q = t < 0.5 ? t * 2 : (1 - t) * 2
    const e = q * q * (3 - 2 * q)
    const px = x - w / 2 + w * t
    const py = y - h * (e * 0.92 + q * 0.08)
    rail += `M${R1(px)} ${R1(py - 2)}v${R1(-h * 0.12 - 3)}`
    rl += `${(i ? 'L' : 'M') + R1(px)} ${R1(py - h * 0.12 - 3)}`
  }
  d.add(
    `<g><path d="${deck}L${R(x + w / 2)} ${R(y + 4)}H${R(x - w / 2)}z${holes}" fill-rule="evenodd" fill="${d.vgrad(
      yt,
      y,
      [
        [0, mix(col, P.mist, 0.25)],
        [1, dk],
      ],
    )}"/>` +
      `<path d="${rail}${rl}" fill="none" stroke="${dk}" stroke-width="${R1(2 * d.u)}"/>` +
      `<path d="${deck}" fill="none" stroke="${dk}" stroke-width="${R1(2.4 * d.u)}"/>` +
      `</g>`,
  )
}
