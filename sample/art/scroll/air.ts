import { R } from '../brush/path.ts'
import { palette, type Scroll } from './scroll.ts'

/** A soft bank of mist around x, y. */
export function mist(
  { d }: Scroll,
  x: number,
  y: number,
  w: number,
  h: number,
  a: number,
  colour = palette.mist,
) {
  const fill = d.rgrad([
    [0, colour, a],
    [0.4, colour, a * 0.72],
    [0.75, colour, a * 0.22],
    [1, colour, 0],
  ])
  d.add(`<ellipse cx="${R(x)}" cy="${R(y)}" rx="${R(w / 2)}" ry="${R(h / 2)}" fill="${fill}"/>`)
}

/** Shreds of cloud around x, y. */
export function wisps({ d, cloud }: Scroll, x: number, y: number, w: number, h: number, a: number) {
  const fill = d.rgrad([
    [0, palette.mist, a],
    [0.6, palette.mist, a * 0.6],
    [1, palette.mist, 0],
  ])
  d.add(
    `<rect x="${R(x - w / 2)}" y="${R(y - h / 2)}" width="${R(w)}" height="${R(h)}" fill="${fill}" filter="${cloud}"/>`,
  )
}
