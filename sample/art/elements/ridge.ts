import { at } from '../brush/list.ts'
import { makeNoise } from '../brush/noise.ts'
import { type Point, R } from '../brush/path.ts'
import type { Sheet } from '../brush/sheet.ts'

export type Shape = keyof typeof shapes

/** `w` is half the width at the foot; `skew` leans the peak to one side (−1 … 1). */
export type Peak = { x: number; h: number; w: number; shape?: Shape; skew?: number }

export type RidgeOptions = {
  base: number
  peaks: Peak[]
  rough?: number
  freq?: number
  step?: number
  x0?: number
  x1?: number
  oct?: number
  floor?: number
}

/** How a peak rises: 0 at its foot, 1 at its top. */
const shapes = {
  sharp: (t: number) => t ** 1.55 * 0.8 + t ** 5 * 0.2,
  peak: (t: number) => t ** 1.15,
  dome: (t: number) => 1 - (1 - t) ** 1.9,
  karst: (t: number) => {
    const k = Math.min(1, t * 1.9)
    return k * k * (3 - 2 * k) * 0.86 + t * 0.14
  },
  pillar: (t: number) => {
    const k = Math.min(1, t * 2.6)
    return 0.3 * t + (0.7 * k ** 1.6 * (3 - 2 * Math.min(1, k))) / 1
  },
  soft: (t: number) => t * t * (3 - 2 * t),
  crag: (t: number) => {
    const q = t * t * (3 - 2 * t)
    return 0.5 * q + 0.34 * (1 - (1 - t) ** 2.4) + 0.16 * t ** 3
  },
  tower: (t: number) => {
    const k = Math.min(1, t * 2.3)
    const q = k * k * (3 - 2 * k)
    return 0.55 * q + 0.3 * (1 - (1 - t) ** 3) + 0.15 * t
  },
}

/** The skyline of some peaks: their profiles, plus noise, from left to right. `base` is the y of the valley. */
export function ridge(
  d: Sheet,
  {
    base,
    peaks,
    rough = 0.12,
    freq = 1,
    step = 7.5 * d.u,
    x0 = -20,
    x1 = d.W + 20,
    oct = 6,
    floor = 0,
  }: RidgeOptions,
): Point[] {
  const n = makeNoise(d.rng.fork(`r${base}${peaks.length}`))
  const pts: Point[] = []
  const sc = 1 / (190 * d.u)
  for (let x = x0; x <= x1 + step; x += step) {
    let h = 0
    for (const p of peaks) {
      const wx = p.w * (x < p.x ? 1 + (p.skew || 0) : 1 - (p.skew || 0))
      const warp = n.fbm(x * sc * 0.9 + p.x, 3) * wx * 0.16
      const t = 1 - Math.abs(x + warp - p.x) / wx
      if (t > 0) {
        const v = p.h * shapes[p.shape ?? 'peak'](t)
        h = h > v ? h + v * 0.06 * Math.min(1, v / h) : v + h * 0.06
      }
    }
    const rg = n.fbm(x * sc * freq * 1.3, oct, 0.52)
    const ab = n.ridged(x * sc * freq * 2.2, 3) - 0.2
    h += (rg * 0.75 + ab * 0.35) * rough * (h * 0.55 + 95 * d.u) + floor
    pts.push([x, base - h])
  }
  return pts
}

/** Texture strokes (cun) that follow the fall line away from every summit, in three weights of the brush. */
export function cun(
  d: Sheet,
  pts: Point[],
  peaks: Peak[],
  base: number,
  { density = 1, len = 1 } = {},
): [string, string, string] {
  const r = d.rng.fork(`c${pts.length}${base}`)
  const A: [string, string, string] = ['', '', '']
  const st = Math.max(1, Math.round((12 * d.u) / (at(pts, 1)[0] - at(pts, 0)[0] || 1) / density))
  for (let i = 2; i < pts.length - 2; i += st) {
    const [x, y] = at(pts, i)
    const h = base - y
    if (h < 50 * d.u) continue
    let near = at(peaks, 0)
    let bd = 1e9
    for (const p of peaks) {
      const q = Math.abs(x - p.x) / p.w
      if (q < bd) {
        bd = q
        near = p
      }
    }
    const side = x < near.x ? -1 : 1
    const k = r.int(1, 3)
    for (let j = 0; j < k; j++) {
      const oy = j === 0 ? r(0, 6) * d.u : r(0.05, 0.5) * h
      const ox = side * oy * r(-0.1, 0.35)
      const L = h * r(0.08, 0.34) * len
      const dx = side * L * r(0.05, 0.55) * (bd < 0.12 ? r(-1, 1) : 1)
      const weight = j === 0 ? 0 : r.int(1, 2) === 1 ? 1 : 2
      A[weight] += `M${R(x + ox)} ${R(y + oy)}q${R(dx * r(0.1, 0.35))} ${R(L * 0.5)} ${R(dx)} ${R(L)}`
    }
  }
  return A
}
