import { mix } from '../brush/colour.ts'
import { at } from '../brush/list.ts'
import { makeNoise } from '../brush/noise.ts'
import { type Point, poly, R, R1, smooth } from '../brush/path.ts'
import * as elements from '../elements/boat.ts'
import { rockFilter } from './rock.ts'
import { type Ground, height, pigment, type Scroll, width } from './scroll.ts'

/** The upper edge of the water: a thread in the snow at the right, the ponds at the left. */
const edge: Point[] = [
  [0, 560],
  [600, 560],
  [1500, 640],
  [2100, 660],
  [3000, 640],
  [3700, 600],
  [4300, 590],
  [4900, 640],
  [5600, 735],
  [6300, 800],
  [7200, 805],
  [7900, 770],
  [8500, 828],
  [9100, 872],
  [9700, 905],
]

export function waterY(x: number): number {
  let i = 0
  while (i < edge.length - 2 && x > at(edge, i + 1)[0]) i++
  const [x0, y0] = at(edge, i)
  const [x1, y1] = at(edge, i + 1)
  const t = Math.min(1, Math.max(0, (x - x0) / (x1 - x0)))
  const e = t * t * (3 - 2 * t)
  return y0 + (y1 - y0) * e
}

/** The water, pale as silk, drawn with fine waves, through everything after the gorge. */
export function water({ d, r }: Scroll) {
  const pts: Point[] = []
  for (let x = -20; x <= width + 20; x += 40) pts.push([x, waterY(x)])
  const surface = d.id('w')
  d.def(`<path id="${surface}" d="${poly([[-20, 905], ...pts, [width + 20, 905]])}z"/>`)
  const clip = d.id('wc')
  d.def(`<clipPath id="${clip}"><use href="#${surface}"/></clipPath>`)
  const fill = d.vgrad(560, height, [
    [0, '#eef0de', 0.5],
    [0.3, '#bdd8d0', 0.62],
    [0.75, '#78aeb0', 0.72],
    [1, '#4d8f9a', 0.8],
  ])
  d.add(`<use href="#${surface}" fill="${fill}"/>`)
  let dark = ''
  let light = ''
  for (let i = 0; i < 2300; i++) {
    const x = r(-20, width)
    const y0 = waterY(x)
    const t = r() ** 1.3
    const y = y0 + 5 + t * (898 - y0)
    const L = (10 + t * 44) * r(0.6, 1.3)
    const wave = `M${R(x)} ${R1(y)}q${R1(L / 4)} ${R1(-2.4 - t * 2)} ${R1(L / 2)} 0t${R1(L / 2)} 0`
    if (r() < 0.5) dark += wave
    else light += wave
  }
  d.add(
    `<g clip-path="url(#${clip})" fill="none"><path d="${dark}" stroke="#2f6f7e" stroke-width="1" opacity=".42"/>` +
      `<path d="${light}" stroke="#fdfaf0" stroke-width="1.3" opacity=".7"/></g>`,
  )
}

/** A rowing boat with a lantern that is lit at night. */
export function boat(
  { d, lamps }: Scroll,
  x: number,
  y: number,
  s: number,
  o: { flip?: 1 | -1; cabin?: boolean } = {},
) {
  elements.boat(d, x, y, s, { col: '#3b2e25', lamp: false, ...o })
  lamps.push({ x: R(x), y: R(y - 6 * s), size: Number(R1(11 * s)), kind: 'lantern' })
}

/** A low bank of earth around x, w wide, with grass. */
export function bank({ d, r }: Scroll, x: number, w: number, y: number, h: number): Ground {
  const { malachite, paleMalachite, ochre, silk, ink } = pigment
  const colour = mix(paleMalachite, ochre, 0.35)
  const n = makeNoise(r.fork(`bk${R(x)}`))
  const up: Point[] = []
  const down: Point[] = []
  for (let i = 0; i <= 26; i++) {
    const t = i / 26
    const e = Math.sin(Math.PI * t) ** 0.7
    up.push([x - w / 2 + w * t, y - h * e * (0.62 + n.fbm(t * 3, 3) * 0.5)])
    down.unshift([x - w / 2 + w * t, y + h * 0.3 * e])
  }
  const fill = d.vgrad(y - h, y + h * 0.3, [
    [0, mix(colour, malachite, 0.4)],
    [0.45, colour],
    [1, mix(colour, silk, 0.55), 0.75],
  ])
  d.add(`<path d="${smooth([...up, ...down])}Z" fill="${fill}" filter="${rockFilter(d, 3)}"/>`)
  let grass = ''
  for (let i = 0; i < w / 6; i++) {
    const p = at(up, r.int(2, 24))
    const k = r(1.5, 4.5)
    grass += `M${R1(p[0] + r(-8, 8))} ${R1(p[1] + r(0, h * 0.4))}q${R1(k)} ${R1(-k * 2)} ${R1(k * 2)} 0z`
  }
  d.add(`<path d="${grass}" fill="${mix(malachite, ink, 0.5)}" opacity=".7"/>`)
  return {
    yAt: (q) => {
      const i = Math.max(0, Math.min(26, Math.round(((q - (x - w / 2)) / w) * 26)))
      return at(up, i)[1]
    },
  }
}
