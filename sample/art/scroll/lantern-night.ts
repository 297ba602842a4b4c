import { R1 } from '../brush/path.ts'
import { makeRng } from '../brush/random.ts'
import { lanterns } from './details.ts'
import type { Lamp } from './scroll.ts'

const { left, top, width, height } = lanterns.box

const svg = (markup: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${markup}</svg>`

/** The night sky behind the town and the dark water before it. */
export const nightGround = svg(
  `<defs><linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="#0d1e2d"/><stop offset=".5" stop-color="#24475a"/><stop offset="1" stop-color="#1d3f4c"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#s)"/>`,
)

/** The town's windows and lanterns, and forty-six lotus lanterns on the water. */
export function nightLights(lamps: readonly Lamp[]): string {
  const r = makeRng('lotus-lanterns')
  let g = ''
  for (const { x, y, size } of lamps) {
    if (x <= left || x >= left + width || y <= top) continue
    const at = `cx="${x - left}" cy="${y - top}"`
    g += `<circle ${at} r="${R1(size * 0.5)}" fill="#ffe0a0"/><circle ${at} r="${R1(size * 3)}" fill="url(#g)"/>`
  }
  for (let i = 0; i < 46; i++) {
    const y = 320 + r() ** 1.4 * 140
    const x = r() * width
    const k = 3 + (y - 320) / 28
    g +=
      `<path d="M${R1(x - k * 1.6)} ${R1(y)}q${R1(k * 1.6)} ${R1(k * 1.5)} ${R1(k * 3.2)} 0z" fill="#d98a94"/>` +
      `<circle cx="${R1(x)}" cy="${R1(y - k * 0.4)}" r="${R1(k * 0.7)}" fill="#ffe6b0"/>` +
      `<circle cx="${R1(x)}" cy="${R1(y)}" r="${R1(k * 4)}" fill="url(#g)"/>`
  }
  return svg(
    `<defs><radialGradient id="g"><stop offset="0" stop-color="#ffc871" stop-opacity=".7"/><stop offset="1" stop-color="#ffb860" stop-opacity="0"/></radialGradient></defs>${g}`,
  )
}
