import { mix } from '../brush/colour.ts'
import { type Point, R1, smooth } from '../brush/path.ts'
import type { Sheet } from '../brush/sheet.ts'

/** A stone path along the points, w0 to w1 half wide. */
export function steps(
  d: Sheet,
  pts: Point[],
  w0: number,
  w1: number,
  { col = mix(d.P.wall, d.P.mid, 0.2), a = 0.9 } = {},
) {
  // stone path climbing away
  const L: Point[] = []
  const Rr: Point[] = []
  pts.forEach(([x, y], i) => {
    const t = i / (pts.length - 1)
    const w = w0 + (w1 - w0) * t
    L.push([x - w, y])
    Rr.unshift([x + w, y])
  })
  let lines = ''
  pts.forEach(([x, y], i) => {
    const t = i / (pts.length - 1)
    const w = w0 + (w1 - w0) * t
    lines += `M${R1(x - w)} ${R1(y)}h${R1(2 * w)}`
  })
  d.add(
    `<g opacity="${a}"><path d="${smooth(L)}L${smooth(Rr).slice(1)}Z" fill="${col}" stroke="${mix(col, d.P.ink, 0.55)}" stroke-width="${R1(1.8 * d.u)}" stroke-opacity=".45"/>` +
      `<path d="${lines}" stroke="${mix(col, d.P.ink, 0.65)}" stroke-width="${R1(1.7 * d.u)}" opacity=".75"/>` +
      `</g>`,
  )
}
