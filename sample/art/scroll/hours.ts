import { R1 } from '../brush/path.ts'
import type { Lamp } from './scroll.ts'

export type Hour = 'day' | 'dawn' | 'dusk' | 'night'

type Light = {
  /** From the upper edge of the scroll to its lower one. */
  sky: readonly [upper: string, middle: string, horizon: string, water: string]
  tone?: { brightness: number; saturation: number; hue: number }
  /** How bright the lamps are, 0 to 1. */
  lamps: number
}

/** The four hours, as `brand/light.css` shows them on the home page. */
export const light: Record<Hour, Light> = {
  day: { sky: ['#e6d2a3', '#f0e0ba', '#faf2dd', '#cfe0d2'], lamps: 0 },
  dawn: {
    sky: ['#a9c6cc', '#e3d6c4', '#fbe3c6', '#dfe3d3'],
    tone: { brightness: 1.05, saturation: 0.8, hue: 0 },
    lamps: 0,
  },
  dusk: {
    sky: ['#5a4a6c', '#9a6272', '#f3b27c', '#c08e86'],
    tone: { brightness: 0.8, saturation: 1.05, hue: -12 },
    lamps: 0.8,
  },
  night: {
    sky: ['#081522', '#12293a', '#2e5463', '#1d3f4c'],
    tone: { brightness: 0.56, saturation: 0.85, hue: 6 },
    lamps: 1,
  },
}

type Box = { left: number; top: number; width: number; height: number }

const svg = ({ width, height }: Box, markup: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${markup}</svg>`

/** The sky of an hour behind a part of the scroll. */
export function skyOf(hour: Hour, box: Box): string {
  const [upper, middle, horizon, water] = light[hour].sky
  return svg(
    box,
    `<defs><linearGradient id="a" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${-box.top}" y2="${900 - box.top}"><stop offset="0" stop-color="${upper}"/><stop offset=".45" stop-color="${middle}"/><stop offset=".75" stop-color="${horizon}"/><stop offset="1" stop-color="${water}"/></linearGradient></defs><rect width="${box.width}" height="${box.height}" fill="url(#a)"/>`,
  )
}

/** The lamps of a part of the scroll, lit. */
export function lampsIn(hour: Hour, { left, top, width, height }: Box, lamps: readonly Lamp[]): string {
  const lit = lamps.map(({ x, y, size }) => {
    const at = `cx="${R1(x - left)}" cy="${R1(y - top)}"`
    return `<circle ${at} r="${R1(size * 0.5)}" fill="#ffe0a0"/><circle ${at} r="${R1(size * 3)}" fill="url(#g)"/>`
  })
  return svg(
    { left, top, width, height },
    `<defs><radialGradient id="g"><stop offset="0" stop-color="#ffc871" stop-opacity=".7"/><stop offset="1" stop-color="#ffb860" stop-opacity="0"/></radialGradient></defs><g opacity="${light[hour].lamps}">${lit.join('')}</g>`,
  )
}
