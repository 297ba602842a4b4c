import type { Point } from '../brush/path.ts'
import type { Rng } from '../brush/random.ts'
import { Sheet } from '../brush/sheet.ts'
import type { Palette } from '../palettes/palette.ts'
import { qinglv } from '../palettes/rich.ts'

/** The places of the hand scroll in the order in which it is read: from right to left. */
export const stops = [
  'tingxue',
  'danfeng',
  'yunjie',
  'zhuxi',
  'lanyu',
  'wanta',
  'heting',
  'hanxiang',
] as const

export const stopWidth = 1200
export const height = 900
export const width = stopWidth * stops.length

export const pigment = {
  azurite: '#1c5587',
  paleAzurite: '#2d76a8',
  malachite: '#2f8576',
  paleMalachite: '#5aa58c',
  jade: '#8dbf9d',
  ochre: '#c99e62',
  silk: '#ead7ab',
  ink: '#142c38',
  gold: '#efd592',
  snow: '#fdfdf9',
  /** Dark tiles and posts of halls. */
  tile: '#25414e',
  pine: '#215a4f',
} as const

export const palette: Palette = {
  ...qinglv,
  mist: '#f3e8cd',
  ink: pigment.ink,
  wall: '#f6ecd4',
  roof: '#24404d',
  leaf: '#2f7a66',
  bloom: '#c5503f',
  accent: '#b8402c',
  glow: 0,
}

export const robes = {
  red: '#7d2f27',
  blue: '#41617c',
  deepBlue: '#35507a',
  brown: '#8a6a3b',
  green: '#5d8a6a',
  white: '#e9e2cf',
} as const

/** A light that is lit at night: a window, a floor of the pagoda, a lantern. Its position on the scroll and its size. */
export type Lamp = { x: number; y: number; size: number; kind: 'window' | 'floor' | 'lantern' }

/** The hand scroll being painted; its sky stays clear, so that the page can show any hour behind it. */
export type Scroll = {
  d: Sheet
  r: Rng
  lamps: Lamp[]
  /** Rocks painted so far: their texture alternates. */
  rocks: number
  /** Filters: strokes of a dry brush, shreds of cloud, foliage. */
  dry: string
  cloud: string
  canopy: string
}

/** A line whose height is known at every x. */
export type Ground = { yAt(x: number): number }
export type Line = Point[]

/** The x of a part (0 … 1) of a stop; the first stop is at the right end. */
export const X = (stop: number, part: number) => (stops.length - 1 - stop) * stopWidth + part * stopWidth

/** The frequency of a texture, in the unit of the brush. */
export const frequency = (d: Sheet, value: number) => (value / d.u).toFixed(4)

export function newScroll(): Scroll {
  const d = new Sheet(width, height, 'long-scroll-6', palette, 0.92)
  const at = (value: number) => frequency(d, value)
  const dry = d.filter(
    'dryq',
    `<feTurbulence type="fractalNoise" baseFrequency="${at(0.09)} ${at(0.03)}" numOctaves="3" seed="7" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="6" result="s"/><feColorMatrix in="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 5 -1.9" result="m"/><feComposite in="s" in2="m" operator="in"/>`,
  )
  const cloud = d.filter(
    'cloud',
    `<feTurbulence type="fractalNoise" baseFrequency=".0026 .017" numOctaves="4" seed="31"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 4.2 -1.55" result="m"/><feComposite in="SourceGraphic" in2="m" operator="in"/>`,
    'x="0" y="0" width="1" height="1"',
  )
  const canopy = d.filter(
    'canopy',
    `<feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="3" seed="4" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="16" result="s"/><feColorMatrix in="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 6 -2.1" result="m"/><feComposite in="s" in2="m" operator="in"/>`,
    'x="-20%" y="-20%" width="140%" height="140%"',
  )
  return { d, r: d.rng, lamps: [], rocks: 0, dry, cloud, canopy }
}
