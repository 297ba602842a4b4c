import { mix } from '../../brush/colour.ts'
import { R } from '../../brush/path.ts'
import { bamboo } from '../../elements/bamboo.ts'
import { bridge } from '../../elements/bridge.ts'
import { pavilion } from '../../elements/pavilion.ts'
import { wisps } from '../air.ts'
import { house } from '../house.ts'
import { person } from '../person.ts'
import { family } from '../rock.ts'
import { pigment, robes, type Scroll, X } from '../scroll.ts'
import { bank } from '../water.ts'

type Grove = {
  stems: number
  from: number
  to: number
  size: [number, number]
  foot: [number, number, number]
  top: [number, number]
  w: [number, number]
}

function grove({ d, r }: Scroll, { stems, from, to, size, foot, top, w }: Grove) {
  for (let i = 0; i < stems; i++)
    bamboo(d, X(3, r(from, to)), r(...size), {
      y1: foot[0] + r(foot[1], foot[2]),
      y0: top[0] + r(0, top[1]),
      w: r(...w),
      leaves: 7,
      lean: r(-0.06, 0.06),
      col: mix('#3c8a5e', '#9bb56a', r(0, 0.7)),
      alpha: 0.92,
    })
}

/** The academy in the bamboo, on the brook. */
export function bambooBrook(s: Scroll) {
  const { d, lamps } = s
  const x = (part: number) => X(3, part)
  family(s, x(0.84), 520, 330, 742, { hue: 'azurite', n: 7 })
  family(s, x(0.26), 400, 320, 722, { hue: 'malachite', n: 6 })
  wisps(s, x(0.45), 690, 1000, 110, 0.95)
  bank(s, x(0.46), 980, 788, 84)
  grove(s, {
    stems: 46,
    from: 0.04,
    to: 0.4,
    size: [0.5, 0.72],
    foot: [770, -8, 16],
    top: [470, 110],
    w: [6, 9],
  })
  house(s, x(0.6), 768, 190, 62, { s: 1.15, lit: 0.9 })
  house(s, x(0.47), 758, 120, 54, { s: 1.05, two: true, lit: 0.9 })
  house(s, x(0.735), 772, 120, 50, { s: 1.05, lit: 0.8 })
  d.add(
    `<path d="M${x(0.66)} 772h150v-20h-150z" fill="#f3ead3"/><path d="M${x(0.66) - 3} 753q78-9 156 0v-5q-78-9-156 0z" fill="${pigment.tile}"/>`,
  )
  grove(s, {
    stems: 20,
    from: 0.79,
    to: 0.96,
    size: [0.45, 0.62],
    foot: [790, -8, 14],
    top: [560, 80],
    w: [6, 8],
  })
  const px = x(0.3)
  const py = 826
  bank(s, px, 260, py + 14, 34)
  pavilion(d, px, py, 0.78, { col: pigment.tile })
  person(s, px - 10, py, 0.8, { robe: robes.white })
  person(s, px + 16, py, 0.8, { robe: robes.blue })
  lamps.push({ x: R(px), y: py - 24, size: 16, kind: 'lantern' })
  bridge(d, x(0.62), 826, 190, 34, { col: '#b9a47c' })
  person(s, x(0.62), 790, 0.78, { robe: robes.red })
  person(s, x(0.59), 792, 0.6, { robe: robes.blue, child: true })
}
