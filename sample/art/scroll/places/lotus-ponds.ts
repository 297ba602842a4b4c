import { R } from '../../brush/path.ts'
import { lotusFlower, lotusLeaf } from '../../elements/lotus.ts'
import { pavilion } from '../../elements/pavilion.ts'
import { mist } from '../air.ts'
import { house } from '../house.ts'
import { person } from '../person.ts'
import { tree } from '../plants.ts'
import { rock } from '../rock.ts'
import { palette, pigment, robes, type Scroll, X } from '../scroll.ts'
import { bank } from '../water.ts'

const x = (part: number) => X(7, part)

const flowers: [part: number, y: number, size: number, bud: boolean][] = [
  [0.16, 806, 0.78, false],
  [0.3, 760, 0.55, false],
  [0.38, 838, 0.72, true],
  [0.72, 818, 0.86, false],
  [0.86, 772, 0.6, false],
  [0.93, 836, 0.75, true],
  [0.66, 744, 0.5, true],
]

/** Lights on the water. */
const floating: [part: number, y: number][] = [
  [0.6, 700],
  [0.62, 850],
  [0.45, 860],
  [0.36, 640],
  [0.78, 690],
]

/** The lotus ponds, and the paper that is left. */
export function lotusPonds(s: Scroll) {
  const { d, lamps } = s
  rock(s, x(0.75), 240, 300, 566, { hue: 'malachite', far: 0.12 })
  rock(s, x(0.34), 170, 320, 562, { hue: 'azurite', far: 0.3 })
  mist(s, x(0.4), 560, 1100, 60, 0.8)
  bank(s, x(0.82), 520, 574, 30)
  for (const part of [0.7, 0.76, 0.9]) tree(s, x(part), 566, 0.6, '#5a9a55', 70)
  for (const part of [0.8, 0.845]) house(s, x(part), 568, 62, 28, { s: 0.75, lit: 1 })
  pond(s)
  tub(s, x(0.53), 782, 1, 2)
  tub(s, x(0.47), 668, 0.58, 1)
  pier(s)
  pavilion(d, x(0.05), 712, 0.7, { col: pigment.tile })
  lamps.push({ x: R(x(0.05)), y: 690, size: 14, kind: 'lantern' })
  for (const [part, y] of floating) lamps.push({ x: R(x(part)), y, size: 8, kind: 'lantern' })
}

/** Leaves and flowers, with a lane of open water between them. */
function pond({ d, r }: Scroll) {
  d.P = { ...palette, leaf: '#2f8a66', mist: '#eef0d8', ink: '#123c3a', bloom: '#d8637a' }
  const rows = 12
  for (let i = 0; i < rows; i++) {
    const t = i / (rows - 1)
    const y = 592 + t ** 1.5 * 290
    const k = 0.2 + t * 0.95
    const n = Math.round(30 - t * 17)
    for (let j = 0; j < n; j++) {
      const part = (j + r(0.1, 0.9)) / n
      const inLane = Math.abs(part - (0.52 + Math.sin(t * 3) * 0.08)) < 0.1 + t * 0.03
      if (inLane || (part < 0.03 && r() < 0.7)) continue
      const leafY = y + r(-9, 9)
      const rx = 62 * k * r(0.8, 1.15)
      const ry = 19 * k * r(0.85, 1.2)
      lotusLeaf(d, x(part), leafY, rx, ry, { t: 0.35 + t * 0.5, a: 0.95, tilt: r(-8, 8) })
      if (r() < 0.3)
        lotusFlower(d, x(part) + r(-20, 20) * k, y - 16 * k, 0.42 * k * r(0.8, 1.2), {
          stem: 20 * k,
          rot: r(-12, 12),
          bud: r() < 0.35,
        })
    }
  }
  for (const [part, y, size, bud] of flowers)
    lotusFlower(d, x(part), y, size, { stem: 50 * size, rot: r(-10, 10), bud })
  d.P = palette
}

/** A picking tub with a grandmother, and with a child if `n` is two. */
function tub(s: Scroll, tx: number, y: number, size: number, n: number) {
  s.d.add(
    `<g transform="translate(${R(tx)} ${R(y)})scale(${size})"><ellipse cy="10" rx="56" ry="13" fill="#2f6f7e" opacity=".35"/><path d="M-50-10Q-44 14 0 16Q44 14 50-10z" fill="#8a5c34"/><ellipse cy="-10" rx="50" ry="10" fill="#5c3a22"/><path d="M-49-8Q0 6 49-8M-46 0Q0 14 46 0" fill="none" stroke="#d9b25f" stroke-width="1.800"/></g>`,
  )
  for (let i = 0; i < n; i++)
    person(s, tx - 16 * size + i * 30 * size, y - 6 * size, size * 0.95, {
      robe: i ? '#c5503f' : robes.blue,
      hat: i === 0,
      child: i > 0,
    })
}

function pier(s: Scroll) {
  const { d } = s
  d.add(
    `<path d="M${x(0.02)} 716H${x(0.42)}" stroke="#8a6a3b" stroke-width="7"/><path d="M${x(0.02)} 711H${x(0.42)}" stroke="#e9cf8e" stroke-width="1.600"/>`,
  )
  for (let i = 0; i < 9; i++) {
    const post = R(x(0.04 + i * 0.045))
    d.add(`<path d="M${post} 718v22M${post} 712v-24" stroke="#6f5230" stroke-width="3"/>`)
  }
  d.add(`<path d="M${x(0.03)} 690H${x(0.41)}" stroke="#6f5230" stroke-width="2.400"/>`)
  person(s, x(0.1), 711, 0.86, { robe: robes.red, umbrella: true })
  person(s, x(0.2), 711, 0.86, { robe: robes.blue })
  person(s, x(0.23), 711, 0.86, { robe: robes.green, child: true })
  person(s, x(0.34), 711, 0.86, { robe: robes.white })
}
