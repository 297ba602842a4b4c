import { R, R1 } from '../../brush/path.ts'
import { mist } from '../air.ts'
import { house } from '../house.ts'
import { person } from '../person.ts'
import { tree } from '../plants.ts'
import { family, rock } from '../rock.ts'
import { robes, type Scroll, X } from '../scroll.ts'
import { bank } from '../water.ts'

const maples: [part: number, size: number, leaf: string][] = [
  [0.06, 1.15, '#c23f2a'],
  [0.14, 0.85, '#d9762f'],
  [0.25, 1.05, '#b7312a'],
  [0.33, 0.7, '#dd8d3a'],
  [0.64, 0.8, '#c8472b'],
  [0.72, 1.2, '#b52e28'],
  [0.83, 0.9, '#da7a30'],
  [0.93, 1.1, '#c23f2a'],
]

/** The gorge: one fall between two banks of red maples. */
export function gorge(s: Scroll) {
  const x = (part: number) => X(1, part)
  family(s, x(0.76), 560, 300, 800, { hue: 'azurite', n: 6, shape: 'tower' })
  family(s, x(0.22), 500, 300, 800, { hue: 'malachite', n: 6, shape: 'tower' })
  fall(s, x(0.485))
  const left = bank(s, x(0.2), 700, 826, 74)
  const right = bank(s, x(0.84), 560, 836, 80)
  for (const [part, size, leaf] of maples) {
    const ground = part < 0.5 ? left : right
    tree(s, x(part), ground.yAt(x(part)) + 12, size, leaf, 150)
  }
  house(s, x(0.405), 800, 76, 38, { s: 0.9 })
  person(s, x(0.585), 818, 0.9, { robe: robes.blue, pole: true })
  person(s, x(0.61), 822, 0.85, { robe: robes.brown, hat: true })
  person(s, x(0.55), 824, 0.85, { robe: robes.red, umbrella: true })
}

function fall(s: Scroll, x: number) {
  const { d, r } = s
  const top = 392
  const foot = 770
  rock(s, x + 20, 560, 240, 780, { hue: 'azurite', shape: 'crag', subs: 5 })
  rock(s, x - 74, 400, 84, 780, { hue: 'malachite', shape: 'tower', subs: 2 })
  rock(s, x + 80, 420, 92, 780, { hue: 'azurite', shape: 'tower', subs: 2 })
  let threads = ''
  for (let i = 0; i < 44; i++) {
    const o = r(-1, 1)
    const x0 = x + o * 17
    const x1 = x + o * 34
    threads += `M${R1(x0)} ${R(top + r(-6, 26))}C${R1(x0)} ${R(top + 120)} ${R1(x1)} ${R(foot - 220)} ${R1(x1 + r(-6, 6))} ${R(foot - r(0, 90))}`
  }
  const fill = d.vgrad(top, foot, [
    [0, '#fdfbf2', 0.95],
    [0.7, '#f7f3e4', 0.92],
    [1, '#f3e8cd', 0.5],
  ])
  d.add(
    `<path d="M${x - 11} ${top + 4}C${x - 14} ${top + 90} ${x - 30} ${top + 150} ${x - 44} ${foot}H${x + 44}C${x + 32} ${top + 190} ${x + 15} ${top + 110} ${x + 11} ${top}q-11-7-22 4z" fill="${fill}"/>` +
      `<path d="${threads}" fill="none" stroke="#6f9fae" stroke-width="1.3" opacity=".6"/>` +
      `<path d="${threads}" transform="translate(3 4)" fill="none" stroke="#fff" stroke-width="2" opacity=".7"/>`,
  )
  mist(s, x, foot - 10, 420, 130, 0.95)
  rock(s, x - 128, 210, 110, 800, { hue: 'malachite', subs: 2 })
  rock(s, x + 134, 190, 110, 800, { hue: 'azurite', subs: 2 })
}
