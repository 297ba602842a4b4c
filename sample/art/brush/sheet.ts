import type { Palette } from '../palettes/palette.ts'
import { R, R1 } from './path.ts'
import { makeRng, type Rng } from './random.ts'

/** Offset 0 … 1, colour, opacity. */
export type Stop = [number, string] | [number, string, number]

const written = (stops: Stop[]) =>
  stops
    .map(([offset, colour, opacity = 1]) => {
      const veil = opacity === 1 ? '' : ` stop-opacity="${Math.round(opacity * 100) / 100}"`
      return `<stop offset="${R1(offset * 100)}%" stop-color="${colour}"${veil}/>`
    })
    .join('')

/** A box as large as the element itself: noise filters fill it exactly. */
export const wholeBox = 'x="0" y="0" width="1" height="1"'

/** The sheet a picture is painted on: its size, palette, random numbers, and the SVG written so far. */
export class Sheet {
  readonly W: number
  readonly H: number
  /** The palette; a part of a picture may be painted in another one. */
  P: Palette
  /** One unit of the brush: 1 on a sheet of 1200 × 1200. */
  readonly u: number
  readonly rng: Rng
  readonly out: string[] = []
  private readonly defs: string[] = []
  private readonly made = new Map<string, string>()
  private count = 0

  constructor(
    width: number,
    height: number,
    seed: string,
    palette: Palette,
    u = Math.sqrt(width * height) / 1200,
  ) {
    this.W = width
    this.H = height
    this.P = palette
    this.u = u
    this.rng = makeRng(seed)
  }

  id(prefix: string): string {
    return prefix + (this.count++).toString(36)
  }

  def(markup: string): void {
    this.defs.push(markup)
  }

  add(...markup: string[]): void {
    this.out.push(...markup)
  }

  /** Adds a definition on the first request; later callers get the same id. */
  once(key: string, make: (id: string) => string): string {
    const known = this.made.get(key)
    if (known !== undefined) return known
    const id = this.id('_')
    this.made.set(key, id)
    this.def(make(id))
    return id
  }

  private url(key: string, make: (id: string) => string): string {
    return `url(#${this.once(key, make)})`
  }

  /** A wash from y0 down to y1 in the sheet's own units. */
  vgrad(y0: number, y1: number, stops: Stop[]): string {
    const line = `x1="0" x2="0" y1="${R(y0)}" y2="${R(y1)}"`
    return this.url(
      `v${R(y0)},${R(y1)},${JSON.stringify(stops)}`,
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${line}>${written(stops)}</linearGradient>`,
    )
  }

  lgrad(x0: number, y0: number, x1: number, y1: number, stops: Stop[]): string {
    const line = `x1="${R1(x0)}" y1="${R1(y0)}" x2="${R1(x1)}" y2="${R1(y1)}"`
    return this.url(
      `l${line},${JSON.stringify(stops)}`,
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${line}>${written(stops)}</linearGradient>`,
    )
  }

  /** A wash over the box of the element; `dir` is its far end. */
  bgrad(stops: Stop[], dir = 'x2="0" y2="1"'): string {
    return this.url(
      `b${dir}${JSON.stringify(stops)}`,
      (id) => `<linearGradient id="${id}" x1="0" y1="0" ${dir}>${written(stops)}</linearGradient>`,
    )
  }

  rgrad(stops: Stop[], attributes = ''): string {
    return this.url(
      `r${attributes}${JSON.stringify(stops)}`,
      (id) => `<radialGradient id="${id}" ${attributes}>${written(stops)}</radialGradient>`,
    )
  }

  filter(key: string, body: string, box = 'x="-5%" y="-5%" width="110%" height="110%"'): string {
    return this.url(
      `f${key}`,
      (id) => `<filter id="${id}" ${box} color-interpolation-filters="sRGB">${body}</filter>`,
    )
  }

  blur(s: number): string {
    const box = 'x="-50%" y="-50%" width="200%" height="200%"'
    return this.filter(`bl${R1(s)}`, `<feGaussianBlur stdDeviation="${R1(s)}"/>`, box)
  }

  /** The finished picture, cut to the proportions of width × height; `view` leaves out its uneven edge. */
  svg(
    width: number,
    height: number,
    title = '',
    view = [this.W * 0.002, this.H * 0.002, this.W * 0.996, this.H * 0.99].map(R1).join(' '),
  ): string {
    const head = `viewBox="${view}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`
    const name = title ? `<title>${title}</title>` : ''
    return `<svg xmlns="http://www.w3.org/2000/svg" ${head}>${name}<defs>${this.defs.join('')}</defs>${this.out.join('')}</svg>`
  }
}
