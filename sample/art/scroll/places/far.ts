import { R } from '../../brush/path.ts'
import { wisps } from '../air.ts'
import { rock } from '../rock.ts'
import { type Scroll, stopWidth } from '../scroll.ts'
import { waterY } from '../water.ts'

/** How high the chain behind each place rises, from the last place at the left to the first at the right. */
/** Behind the end of the scroll. */
const low = 150
const chain = [215, 210, 165, 190, 240, 300, 250, 250]

/** The middle distance: one chain of hills along the whole scroll, with cloud at its foot. */
export function middleDistance(s: Scroll) {
  const { r } = s
  for (let x = 9560; x > -60; x -= r(165, 250)) {
    const snow = x > 8300
    const base = Math.min(waterY(x) - 4, 660) - r(0, 26)
    const rise = chain[Math.floor(x / stopWidth)] ?? low
    const h = rise * r(0.62, 1.12)
    const w = r(190, 300)
    const hue = r.chance(0.5) ? 'azurite' : 'malachite'
    const pale = snow ? { top: '#f4f7f6', mid: '#c3d2d8', foot: '#e6e4d6', gold: '#fff' } : {}
    rock(s, x, h, w, base, { far: 0.5, hue, strokes: 0.6, moss: 0.5, subs: 3, ...pale })
  }
  for (let x = 9500; x > 0; x -= 420) wisps(s, x, Math.min(waterY(x), 660) - 50, 760, 130, 0.85)
}

/** Shreds of cloud before the hills of five places. */
export function clouds(s: Scroll, width: number) {
  for (const [stop, y, w, a] of [
    [0.6, 470, 620, 0.7],
    [1.15, 420, 560, 0.75],
    [1.7, 520, 620, 0.8],
    [3.15, 430, 560, 0.7],
    [3.8, 500, 640, 0.75],
  ] as const)
    wisps(s, R(width - stop * stopWidth), y, w, 74, a)
}
