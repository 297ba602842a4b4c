import { at } from '../brush/list.ts'
import { makeNoise } from '../brush/noise.ts'
import { type Point, R, R1, smooth } from '../brush/path.ts'
import type { Sheet } from '../brush/sheet.ts'
import type { View } from '../scenes/scene.ts'

type Paper = [string, string]

const cream: Paper = ['#fdf8ea', '#efe2c4']
const white: Paper = ['#ffffff', '#eef0ec']
const rose: Paper = ['#fdf3ec', '#f0d8c8']

/** A certificate with a meander frame, mountains in its paper and a seal; its lines are no text. */
export function certificate(d: Sheet, x: number, y: number, w: number, c: View) {
  const P = d.P
  const r = d.rng
  const upright = c.often(0.3, false)
  const h = upright ? w * 1.12 : w
  const W = upright ? w * 0.82 : w * 1.42
  const gold = c.oneOf(['#b98d46', '#b98d46', '#9c4a36', '#4f8174'])
  const [paper, shadow] = c.oneOf([cream, cream, white, rose])
  const title = c.oneOf(['#8b2a20', '#8b2a20', '#27545c', '#6b4a1e'])
  const L = x - W / 2
  const T = y - h / 2
  const n = makeNoise(r.fork('ct'))
  d.add(
    `<rect x="${R(L + 8)}" y="${R(T + 16)}" width="${R(W)}" height="${R(h)}" fill="#000" opacity=".45" filter="${d.blur(w * 0.03)}"/>` +
      `<rect x="${R(L)}" y="${R(T)}" width="${R(W)}" height="${R(h)}" fill="${d.bgrad(
        [
          [0, paper],
          [1, shadow],
        ],
        'x2="1" y2="1"',
      )}"/>`,
  )
  const fr = (k: number, sw: number, o = 1) =>
    `<rect x="${R1(L + w * k)}" y="${R1(T + w * k)}" width="${R1(W - 2 * w * k)}" height="${R1(h - 2 * w * k)}" fill="none" stroke="${gold}" stroke-width="${R1(sw)}" opacity="${o}"/>`
  let key = ''
  const q = w * 0.026
  const cells = (x0: number, y0: number, dx: number, dy: number, m: number) => {
    for (let i = 0; i < m; i++) {
      const a = x0 + dx * i
      const b = y0 + dy * i
      key += `M${R1(a)} ${R1(b + q)}v${R1(-q)}h${R1(q)}v${R1(q * 0.68)}h${R1(-q * 0.5)}v${R1(-q * 0.34)}`
    }
  }
  const st = q * 1.5
  const nx = Math.floor((W - w * 0.16) / st)
  const ny = Math.floor((h - w * 0.16) / st)
  cells(L + w * 0.06, T + w * 0.047, st, 0, nx + 1)
  cells(L + w * 0.06, T + h - w * 0.047 - q, st, 0, nx + 1)
  cells(L + w * 0.047, T + w * 0.1, 0, st, ny)
  cells(L + W - w * 0.047 - q, T + w * 0.1, 0, st, ny)
  let m = ''
  for (let i = 0; i < 3; i++) {
    const pts: Point[] = []
    const peak = c.near(at([0.22, 0.7, 0.46], i), 0.18)
    const rise = c.near(at([0.16, 0.22, 0.1], i), 0.07)
    for (let k = 0; k <= 26; k++) {
      const px = L + w * 0.1 + ((W - w * 0.2) * k) / 26
      pts.push([
        px,
        T +
          h * (0.86 + i * 0.02) -
          Math.abs(n.fbm(k * 0.2 + i * 6, 4)) * h * 0.24 -
          Math.exp(-((k / 26 - peak) ** 2) / 0.014) * h * rise,
      ])
    }
    m += `<path d="${smooth(pts)}V${R(T + h * 0.9)}H${R(L + w * 0.1)}z" fill="${d.vgrad(
      T + h * 0.5,
      T + h * 0.9,
      [
        [0, P.mid, 0.34],
        [1, P.mid, 0.02],
      ],
    )}"/>`
  }
  const ln = (y0: number, ww: number) => `M${R(x - (ww / 2) * W)} ${R(T + h * y0)}H${R(x + (ww / 2) * W)}`
  d.add(
    fr(0.035, w * 0.007) +
      fr(0.09, w * 0.0035) +
      `<path d="${key}" fill="none" stroke="${gold}" stroke-width="${R1(w * 0.004)}" opacity=".85"/>${m}<path d="M${R(x - W * 0.17)} ${R(T + h * 0.25)}H${R(x + W * 0.17)}" stroke="${title}" stroke-width="${R1(w * 0.05)}" opacity=".92"/>` +
      `<path d="${ln(0.38, 0.3)}" stroke="${gold}" stroke-width="${R1(w * 0.006)}"/>` +
      `<path d="${ln(0.46, 0.56)}${ln(0.53, 0.6)}${ln(0.6, 0.5)}" stroke="#6e6552" stroke-width="${R1(w * 0.013)}" opacity=".55"/>`,
  )
  const sx = L + W * c.oneOf([0.76, 0.76, 0.5, 0.26])
  const sy = T + h * 0.72
  const k = w * 0.1
  d.add(
    `<g transform="rotate(-4 ${R(sx)} ${R(sy)})" fill="none" stroke="#b5332a" opacity=".9">` +
      `<rect x="${R1(sx - k)}" y="${R1(sy - k)}" width="${R1(2 * k)}" height="${R1(2 * k)}" stroke-width="${R1(w * 0.012)}"/>` +
      `<path d="M${R1(sx - k * 0.7)} ${R1(sy + k * 0.55)}L${R1(sx - k * 0.2)} ${R1(sy - k * 0.6)}L${R1(sx + k * 0.1)} ${R1(sy)}L${R1(sx + k * 0.35)} ${R1(sy - k * 0.35)}L${R1(sx + k * 0.72)} ${R1(sy + k * 0.55)}z" stroke-width="${R1(w * 0.014)}" stroke-linejoin="round"/>` +
      `</g>`,
  )
}
