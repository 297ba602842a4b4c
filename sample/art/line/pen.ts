/** The colours of the drawings: ink on paper, a few washes, one red. */
export const ink = '#2a3a36'
export const red = '#a5352a'
/** The red of the Party pages. */
export const partyRed = '#8f1b1b'
export const sand = '#e9dfc6'
export const moss = '#cfd9c6'
export const water = '#b3c9c2'
export const wood = '#c9a574'
export const paper = '#fbf7ec'
export const gold = '#b08d50'
const skin = '#f1dcbb'
const glass = '#eef2e4'

/** The sheet that every drawing is made for; `frame` fills it. */
export const sheet = [480, 300] as const

const bookish = "'Songti SC','Noto Serif CJK SC','Source Han Serif SC',serif"

/** 0, 1 … n − 1, drawn one after the other. */
export const repeat = (n: number, draw: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw(i)).join('')

/** One drawing for each item of a list, its numbers as a tuple. */
export const each = <const T>(list: readonly T[], draw: (item: T, i: number) => string): string =>
  list.map(draw).join('')

export const box = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`

export const line = (path: string, colour = ink, width = 1.7, more = '') =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

export const shape = (path: string, fill: string, width = 1.7, colour = ink) =>
  `<path d="${path}" fill="${fill}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`

export const disc = (x: number, y: number, r: number, fill: string, width = 1.7) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${ink}" stroke-width="${width}"/>`

export const words = (x: number, y: number, text: string | number, fill: string) =>
  `<text x="${x}" y="${y}" font-size="11" fill="${fill}" text-anchor="middle" font-family="${bookish}">${text}</text>`

type Pose = { flip?: -1; arm?: 'raised' }

/** A person standing at (x, y), 63 high at scale 1. */
export function person(x: number, y: number, scale = 1, coat = water, { flip, arm }: Pose = {}): string {
  const limb = arm === 'raised' ? line('M-6-40Q-18-30-24-34') : line('M6-40Q14-28 12-18')
  const hair = shape('M-8.5-57Q-7-66 0-66T8.5-57Q0-61-8.5-57z', ink, 0.6)
  const body = shape('M-11 0C-13-22-9-38-5-46H5C10-38 14-22 12 0z', coat)
  return `<g transform="translate(${x} ${y})scale(${scale * (flip ?? 1)} ${scale})">${body}${limb}${disc(0, -55, 8, skin)}${hair}</g>`
}

/** Three hills on the line `y`, from x0 to x1. */
export const hills = (y: number, fill: string = water, s = 1, x0 = 0, x1 = 480) =>
  `<path d="M${x0} ${y}C${x0 + 40 * s} ${y - 30 * s} ${x0 + 60 * s} ${y - 56 * s} ${x0 + 92 * s} ${y - 30 * s}S${x0 + 150 * s} ${y - 70 * s} ${x0 + 190 * s} ${y - 34 * s}S${x1 - 60} ${y - 44 * s} ${x1} ${y}z" fill="${fill}"/>`

/** A latticed window with what is seen through it. */
export function lattice(x: number, y: number, w: number, h: number, view: string): string {
  const id = `w${x}${y}${w}`
  const edge = box(x, y, w, h, 'none', `stroke="${ink}" stroke-width="2.4"`)
  const bars = line(`M${x + w / 3} ${y}v${h}M${x + (w * 2) / 3} ${y}v${h}M${x} ${y + h * 0.3}h${w}`, ink, 1.3)
  return `<g><clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath>${box(x, y, w, h, glass)}<g clip-path="url(#${id})">${view}</g>${edge}${bars}</g>`
}

/** Boards or ground from `y` to the lower edge. */
export const floor = (y: number, fill = sand) =>
  box(0, y, 480, sheet[1] - y, fill) +
  line(`M0 ${y}H480M40 ${y + 22}H440M0 ${y + 44}H300M200 ${y + 30}H480`, gold, 0.8, 'opacity=".6"')

export const waves = (y: number) =>
  repeat(4, (i) => line(`M${20 + i * 118} ${y + (i % 2) * 14}q20-8 40 0t40 0`, '#fffdf4', 2))

/** A whole drawing: its parts in order, on paper. */
export const frame = (parts: readonly string[]): string =>
  box(0, 0, sheet[0], sheet[1], paper) + parts.join('')
