import { mix } from '../brush/colour.ts'
import { R1 } from '../brush/path.ts'
import { pigment, robes, type Scroll } from './scroll.ts'

/** What a person wears and carries: a straw hat, two baskets on a pole, an umbrella. */
export type PersonOptions = {
  robe?: string
  hat?: boolean
  pole?: boolean
  child?: boolean
  umbrella?: boolean
}

/** A person standing at x, y. */
export function person(
  { d }: Scroll,
  x: number,
  y: number,
  s: number,
  { robe = robes.red, hat, pole, child, umbrella }: PersonOptions = {},
) {
  const { ink } = pigment
  const k = s * (child ? 0.7 : 1)
  let g =
    `<path d="M-5 0C-6-10-5-19-3-24H3C5-19 7-10 6 0z" fill="${robe}"/>` +
    `<path d="M-3-22C-7-17-8-12-7-9M3-22C7-18 9-15 10-12" stroke="${mix(robe, ink, 0.3)}" stroke-width="2.2" fill="none"/>` +
    `<circle cy="-28" r="3.9" fill="#e7c7a0"/><path d="M-3.800-29.500Q0-34.500 3.800-29.500z" fill="${ink}"/>`
  if (hat) g += `<path d="M-9-29.500Q0-39 9-29.500z" fill="#cfae72" stroke="${ink}" stroke-width=".7"/>`
  if (pole)
    g +=
      `<path d="M-20-19Q0-26 20-19" stroke="${ink}" stroke-width="1.3" fill="none"/>` +
      `<path d="M-24-8h8l-1 8h-6zM16-8h8l-1 8h-6z" fill="#9a7440"/>` +
      `<path d="M-20-19v11M20-19v11" stroke="${ink}" stroke-width=".6"/>`
  if (umbrella)
    g +=
      `<path d="M9-12V-44" stroke="${ink}" stroke-width="1.2"/>` +
      `<path d="M-9-38Q9-58 27-38Q18-41 9-38Q0-41-9-38z" fill="#b8402c"/>`
  d.add(`<g transform="translate(${R1(x)} ${R1(y)})scale(${k.toFixed(2)} ${k.toFixed(2)})">${g}</g>`)
}
