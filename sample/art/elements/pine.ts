import { mix } from '../brush/colour.ts'
import { at } from '../brush/list.ts'
import { type Point, R, R1, smooth } from '../brush/path.ts'
import { makeRng } from '../brush/random.ts'
import type { Sheet } from '../brush/sheet.ts'

/** A fan of needles. */
function fan(d: Sheet, k: number) {
  return d.once(`fan${k}`, (id) => {
    const r = makeRng(`fan${k}`)
    let p = ''
    for (let i = 0; i < 19; i++) {
      const a = Math.PI * (1.06 + (i / 18) * 0.88) + r(-0.06, 0.06)
      const L = 10 * r(0.72, 1.05) * (1 - Math.abs(i - 9) / 34)
      p += `M0 0L${R1(Math.cos(a) * L * 1.25)} ${R1(Math.sin(a) * L * 0.74)}`
    }
    return `<path id="${id}" d="${p}"/>`
  })
}

/** A cloud of fans: one layer of a pine. */
function pad(d: Sheet, k: number) {
  return d.once(`pad${k}`, (id) => {
    const r = makeRng(`pad${k}`)
    const m = 7
    let g = ''
    for (let i = 0; i < m; i++) {
      const a = (i / (m - 1) - 0.5) * 2
      g += `<use href="#${fan(d, r.int(0, 2))}" transform="translate(${R1(a * 14 + r(-2, 2))} ${R1(-(1 - a * a) * 5 + r(-1, 1.8))})scale(${r(0.78, 1.12).toFixed(2)})"/>`
    }
    return `<g id="${id}">${g}</g>`
  })
}

/** A leaning pine with its foot at x, y. */
export function pine(
  d: Sheet,
  x: number,
  y: number,
  s: number,
  { lean = 0.2, col = d.P.ink, fol = mix(col, d.P.leaf, 0.45), alpha = 1, tall = 1 } = {},
) {
  const r = d.rng.fork(`pine${R(x)}${R(y)}`)
  const u = s
  const H = 150 * u * tall
  const pts: Point[] = []
  const n = 7
  for (let i = 0; i <= n; i++) {
    const t = i / n
    pts.push([x + lean * H * t + Math.sin(t * 5 + r(0, 2)) * 9 * u * (1 - t * 0.3), y - H * t])
  }
  const wid = (t: number) => (9 * (1 - t) ** 0.8 + 1.6) * u
  const L = pts.map((p, i): Point => [p[0] - wid(i / n), p[1]])
  const Rr = pts.map((p, i): Point => [p[0] + wid(i / n), p[1]]).reverse()
  let g = `<path d="${smooth(L)}L${smooth(Rr).slice(1)}Z" fill="${d.lgrad(x, y, x, y - H, [
    [0, col, 0.0],
    [0.16, col, 0.9],
    [1, col],
  ])}"/>`
  let br = ''
  const pads: [number, number, number][] = []
  const levels = [0.36, 0.5, 0.62, 0.74, 0.86, 0.98]
  levels.forEach((t, i) => {
    const b = at(pts, Math.min(n, Math.round(t * n)))
    const sides = i === levels.length - 1 ? [0] : r.chance(0.55) ? [-1, 1] : [r.sign()]
    for (const sd of sides) {
      const L2 = (78 - t * 34) * u * r(0.7, 1.15)
      const ex = b[0] + sd * L2
      const ey = b[1] - L2 * r(-0.05, 0.26)
      br += `M${R1(b[0])} ${R1(b[1])}Q${R1(b[0] + sd * L2 * 0.5)} ${R1(b[1] - L2 * 0.22)} ${R1(ex)} ${R1(ey)}`
      pads.push([ex, ey, (0.72 + (1 - t) * 0.5) * u * 2.1])
      if (sd && L2 > 40 * u)
        pads.push([b[0] + sd * L2 * 0.48, b[1] - L2 * 0.15 - 3 * u, (0.6 + (1 - t) * 0.4) * u * 1.9])
    }
  })
  g += `<path d="${br}" fill="none" stroke="${col}" stroke-width="${R1(3 * u)}" stroke-linecap="round"/>`
  let wash = ''
  let ned = ''
  for (const [px, py, k] of pads) {
    wash += `<ellipse cx="${R(px)}" cy="${R(py - 4 * k)}" rx="${R(17 * k)}" ry="${R1(5.6 * k)}"/>`
    ned += `<use href="#${pad(d, r.int(0, 3))}" transform="translate(${R(px)} ${R(py)})scale(${(k * r.sign()).toFixed(2)} ${k.toFixed(2)})"/>`
  }
  g +=
    `<g fill="${fol}" opacity=".34" filter="${d.blur(2.4 * u)}">${wash}</g>` +
    `<g stroke="${fol}" stroke-width="${R1(0.62)}" stroke-linecap="round" fill="none">${ned}</g>`
  d.add(`<g opacity="${alpha}">${g}</g>`)
}
