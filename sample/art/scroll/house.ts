import { mix } from '../brush/colour.ts'
import { R, R1 } from '../brush/path.ts'
import { pigment, type Scroll } from './scroll.ts'

/** `tone`: 0 near … 1 far. `two`: a second floor. `lit`: how many of its windows are lit at night. */
export type HouseOptions = { s?: number; tone?: number; two?: boolean; lit?: number }

/** A house with white walls, dark tiles, lifted eaves and lattice windows; the middle of its foot is x, y. */
export function house(
  { d, r, lamps }: Scroll,
  x: number,
  y: number,
  w: number,
  h: number,
  { s = 1, tone = 0, two = false, lit = 0.6 }: HouseOptions = {},
) {
  const wall = mix('#f7efdb', '#b9bfae', tone)
  const tile = mix(pigment.tile, '#8fa39c', tone)
  const rise = h * 0.46
  const shade = d.bgrad([
    [0, wall],
    [1, mix(wall, '#b3a584', 0.45)],
  ])
  let g = `<rect x="${R1(x - w / 2)}" y="${R1(y - h)}" width="${R1(w)}" height="${R1(h)}" fill="${shade}"/>`
  const size = Number(R1(8 * s))
  const windows = Math.max(1, Math.round(w / (30 * s)))
  for (let i = 0; i < windows; i++) {
    const wx = x - w / 2 + ((i + 0.5) * w) / windows
    const wy = y - h * 0.42
    const ww = 13 * s
    const wh = 16 * s
    g +=
      `<rect x="${R1(wx - ww / 2)}" y="${R1(wy - wh / 2)}" width="${R1(ww)}" height="${R1(wh)}" fill="${mix('#5a4630', wall, tone)}"/>` +
      `<path d="M${R1(wx)} ${R1(wy - wh / 2)}v${R1(wh)}M${R1(wx - ww / 2)} ${R1(wy)}h${R1(ww)}" stroke="${wall}" stroke-width="${R1(1.1 * s)}"/>`
    if (r() < lit) lamps.push({ x: R(wx), y: R(wy), size, kind: 'window' })
  }
  g += roof(x, y - h, w, rise, s, tile)
  if (two) {
    g += `<rect x="${R1(x - w * 0.3)}" y="${R1(y - h - rise - h * 0.5)}" width="${R1(w * 0.6)}" height="${R1(h * 0.55)}" fill="${wall}"/>`
    g += roof(x, y - h - rise - h * 0.45, w * 0.62, rise * 0.8, s, tile)
    lamps.push({ x: R(x), y: R(y - h - rise - h * 0.2), size, kind: 'window' })
  }
  d.add(`<g>${g}</g>`)
}

function roof(x: number, y: number, w: number, h: number, s: number, tile: string): string {
  const e = w / 2 + 10 * s
  const ribs = Array.from({ length: Math.round(w / (9 * s)) }, (_, i) => {
    const t = (i + 0.5) / Math.round(w / (9 * s)) - 0.5
    return `M${R1(x + t * e * 1.28)} ${R1(y - h + 2)}L${R1(x + t * e * 1.86)} ${R1(y)}`
  })
  return (
    `<path d="M${R1(x - e)} ${R1(y + 1)}q${R1(e * 0.22)} ${R1(-h * 0.28)} ${R1(e * 0.34)} ${R1(-h)}H${R1(x + e * 0.66)}q${R1(e * 0.12)} ${R1(h * 0.72)} ${R1(e * 0.34)} ${R1(h)}q${R1(-e)} ${R1(5 * s)} ${R1(-2 * e)} 0z" fill="${tile}"/>` +
    `<path d="M${R1(x - e * 0.7)} ${R1(y - h)}q${R1(e * 0.04)} ${R1(3 * s)} ${R1(e * 0.1)} ${R1(-1 * s)}H${R1(x + e * 0.6)}q${R1(e * 0.06)} ${R1(4 * s)} ${R1(e * 0.1)} ${R1(1 * s)}" fill="none" stroke="${mix(tile, pigment.ink, 0.5)}" stroke-width="${R1(2.6 * s)}"/>` +
    `<path d="${ribs.join('')}" stroke="${mix(tile, '#c9d2c4', 0.4)}" stroke-width=".8" opacity=".55"/>`
  )
}

/** A red lantern hanging at x, y. */
export function lantern({ d, lamps }: Scroll, x: number, y: number, k: number) {
  d.add(
    `<g transform="translate(${R1(x)} ${R1(y)})scale(${k})"><path d="M0-14v5" stroke="${pigment.ink}" stroke-width="1"/><ellipse rx="6.500" ry="7.500" fill="#c0402d"/><path d="M-3-7.500h6M-3 7.500h6" stroke="#d9b25f" stroke-width="1.600"/><path d="M0 8v6" stroke="#d9b25f"/></g>`,
  )
  lamps.push({ x: R(x), y: R(y), size: Number(R1(9 * k)), kind: 'lantern' })
}
