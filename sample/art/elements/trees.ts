import { mix } from '../brush/colour.ts'
import { type Point, R, R1 } from '../brush/path.ts'
import type { Sheet } from '../brush/sheet.ts'

/** The ground of trees. With `base` none are drawn down in the valley. */
type Ground = { base?: number; yAt(x: number): number }

/** Far trees on the ground `m`: dots of ink (dian). */
export function treeline(
  d: Sheet,
  m: Ground,
  { from = 0, to = d.W, n = 80, s = 1, col = d.P.ink, a = 0.7, dy = 3 } = {},
) {
  const r = d.rng.fork(`tl${from}${n}`)
  let p = ''
  for (let i = 0; i < n; i++) {
    const x = r(from, to)
    const y = m.yAt(x) + dy * d.u
    if (m.base && m.base - y < 7 * d.u && r() < 0.88) continue
    const h = r(5, 17) * s * d.u
    const w = h * r(0.22, 0.4)
    p += r.chance(0.6)
      ? `M${R1(x - w)} ${R1(y)}Q${R1(x - w * 0.4)} ${R1(y - h * 0.55)} ${R1(x)} ${R1(y - h)}Q${R1(x + w * 0.4)} ${R1(y - h * 0.55)} ${R1(x + w)} ${R1(y)}z`
      : `M${R1(x - w)} ${R1(y)}q${R1(-w * 0.7)} ${R1(-h * 0.42)} ${R1(w * 0.25)} ${R1(-h * 0.55)}q${R1(w * 0.05)} ${R1(-h * 0.5)} ${R1(w * 0.8)} ${R1(-h * 0.4)}q${R1(w * 0.95)} ${R1(-h * 0.02)} ${R1(w * 0.75)} ${R1(h * 0.45)}q${R1(w * 0.5)} ${R1(h * 0.3)} ${R1(-w * 0.3)} ${R1(h * 0.5)}z`
  }
  d.add(`<path d="${p}" fill="${col}" opacity="${a}"/>`)
}

/** A maple, plum or peach tree in its season. */
export function broadleaf(
  d: Sheet,
  x: number,
  y: number,
  s: number,
  { col = d.P.ink, leaf = d.P.bloom, n = 130, alpha = 0.9 } = {},
) {
  const r = d.rng.fork(`bl${R(x)}`)
  let br = ''
  const tips: Point[] = []
  ;(function grow(px: number, py: number, a: number, L: number, w: number, k: number) {
    const ex = px + Math.cos(a) * L
    const ey = py + Math.sin(a) * L
    br += `<path d="M${R1(px)} ${R1(py)}Q${R1(px + Math.cos(a + 0.25) * L * 0.5)} ${R1(py + Math.sin(a + 0.25) * L * 0.5)} ${R1(ex)} ${R1(ey)}" stroke-width="${R1(w)}"/>`
    if (k < 3) tips.push([ex, ey])
    if (k === 0) return
    const m = k > 3 ? 2 : r.int(2, 3)
    for (let i = 0; i < m; i++)
      grow(ex, ey, a + (i - (m - 1) / 2) * r(0.45, 0.8) + r(-0.2, 0.2), L * r(0.62, 0.84), w * 0.62, k - 1)
  })(x, y, -Math.PI / 2 + r(-0.2, 0.2), 48 * s, 8 * s, 4)
  const dots = ['', '', '']
  for (let i = 0; i < n; i++) {
    const [tx, ty] = r.pick(tips)
    const q = r(1.6, 5.2) * s
    const X = tx + r.gauss() * 17 * s
    const Y = ty + r.gauss() * 12 * s
    dots[i % 3] +=
      `M${R1(X)} ${R1(Y)}q${R1(q)} ${R1(-q * 0.9)} ${R1(q * 1.6)} ${R1(q * 0.2)}q${R1(-q * 0.6)} ${R1(q)} ${R1(-q * 1.6)} ${R1(-q * 0.2)}`
  }
  d.add(
    `<g opacity="${alpha}"><g stroke="${col}" fill="none" stroke-linecap="round">${br}</g>` +
      `<path d="${dots[0]}" fill="${leaf}" opacity=".9"/>` +
      `<path d="${dots[1]}" fill="${mix(leaf, d.P.mist, 0.35)}" opacity=".85"/>` +
      `<path d="${dots[2]}" fill="${mix(leaf, d.P.ink, 0.25)}" opacity=".8"/>` +
      `</g>`,
  )
}
