import { at } from '../brush/list.ts'
import { R } from '../brush/path.ts'
import type { Sheet, Stop } from '../brush/sheet.ts'
import type { View } from '../scenes/scene.ts'
import { amberGlass, gate, iceGlass, jadeGlass, mountain, roseGlass, sail } from './trophy-cuts.ts'

const across = 'x2="1" y2="0"'

const gold: Stop[] = [
  [0, '#f6e2ae'],
  [0.3, '#c99a50'],
  [0.6, '#eacb88'],
  [1, '#7c5524'],
]
const wood: Stop[] = [
  [0, '#2a1a12'],
  [0.35, '#6b4428'],
  [0.65, '#3a2416'],
  [1, '#140c08'],
]
const ball: Stop[] = [
  [0, '#fbe7b0'],
  [0.5, '#d9aa5a'],
  [1, '#9a6c2e'],
]

/** An award of cut glass on a wooden foot, in one of three cuts. Drawn 1000 units high, `s` scales it. */
export function trophy(d: Sheet, x: number, y: number, s: number, c: View) {
  const glass = c.oneOf([jadeGlass, jadeGlass, iceGlass, amberGlass, roseGlass])
  const cut = c.oneOf([mountain, mountain, gate, sail])
  const metal = d.bgrad(gold, across)
  const facets = cut.facets.map(
    ([tone, path]) => `<path d="${path}" fill="${at(glass, tone)}" opacity=".96"/>`,
  )
  const foot =
    `<path d="M-240-92H244L250-70H-246z" fill="${metal}"/>` +
    `<path d="M-210-70H214L240 0H-236z" fill="${d.bgrad(wood, across)}"/>` +
    `<rect x="-84" y="-54" width="170" height="36" fill="${metal}"/>`
  const [sunX, sunY] = cut.sun
  d.add(
    `<g transform="translate(${R(x)} ${R(y)})scale(${s.toFixed(3)})">`,
    `<ellipse cy="8" rx="330" ry="30" fill="#000" opacity=".5" filter="${d.blur(14)}"/>`,
    foot,
    ...facets,
    `<circle cx="${sunX}" cy="${sunY}" r="56" fill="${d.bgrad(ball, 'x2="1" y2="1"')}"/>`,
    `<path d="${cut.edges}" stroke="#fff" stroke-width="2" fill="none" opacity=".7"/></g>`,
  )
}
