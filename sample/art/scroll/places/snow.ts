import { R } from '../../brush/path.ts'
import { pine } from '../../elements/pine.ts'
import { mist, wisps } from '../air.ts'
import { house } from '../house.ts'
import { person } from '../person.ts'
import { family, type RockOptions, rock } from '../rock.ts'
import { pigment, robes, type Scroll, X } from '../scroll.ts'

const snowy: RockOptions = { top: pigment.snow, mid: '#b9cbd4', foot: '#dcdccb', gold: '#ffffff' }
const near: RockOptions = { ...snowy, mid: '#d3dfe2', foot: '#eceadd', shape: 'soft', strokes: 0.5 }

const pines: [part: number, size: number][] = [
  [0.2, 1.05],
  [0.245, 0.8],
  [0.42, 0.92],
  [0.455, 0.7],
  [0.66, 0.8],
  [0.7, 1.1],
  [0.9, 0.95],
]

/** The snow ridge, the source of the water: a hut with smoke, and two on their way to it. */
export function snowRidge(s: Scroll) {
  const { d, r } = s
  const x = (part: number) => X(0, part)
  family(s, x(0.56), 560, 430, 720, { ...snowy, n: 8, shape: 'sharp', rough: 0.22 })
  rock(s, x(0.96), 420, 260, 760, { ...snowy, shape: 'sharp' })
  rock(s, x(0.14), 350, 250, 740, { ...snowy, top: '#eef3f3', shape: 'sharp' })
  wisps(s, x(0.5), 640, 1100, 150, 1)
  mist(s, x(0.5), 690, 1300, 150, 0.75, '#f6f4ea')
  const ground = d.vgrad(790, 905, [
    [0, '#fbfbf6', 0.9],
    [0.5, '#e6ecea', 0.95],
    [1, '#cbd9dc', 0.95],
  ])
  d.add(
    `<path d="M${x(-0.2)} 905C${x(-0.06)} 800 ${x(0.1)} 792 ${x(0.24)} 800S${x(0.55)} 822 ${x(0.7)} 806S${x(0.92)} 786 ${x(1.02)} 800V905z" fill="${ground}"/>`,
  )
  const hill = rock(s, x(0.3), 210, 360, 840, near)
  rock(s, x(0.82), 170, 360, 860, near)
  const hut = x(0.31)
  const foot = hill.yAt(hut)
  house(s, hut, foot + 12, 86, 40, { lit: 1 })
  d.add(`<path d="M${hut - 54} ${R(foot - 29)}q11-5 19-17h64q6 12 21 17z" fill="#fbfbf6"/>`)
  d.add(
    `<path d="M${hut + 30} ${R(foot - 44)}c-6-16 10-22 2-40" stroke="#f6f4ea" stroke-width="5" fill="none" opacity=".75" stroke-linecap="round"/>`,
  )
  for (const [part, size] of pines)
    pine(d, x(part), 800 + r(0, 34), size * 0.8, { lean: r(-0.15, 0.15), fol: '#24525a' })
  person(s, x(0.365), hill.yAt(x(0.365)) + 14, 0.95, { robe: robes.deepBlue, hat: true })
  person(s, x(0.385), hill.yAt(x(0.385)) + 14, 0.8, { robe: '#9c3a2c', child: true })
}
