import { mix } from '../brush/colour.ts'
import { at } from '../brush/list.ts'
import { makeNoise } from '../brush/noise.ts'
import { type Point, R, R1, smooth } from '../brush/path.ts'
import type { Sheet } from '../brush/sheet.ts'
import type { View } from '../scenes/scene.ts'

type Metal = [bright: string, light: string, mid: string, deep: string, warm: string]

const gold: Metal = ['#fff3cf', '#e9c987', '#b98a45', '#7c5524', '#e2bf78']
const silver: Metal = ['#ffffff', '#dde2e2', '#a3acae', '#5d686c', '#ccd4d4']
const copper: Metal = ['#ffe6d2', '#dda37c', '#a8663f', '#63321b', '#d0946a']

type Ribbon = [edge: string, side: string, middle: string]

const scarlet: Ribbon = ['#6d1414', '#b5332a', '#cf4a38']
const azure: Ribbon = ['#16344a', '#2f6285', '#4a83a6']
const jade: Ribbon = ['#12403a', '#2c7566', '#4d9a87']
const yellow: Ribbon = ['#7a4e12', '#c48f2f', '#e2b658']

/** A round medal on a ribbon, mountains struck into it. */
export function medal(d: Sheet, x: number, y: number, R0: number, c: View) {
  const G = c.oneOf([gold, gold, silver, copper])
  const [edge, side, middle] = c.oneOf([scarlet, azure, jade, yellow])
  const r = d.rng
  const disc = d.bgrad(
    [
      [0, G[0]],
      [0.25, G[1]],
      [0.5, G[2]],
      [0.72, G[4]],
      [1, G[3]],
    ],
    'x2="1" y2="1"',
  )
  const inv = d.bgrad(
    [
      [0, G[3]],
      [0.4, G[2]],
      [0.7, G[1]],
      [1, G[0]],
    ],
    'x2="1" y2="1"',
  )
  let rays = ''
  for (let i = 0; i < 72; i++) {
    const a = (i / 72) * 6.2832
    rays += `M${R1(x + Math.cos(a) * R0 * 0.86)} ${R1(y + Math.sin(a) * R0 * 0.86)}L${R1(x + Math.cos(a) * R0 * 0.95)} ${R1(y + Math.sin(a) * R0 * 0.95)}`
  }
  let beads = ''
  for (let i = 0; i < 60; i++) {
    const a = (i / 60) * 6.2832
    beads += `<circle cx="${R1(x + Math.cos(a) * R0 * 0.79)}" cy="${R1(y + Math.sin(a) * R0 * 0.79)}" r="${R1(R0 * 0.012)}"/>`
  }
  const rib = d.bgrad(
    [
      [0, edge],
      [0.3, side],
      [0.5, middle],
      [0.7, side],
      [1, edge],
    ],
    'x2="1" y2="0"',
  )
  d.add(
    `<path d="M${R(x - R0 * 0.62)} ${R(y - R0 * 2)}H${R(x - R0 * 0.1)}L${R(x + R0 * 0.2)} ${R(y - R0 * 0.88)}H${R(x - R0 * 0.2)}z" fill="${rib}"/>` +
      `<path d="M${R(x + R0 * 0.62)} ${R(y - R0 * 2)}H${R(x + R0 * 0.1)}L${R(x - R0 * 0.2)} ${R(y - R0 * 0.88)}H${R(x + R0 * 0.2)}z" fill="${rib}" opacity=".96"/>` +
      `<circle cx="${R(x)}" cy="${R(y - R0 * 1.03)}" r="${R1(R0 * 0.1)}" fill="none" stroke="${G[2]}" stroke-width="${R1(R0 * 0.035)}"/>`,
  )
  d.add(
    `<circle cx="${R(x)}" cy="${R(y + R0 * 0.1)}" r="${R(R0)}" fill="#000" opacity=".45" filter="${d.blur(R0 * 0.07)}"/>` +
      `<circle cx="${R(x)}" cy="${R(y)}" r="${R(R0)}" fill="${disc}"/>` +
      `<circle cx="${R(x)}" cy="${R(y)}" r="${R(R0 * 0.965)}" fill="none" stroke="${inv}" stroke-width="${R1(R0 * 0.02)}"/>` +
      `<path d="${rays}" stroke="${G[3]}" stroke-width="${R1(R0 * 0.012)}" opacity=".55"/>` +
      `<g fill="${G[0]}" opacity=".9">${beads}</g>` +
      `<circle cx="${R(x)}" cy="${R(y)}" r="${R(R0 * 0.73)}" fill="${inv}"/>` +
      `<circle cx="${R(x)}" cy="${R(y)}" r="${R(R0 * 0.7)}" fill="${disc}"/>`,
  )
  const id = d.id('c')
  const sunX = c.near(0.26, 0.3)
  d.def(`<clipPath id="${id}"><circle cx="${R(x)}" cy="${R(y)}" r="${R(R0 * 0.68)}"/></clipPath>`)
  const n = makeNoise(r.fork('md'))
  let m = ''
  for (let i = 0; i < 4; i++) {
    const pts: Point[] = []
    const peak = c.near(at([-0.3, 0.25, -0.05, 0.4], i), 0.2)
    const rise = c.near(at([0.52, 0.6, 0.4, 0.22], i), 0.12)
    for (let k = -20; k <= 20; k++) {
      const px = x + (k / 20) * R0 * 0.72
      const h = Math.exp(-((k / 20 - peak) ** 2) / 0.05) * rise * R0 * (1 + n.fbm(k * 0.3 + i * 5, 3) * 0.2)
      pts.push([px, y + R0 * (0.26 + i * 0.09) - h])
    }
    m +=
      `<path d="${smooth(pts)}V${R(y + R0)}H${R(x - R0)}z" fill="${mix(G[3], G[1], 0.55 - i * 0.16)}" opacity=".8"/>` +
      `<path d="${smooth(pts)}" fill="none" stroke="${G[0]}" stroke-width="${R1(R0 * 0.009)}" opacity=".9"/>`
  }
  d.add(
    `<g clip-path="url(#${id})"><circle cx="${R(x + R0 * sunX)}" cy="${R(y - R0 * 0.32)}" r="${R(R0 * 0.14)}" fill="${mix(G[3], G[2], 0.3)}" opacity=".75"/>${m}<path d="${[0, 1, 2, 3].map((i) => `M${R(x - R0 * 0.7)} ${R(y + R0 * (0.5 + i * 0.055))}q${R(R0 * 0.17)} ${R(-R0 * 0.05)} ${R(R0 * 0.35)} 0t${R(R0 * 0.35)} 0t${R(R0 * 0.35)} 0t${R(R0 * 0.35)} 0`).join('')}" fill="none" stroke="${G[0]}" stroke-width="${R1(R0 * 0.01)}" opacity=".8"/>` +
      `</g><path d="M${R(x - R0 * 0.9)} ${R(y - R0 * 0.36)}A${R(R0)} ${R(R0)} 0 0 1 ${R(x + R0 * 0.2)} ${R(y - R0 * 0.96)}" stroke="#fff" stroke-width="${R1(R0 * 0.025)}" fill="none" opacity=".5" stroke-linecap="round"/>`,
  )
}
