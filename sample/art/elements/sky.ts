import { mix } from '../brush/colour.ts'
import { R, R1 } from '../brush/path.ts'
import { type Sheet, wholeBox } from '../brush/sheet.ts'

/** The sky from top to horizon, with a slow variation of colour so that it is not a flat gradient. */
export function sky(d: Sheet, { horizon = d.H } = {}) {
  const [a, b, c] = d.P.sky
  const wc = mix(d.P.mist, '#ffffff', d.P.glow ? 0.08 : 0.5)
  d.add(
    `<rect width="${d.W}" height="${d.H}" fill="${d.vgrad(0, horizon, [
      [0, a],
      [0.55, b],
      [1, c],
    ])}"/>`,
  )
  const f = d.filter(
    'wash',
    `<feTurbulence type="fractalNoise" baseFrequency="${(0.0011 / d.u).toFixed(5)} ${(0.0032 / d.u).toFixed(5)}" numOctaves="4" seed="${d.rng.int(1, 99)}"/>` +
      `<feColorMatrix values="${[0, 1, 2].map((i) => `0 0 0 0 ${(parseInt(wc.slice(1 + i * 2, 3 + i * 2), 16) / 255).toFixed(2)}`).join(' ')} 0 0 0 2.6 -1.15"/>` +
      `<feComposite in2="SourceAlpha" operator="in"/>`,
    wholeBox,
  )
  d.add(`<rect width="${d.W}" height="${d.H}" filter="${f}" opacity="${d.P.glow > 0.9 ? 0.1 : 0.34}"/>`)
}

/** The sun or moon: a soft disc with a halo, without rays. */
export function sun(d: Sheet, x: number, y: number, r: number, { soft = 0.8 } = {}) {
  const { sun, sunEdge } = d.P
  d.add(
    `<circle cx="${R(x)}" cy="${R(y)}" r="${R(r * 5)}" fill="${d.rgrad([
      [0, sunEdge, 0.55],
      [0.2, sunEdge, 0.28],
      [0.5, sunEdge, 0.09],
      [1, sunEdge, 0],
    ])}"/>`,
  )
  d.add(
    `<circle cx="${R(x)}" cy="${R(y)}" r="${R1(r)}" fill="${d.bgrad([
      [0, sun],
      [0.5, sun, 0.96],
      [1, sunEdge, 1 - soft * 0.55],
    ])}"/>`,
  )
}

/** Stars, denser towards the top. */
export function stars(d: Sheet, n: number, maxY: number) {
  const r = d.rng
  let s = ''
  for (let i = 0; i < n; i++) {
    const y = r() ** 1.6 * maxY
    s += `<circle cx="${R(r(0, d.W))}" cy="${R(y)}" r="${R1(r(0.4, 1.5) * d.u)}" opacity="${R1(r(0.2, 0.9))}"/>`
  }
  d.add(`<g fill="#fdf6e0">${s}</g>`)
}

/** A flock drifting up to the right. */
export function birds(d: Sheet, x: number, y: number, n = 5, s = 1, col = d.P.ink) {
  const r = d.rng
  let p = ''
  for (let i = 0; i < n; i++) {
    const bx = x + r.gauss() * 60 * s + i * 18 * s
    const by = y + r.gauss() * 22 * s - i * 6 * s
    const k = s * r(5, 10)
    const t = r(-0.25, 0.25)
    p += `M${R1(bx - k)} ${R1(by - k * (0.35 + t))}q${R1(k * 0.55)} ${R1(-k * 0.28)} ${R1(k)} ${R1(k * (0.35 + t))}q${R1(k * 0.45)} ${R1(-k * 0.62)} ${R1(k)} ${R1(-k * (0.3 - t))}q${R1(-k * 0.6)} ${R1(-k * 0.05)} ${R1(-k)} ${R1(k * (0.5 - t))}q${R1(-k * 0.4)} ${R1(-k * 0.5)} ${R1(-k)} ${R1(-k * (0.2 + t * 0.0))}z`
  }
  d.add(`<path d="${p}" fill="${col}" opacity=".72"/>`)
}
