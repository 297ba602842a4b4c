import { mix } from '../brush/colour.ts'
import { type Point, R, R1 } from '../brush/path.ts'
import type { Sheet } from '../brush/sheet.ts'

/** One stem of bamboo at x, with its leaves. */
export function bamboo(
  d: Sheet,
  x: number,
  s: number,
  { col = d.P.leaf, alpha = 0.9, lean = 0, y1 = d.H + 20, y0 = -30, w = 9, leaves = 10 } = {},
) {
  const r = d.rng.fork(`bb${R(x)}${w}`)
  let g = ''
  const seg = 118 * s
  let cx = x
  let cy = y1
  const nodes: Point[] = []
  const gr = d.bgrad(
    [
      [0, mix(col, d.P.ink, 0.3), 0.95],
      [0.3, mix(col, d.P.mist, 0.35), 0.9],
      [0.55, col, 0.92],
      [1, mix(col, d.P.ink, 0.45), 0.95],
    ],
    'x2="1" y2="0"',
  )
  let st = ''
  while (cy > y0) {
    const L = seg * r(0.82, 1.15)
    const nx = cx + lean * L
    const ny = cy - L
    const W = w * s
    st += `<path d="M${R1(cx - W * 0.5)} ${R1(cy)}C${R1(cx - W * 0.42)} ${R1(cy - L * 0.3)} ${R1(nx - W * 0.42)} ${R1(ny + L * 0.3)} ${R1(nx - W * 0.52)} ${R1(ny + 3 * s)}L${R1(nx + W * 0.52)} ${R1(ny + 3 * s)}C${R1(nx + W * 0.42)} ${R1(ny + L * 0.3)} ${R1(cx + W * 0.42)} ${R1(cy - L * 0.3)} ${R1(cx + W * 0.5)} ${R1(cy)}z"/>`
    nodes.push([nx, ny])
    cx = nx
    cy = ny
  }
  const leaf = d.once('bleaf', (id) => `<path id="${id}" d="M0 0C3-4 14-7 46-2C30 5 10 6 0 0z"/>`)
  let lv = ''
  for (let i = 0; i < leaves; i++) {
    const [nx, ny] = r.pick(nodes)
    const sd = r.sign()
    const bl = r(30, 110) * s
    const ex = nx + sd * bl
    const ey = ny - bl * r(0.05, 0.5)
    g += `M${R1(nx)} ${R1(ny)}Q${R1(nx + sd * bl * 0.5)} ${R1(ny - bl * 0.35)} ${R1(ex)} ${R1(ey)}`
    const c = r.int(3, 6)
    for (let j = 0; j < c; j++) {
      const f = r(0.45, 1)
      const lx = nx + (ex - nx) * f
      const ly = ny + (ey - ny) * f - bl * 0.06
      const ang = sd > 0 ? r(-15, 78) : 180 + r(-78, 15)
      lv += `<use href="#${leaf}" transform="translate(${R(lx)} ${R(ly)})rotate(${R(ang)})scale(${R1(s * r(0.8, 1.7))})"/>`
    }
  }
  d.add(
    `<g opacity="${alpha}"><g fill="${gr}">${st}</g>` +
      `<path d="${g}" fill="none" stroke="${mix(col, d.P.ink, 0.3)}" stroke-width="${R1(1.6 * s)}"/>` +
      `<g fill="${mix(col, d.P.ink, 0.18)}">${lv}</g></g>`,
  )
}
