import { mix } from '../brush/colour.ts'
import { at } from '../brush/list.ts'
import { makeNoise } from '../brush/noise.ts'
import { type Point, R, R1, smooth } from '../brush/path.ts'
import type { Sheet } from '../brush/sheet.ts'
import type { View } from '../scenes/scene.ts'

type Tone = [string, string, string, string]

const brass: Tone = ['#f3deaa', '#c39a52', '#e6c883', '#8a6330']
const pewter: Tone = ['#f0f2f1', '#b3babb', '#d9dedd', '#7b8587']
const bronze: Tone = ['#eccba8', '#b27c50', '#d8a67c', '#744526']

type Wood = [string, string, string]

const walnut: Wood = ['#6b3c20', '#43240f', '#2a160a']
const ebony: Wood = ['#3b3733', '#221f1d', '#121110']
const rosewood: Wood = ['#7a2f22', '#4d1a13', '#2c0d09']

/** A metal plate on wood, mountains etched into it. */
export function plaque(d: Sheet, x: number, y: number, w: number, c: View) {
  const h = w * 0.58
  const L = x - w / 2
  const T = y - h / 2
  const r = d.rng
  const [shine, body, glint, edge] = c.oneOf([brass, brass, pewter, bronze])
  const [top, grain, under] = c.oneOf([walnut, ebony, rosewood])
  const sunX = c.near(0.68, 0.14)
  const wood = d.bgrad([
    [0, top],
    [0.5, grain],
    [1, under],
  ])
  const br = d.bgrad(
    [
      [0, shine],
      [0.3, body],
      [0.55, glint],
      [1, edge],
    ],
    'x2="1" y2="1"',
  )
  const n = makeNoise(r.fork('pl'))
  let gr = ''
  for (let i = 0; i < 12; i++)
    gr += `M${R(L)} ${R1(T + (h * (i + 0.5)) / 12)}q${R(w * 0.25)} ${R1(n(i) * 8)} ${R(w * 0.5)} 0t${R(w * 0.5)} ${R1(n(i + 9) * 5)}`
  let m = ''
  for (let i = 0; i < 3; i++) {
    const pts: Point[] = []
    const peak = c.near(at([0.3, 0.62, 0.5], i), 0.16)
    const rise = c.near(at([0.3, 0.38, 0.16], i), 0.08)
    for (let k = 0; k <= 30; k++)
      pts.push([
        L + w * 0.1 + (w * 0.8 * k) / 30,
        T +
          h * (0.7 + i * 0.06) -
          Math.exp(-((k / 30 - peak) ** 2) / 0.02) * h * rise * (1 + n.fbm(k * 0.35 + i * 3, 3) * 0.25),
      ])
    m +=
      `<path d="${smooth(pts)}V${R(T + h * 0.86)}H${R(L + w * 0.1)}z" fill="${mix(edge, glint, 0.7 - i * 0.25)}" opacity=".75"/>` +
      `<path d="${smooth(pts)}" fill="none" stroke="#fff3cf" stroke-width="${R1(w * 0.003)}" opacity=".85"/>`
  }
  d.add(
    `<rect x="${R(L)}" y="${R(T + h * 0.06)}" width="${R(w)}" height="${R(h)}" fill="#000" opacity=".5" filter="${d.blur(w * 0.022)}"/>` +
      `<rect x="${R(L)}" y="${R(T)}" width="${R(w)}" height="${R(h)}" fill="${wood}"/>` +
      `<path d="${gr}" stroke="#8f5a34" fill="none" stroke-width="${R1(w * 0.002)}" opacity=".4"/>` +
      `<rect x="${R(L + w * 0.06)}" y="${R(T + w * 0.06)}" width="${R(w * 0.88)}" height="${R(h - w * 0.12)}" fill="${br}"/>` +
      `<rect x="${R(L + w * 0.078)}" y="${R(T + w * 0.078)}" width="${R(w * 0.844)}" height="${R(h - w * 0.156)}" fill="none" stroke="#7c5524" stroke-width="${R1(w * 0.003)}"/>` +
      `<circle cx="${R(L + w * sunX)}" cy="${R(T + h * 0.33)}" r="${R(w * 0.04)}" fill="#8b2a20"/>${m}<path d="M${R(L + w * 0.14)} ${R(T + h * 0.28)}h${R(w * 0.22)}M${R(L + w * 0.14)} ${R(T + h * 0.36)}h${R(w * 0.15)}" stroke="#6b4a1e" stroke-width="${R1(w * 0.013)}"/>${[
        [0.085, 0.085],
        [0.915, 0.085],
        [0.085, 1],
        [0.915, 1],
      ]
        .map(
          (_, i) =>
            `<circle cx="${R(L + w * (i % 2 ? 0.91 : 0.09))}" cy="${R(i < 2 ? T + w * 0.09 : T + h - w * 0.09)}" r="${R1(w * 0.007)}" fill="#6b4a1e"/>`,
        )
        .join('')}`,
  )
}
