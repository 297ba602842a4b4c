import { at } from '../../brush/list.ts'
import { R, R1 } from '../../brush/path.ts'
import { pagoda } from '../../elements/pagoda.ts'
import { pine } from '../../elements/pine.ts'
import { steps } from '../../elements/steps.ts'
import { mist } from '../air.ts'
import { house } from '../house.ts'
import { person } from '../person.ts'
import { willow } from '../plants.ts'
import { family, rock } from '../rock.ts'
import { type Line, pigment, robes, type Scroll, X } from '../scroll.ts'
import { bank, boat } from '../water.ts'

/** The pagoda on its hill, three on the steps to it, the tea house at the foot. */
export function pagodaHill(s: Scroll) {
  const { d, r, lamps } = s
  const x = (part: number) => X(5, part)
  family(s, x(0.14), 520, 300, 668, { hue: 'azurite', n: 7 })
  const hill = rock(s, x(0.56), 300, 420, 704, { hue: 'malachite', shape: 'dome', subs: 3, rough: 0.1 })
  rock(s, x(0.88), 240, 260, 694, { hue: 'azurite' })
  const px = x(0.53)
  const py = hill.yAt(px) + 12
  pagoda(d, px, py, 1.36, { col: '#2b3f47' })
  for (let i = 0; i < 7; i++)
    lamps.push({ x: R(px), y: R(py - 28 - i * 46), size: Number(R1(11 - i * 0.8)), kind: 'floor' })
  const path: Line = []
  for (let i = 0; i <= 16; i++) {
    const t = i / 16
    path.push([px + 60 + Math.sin(t * 5) * 46 * (1 - t) + t * 90 * (1 - t), 690 - (690 - py) * t])
  }
  steps(d, path, 17, 6, { col: '#e6d7b0' })
  for (const [i, size, robe] of [
    [4, 0.75, robes.brown],
    [7, 0.62, robes.red],
    [11, 0.5, robes.blue],
  ] as const)
    person(s, ...at(path, i), size, { robe })
  for (const [part, size] of [
    [0.36, 0.9],
    [0.42, 0.7],
    [0.68, 0.85],
    [0.74, 1.05],
    [0.3, 0.7],
    [0.8, 0.7],
  ] as const)
    pine(d, x(part), hill.yAt(x(part)) + 10, size * 0.72, { lean: r(-0.2, 0.2), fol: pigment.pine })
  house(s, x(0.685), 690, 96, 40, { s: 0.95, lit: 1 })
  mist(s, x(0.3), 690, 700, 46, 0.75)
  bank(s, x(0.5), 900, 706, 34)
  for (const part of [0.2, 0.9]) willow(s, x(part), 704, 0.95)
  boat(s, x(0.32), 800, 0.9)
  boat(s, x(0.78), 756, 0.55, { flip: -1, cabin: false })
}
