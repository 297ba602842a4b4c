import { mix } from '../../brush/colour.ts'
import { at } from '../../brush/list.ts'
import { makeNoise } from '../../brush/noise.ts'
import { R, R1, smooth } from '../../brush/path.ts'
import { wisps } from '../air.ts'
import { house } from '../house.ts'
import { person } from '../person.ts'
import { tree } from '../plants.ts'
import { rock } from '../rock.ts'
import { type Line, pigment, robes, type Scroll, X } from '../scroll.ts'

const steps = 17
const left = X(2, -0.06)
const right = X(2, 1.06)
/** Which fields are under water; the rhythm repeats after fifteen. */
const wet = new Set([0, 1, 3, 4, 6, 8, 9, 11, 14])

/** Terraces: the water is laid out in mirrors. */
export function terraces(s: Scroll) {
  rock(s, X(2, 0.16), 430, 330, 660, { hue: 'malachite', far: 0.18 })
  rock(s, X(2, 0.9), 460, 330, 660, { hue: 'azurite', far: 0.15 })
  rock(s, X(2, 0.55), 370, 340, 600, { hue: 'azurite', far: 0.3 })
  wisps(s, X(2, 0.5), 540, 1000, 130, 1)
  const lines = edges(s)
  fields(s, lines)
  villagers(s, lines)
  wisps(s, X(2, 0.5), 596, 900, 70, 0.55)
}

/** The edges of the fields, from the foot of the hill to its top. */
function edges({ r }: Scroll): Line[] {
  const n = makeNoise(r.fork('ter'))
  return Array.from({ length: steps + 1 }, (_, i) => {
    const q = i / steps
    const line: Line = []
    for (let x = left; x <= right + 1; x += 14) {
      const t = (x - left) / (right - left)
      const e = Math.sin(Math.PI * Math.min(1, Math.max(0, t))) ** 0.62
      const lobes = Math.sin(t * 9.2 + 1.1 + q * 1.4) * 26 * (1 - q * 0.55) + Math.sin(t * 21 + q * 5) * 7
      const y =
        800 -
        (800 - 452) * q ** 0.86 * (0.35 + 0.65 * e) -
        lobes * e * 0.9 +
        n.fbm(x / 190 + i * 0.13, 3) * 16
      line.push([x, Math.min(y, 812 - q * 8)])
    }
    return line
  })
}

function fields({ d }: Scroll, lines: Line[]) {
  const mask = d.id('tc')
  const box = `x="${left}" y="380" width="${right - left}" height="470"`
  const fade = d.lgrad(left, 0, right, 0, [
    [0, '#fff', 0],
    [0.08, '#fff', 1],
    [0.92, '#fff', 1],
    [1, '#fff', 0],
  ])
  d.def(`<mask id="${mask}" maskUnits="userSpaceOnUse" ${box}><rect ${box} fill="${fade}"/></mask>`)
  let g = ''
  for (let i = steps; i > 0; i--) {
    const up = at(lines, i)
    const low = at(lines, i - 1)
    const q = i / steps
    const top = Math.min(...up.map((p) => p[1]))
    const foot = Math.max(...low.map((p) => p[1]))
    const colour = mix(i % 2 ? '#4f9c6d' : '#86b06a', pigment.malachite, q * 0.5)
    const isWet = wet.has(i % 15)
    const fill = isWet
      ? d.vgrad(top, foot, [
          [0, '#f6efd9'],
          [0.5, '#bcd6d2'],
          [1, '#7fb3b4'],
        ])
      : d.vgrad(top, foot, [
          [0, mix(colour, '#eed98f', 0.35)],
          [1, colour],
        ])
    g += `<path d="${smooth(up)}L${smooth([...low].reverse()).slice(1)}Z" fill="${fill}"/>`
    if (!isWet) {
      let rice = ''
      for (let j = 2; j < low.length - 2; j++) {
        const [x, y] = at(low, j)
        const above = at(up, j)[1]
        rice += `M${R(x)} ${R1(y * 0.6 + above * 0.4)}q2-5 4 0M${R(x + 7)} ${R1(y * 0.35 + above * 0.65)}q2-4 4 0`
      }
      g += `<path d="${rice}" fill="none" stroke="${mix(colour, pigment.ink, 0.45)}" stroke-width="1.1" opacity=".55"/>`
    }
    const gold: Line = low.map(([x, y]) => [x, y - 2.4 + q])
    g +=
      `<path d="${smooth(low)}" fill="none" stroke="#7a5a34" stroke-width="${R1(4.4 - q * 2.6)}"/>` +
      `<path d="${smooth(gold)}" fill="none" stroke="#e9cf8e" stroke-width="1.1" opacity=".9"/>`
  }
  d.add(`<g mask="url(#${mask})">${g}</g>`)
}

/** Four houses, three trees, people at work, and a buffalo. */
function villagers(s: Scroll, lines: Line[]) {
  const { d } = s
  const x = (part: number) => X(2, part)
  const yOn = (i: number, part: number) =>
    at(lines, i).reduce((a, b) => (Math.abs(b[0] - x(part)) < Math.abs(a[0] - x(part)) ? b : a))[1]
  for (const [part, i, w] of [
    [0.36, 13, 58],
    [0.415, 13, 46],
    [0.6, 11, 62],
    [0.655, 11, 50],
  ] as const)
    house(s, x(part), yOn(i, part) + 2, w, 30, { s: 0.8, lit: 0.8 })
  for (const [part, i, k, leaf] of [
    [0.33, 13, 0.5, '#3f8a5c'],
    [0.7, 11, 0.55, '#3f8a5c'],
    [0.22, 8, 0.55, '#5a9a55'],
  ] as const)
    tree(s, x(part), yOn(i, part) + 4, k, leaf, 70)
  person(s, x(0.3), yOn(6, 0.3) + 2, 0.72, { robe: robes.deepBlue, hat: true })
  person(s, x(0.33), yOn(6, 0.33) + 2, 0.72, { robe: '#7a5a34', hat: true })
  person(s, x(0.47), yOn(4, 0.47) + 1, 0.85, { robe: robes.red, pole: true, hat: true })
  const bx = x(0.565)
  const by = yOn(3, 0.565) - 4
  d.add(
    `<g transform="translate(${R(bx)} ${R(by)})scale(.95)"><path d="M-26-4C-28-18-18-24 0-23C14-23 22-20 27-24Q33-27 34-19Q33-12 26-12C22-8 20-2 20 8H15L13-3H-12L-14 8H-19L-20-2Q-25 2-28 10z" fill="#4a3b33"/><path d="M30-26q-4-8 4-12M34-24q6-6 11-4" fill="none" stroke="#4a3b33" stroke-width="2.400"/></g>`,
  )
  person(s, bx - 48, by + 8, 0.85, { robe: robes.blue, hat: true })
}
