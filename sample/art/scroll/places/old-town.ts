import { bridge } from '../../elements/bridge.ts'
import { mist } from '../air.ts'
import { house, lantern } from '../house.ts'
import { type PersonOptions, person } from '../person.ts'
import { willow } from '../plants.ts'
import { robes, type Scroll, X } from '../scroll.ts'
import { boat } from '../water.ts'

const x = (part: number) => X(6, part)

const onBridge: [part: number, y: number, PersonOptions][] = [
  [0.5, 660, { robe: robes.red, umbrella: true }],
  [0.525, 652, { robe: robes.blue }],
  [0.55, 650, { robe: robes.brown, pole: true }],
  [0.58, 656, { robe: robes.white }],
  [0.6, 664, { robe: robes.green, child: true }],
]

const onQuay: [part: number, PersonOptions][] = [
  [0.07, { robe: robes.blue }],
  [0.1, { robe: robes.red, child: true }],
  [0.2, { robe: robes.brown, pole: true }],
  [0.3, { robe: robes.green }],
  [0.74, { robe: robes.white }],
  [0.8, { robe: robes.red, umbrella: true }],
  [0.9, { robe: robes.deepBlue, hat: true }],
]

/** The houses along one quay. */
function frontRow(s: Scroll, from: number, to: number, y: number, w: [number, number], h: [number, number]) {
  const { r } = s
  for (let left = x(from); left < x(to); ) {
    const wide = r(...w)
    const high = r(...h)
    house(s, left + wide / 2, y, wide, high, { s: 1.1, two: r.chance(0.45), lit: 0.9 })
    left += wide + r(0, 6)
  }
}

/** The old town on its canals: two quays, lanterns, the bridge. */
export function oldTown(s: Scroll) {
  const { d, r } = s
  for (let left = x(-0.04); left < x(1.02); ) {
    const w = r(62, 110)
    const y = 648 + r(-6, 4)
    const h = r(34, 60)
    house(s, left + w / 2, y, w, h, { s: 0.8, tone: 0.42, two: r.chance(0.25), lit: 0.6 })
    left += w + r(2, 8)
  }
  mist(s, x(0.5), 640, 1200, 70, 0.6)
  for (const part of [0.06, 0.49, 0.97]) willow(s, x(part), 716, 1.25)
  frontRow(s, -0.02, 0.42, 716, [96, 158], [56, 84])
  frontRow(s, 0.66, 1, 722, [96, 150], [54, 86])
  d.add(
    `<path d="M${x(-0.03)} 716H${x(0.43)}v14H${x(-0.03)}zM${x(0.65)} 722H${x(1.02)}v14H${x(0.65)}z" fill="#cdb98c"/><path d="M${x(-0.03)} 730H${x(0.43)}M${x(0.65)} 736H${x(1.02)}" stroke="#6f5c3c" stroke-width="2.400"/>`,
  )
  for (let i = 0; i < 9; i++) lantern(s, x(0.02 + i * 0.046), 662 + (i % 2) * 5, 0.9)
  for (let i = 0; i < 7; i++) lantern(s, x(0.68 + i * 0.046), 668 + (i % 2) * 5, 0.9)
  bridge(d, x(0.545), 748, 330, 96, { col: '#c2ab7b' })
  for (const [part, y, o] of onBridge) person(s, x(part), y, 0.82, o)
  for (const [part, o] of onQuay) person(s, x(part), part < 0.5 ? 727 : 733, 0.8, o)
  boat(s, x(0.56), 800, 1.05)
  boat(s, x(0.24), 832, 1.15, { flip: -1 })
  boat(s, x(0.84), 790, 0.8)
}
