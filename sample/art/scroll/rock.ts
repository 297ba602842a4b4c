import { mix } from '../brush/colour.ts'
import { at } from '../brush/list.ts'
import { type Point, poly, R1 } from '../brush/path.ts'
import type { Sheet } from '../brush/sheet.ts'
import { type Peak, ridge, type Shape } from '../elements/ridge.ts'
import { mist } from './air.ts'
import { frequency, type Ground, pigment, type Scroll } from './scroll.ts'

/** `far`: 0 near … 1 as pale as the air. `top`, `mid` and `foot` replace the mineral colours. */
export type RockOptions = {
  hue?: 'azurite' | 'malachite'
  shape?: Shape
  far?: number
  subs?: number
  rough?: number
  strokes?: number
  moss?: number
  top?: string
  mid?: string
  foot?: string
  gold?: string
}

export type Rock = Ground & { x: number; base: number; top: number }

/** The lit grain of rock; `k` is one of several, so that neighbours differ. */
export const rockFilter = (d: Sheet, k: number) =>
  d.filter(
    `rq${k}`,
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency(d, 0.017)} ${frequency(d, 0.0072)}" numOctaves="5" seed="${11 + k * 17}" result="n"/><feDiffuseLighting in="n" surfaceScale="17" diffuseConstant="1.15" lighting-color="#fff" result="l"><feDistantLight azimuth="325" elevation="57"/></feDiffuseLighting><feDisplacementMap in="SourceGraphic" in2="n" scale="8" xChannelSelector="R" yChannelSelector="G" result="s"/><feComponentTransfer in="l" result="lc"><feFuncR type="linear" slope="1.42" intercept="-.855"/><feFuncG type="linear" slope="1.42" intercept="-.855"/><feFuncB type="linear" slope="1.42" intercept="-.855"/></feComponentTransfer><feComposite in="lc" in2="s" operator="in" result="ls"/><feBlend in="ls" in2="s" mode="soft-light"/>`,
    'x="0" y="-3%" width="1" height="1.06"',
  )

/** One rock of the blue-green manner: mineral crown, green waist, ochre foot that fades into mist. */
export function rock(s: Scroll, x: number, h: number, w: number, base: number, o: RockOptions = {}): Rock {
  const { d, r } = s
  const { azurite, paleAzurite, malachite, paleMalachite, jade, ochre, silk, ink, gold } = pigment
  const { hue = 'azurite', shape = 'crag', far = 0, subs = 4, rough = 0.17, strokes = 1, moss = 1 } = o
  const skew = r(-0.25, 0.25)
  const blue = hue === 'azurite'
  const top =
    o.top || (blue ? mix(azurite, paleAzurite, r(0, 0.5)) : mix(malachite, paleMalachite, r(0, 0.45)))
  const waist =
    o.mid || (blue ? mix(malachite, paleAzurite, r(0.1, 0.4)) : mix(paleMalachite, jade, r(0.1, 0.6)))
  const foot = o.foot || mix(ochre, silk, r(0.25, 0.6))
  const F = (colour: string) => mix(colour, '#dfe2cc', far)

  const peaks: Peak[] = [{ x, h, w, shape, skew }]
  for (let i = 0; i < subs; i++) {
    const side = i % 2 ? 1 : -1
    const q = r(0.22, 0.78)
    peaks.push({
      x: x + side * q * w * 0.8,
      h: h * (1 - q) * r(0.72, 0.98) + h * 0.06,
      w: w * r(0.2, 0.36),
      shape,
      skew: r(-0.3, 0.3),
    })
  }
  const pts = ridge(d, {
    base,
    peaks,
    rough,
    x0: x - w * 1.16,
    x1: x + w * 1.16,
    step: 6,
    floor: -h * 0.02,
  })
  const first = at(pts, 0)
  const ty = Math.min(...pts.map((point) => point[1]))
  const id = d.id('m')
  const last = at(pts, pts.length - 1)
  d.def(`<path id="${id}" d="${poly([[first[0], base + 4], ...pts, [last[0], base + 4]])}z"/>`)
  const fill = d.vgrad(ty, base, [
    [0, F(mix(top, ink, 0.12))],
    [0.1, F(top)],
    [0.34, F(mix(top, waist, 0.55))],
    [0.55, F(waist)],
    [0.76, F(mix(waist, foot, 0.75)), 0.96],
    [0.88, F(foot), 0.62],
    [1, F(foot), 0],
  ])
  let g = `<use href="#${id}" fill="${fill}" filter="${rockFilter(d, s.rocks++ % 9)}"/>`
  g += fallLines(s, pts, { x, base, ty, id, strokes, far, ink: F(mix(top, ink, 0.7)) })
  const edge = F(mix(top, ink, 0.72))
  const outline = d.vgrad(ty, base, [
    [0, edge, 0.95],
    [0.5, edge, 0.6],
    [0.8, edge, 0],
  ])
  const inner = d.vgrad(ty, base, [
    [0, o.gold || gold, 0.85 * (1 - far)],
    [0.4, o.gold || gold, 0.5 * (1 - far)],
    [0.66, gold, 0],
  ])
  g +=
    `<use href="#${id}" fill="none" stroke="${outline}" stroke-width="1.7" stroke-linejoin="round"/>` +
    `<use href="#${id}" transform="translate(0 2.4)" fill="none" stroke="${inner}" stroke-width="1.1"/>`
  if (moss) {
    let m = ''
    for (let i = 0; i < (w / 7) * moss; i++) {
      const q = at(pts, r.int(3, pts.length - 4))
      if (base - q[1] < h * 0.12) continue
      const k = r(1.4, 4.2) * (1 - far * 0.5)
      m += `M${R1(q[0])} ${R1(q[1] + r(-2, 9))}q${R1(k)} ${R1(-k * 1.9)} ${R1(k * 2)} 0q${R1(-k)} ${R1(k * 0.8)} ${R1(-k * 2)} 0z`
    }
    g += `<path d="${m}" fill="${F(mix(malachite, ink, 0.62))}" opacity=".8"/>`
  }
  d.add(`<g>${g}</g>`)
  const step = at(pts, 1)[0] - first[0]
  return {
    x,
    base,
    top: ty,
    yAt: (q) => {
      const i = Math.max(0, Math.min(pts.length - 2, Math.floor((q - first[0]) / step)))
      const f = (q - at(pts, i)[0]) / step
      return at(pts, i)[1] * (1 - f) + at(pts, i + 1)[1] * f
    },
  }
}

type Strokes = {
  x: number
  base: number
  ty: number
  id: string
  strokes: number
  far: number
  ink: string
}

/** Strokes of the dry brush down both sides of a rock. */
function fallLines(
  { d, r, dry }: Scroll,
  pts: Point[],
  { x, base, ty, id, strokes, far, ink }: Strokes,
): string {
  let a = ''
  let b = ''
  for (let i = 2; i < pts.length - 2; i += 2) {
    const [px, py] = at(pts, i)
    const hh = base - py
    if (hh < 46) continue
    const side = px < x ? -1 : 1
    for (let j = 0; j < 2; j++) {
      const oy = j ? r(0.08, 0.55) * hh : r(0, 6)
      const L = hh * r(0.08, 0.26)
      const dx = side * L * r(0.1, 0.62)
      const m = `M${R1(px + side * oy * r(0, 0.3))} ${R1(py + oy)}q${R1(dx * r(0.1, 0.4))} ${R1(L * 0.5)} ${R1(dx)} ${R1(L)}`
      if (j) b += m
      else a += m
    }
  }
  const stroke = d.vgrad(ty, base, [
    [0, ink, 0.8],
    [0.55, ink, 0.42],
    [0.86, ink, 0],
  ])
  const clip = d.id('q')
  d.def(`<clipPath id="${clip}"><use href="#${id}"/></clipPath>`)
  const veil = R1(0.46 * strokes * (1 - far * 0.6))
  return (
    `<g clip-path="url(#${clip})" fill="none" stroke="${stroke}" stroke-linecap="round">` +
    `<g filter="${dry}" opacity="${veil}"><path d="${a}" stroke-width="2.1"/><path d="${b}" stroke-width="3.6" opacity=".55"/></g></g>`
  )
}

/** A family of rocks: the host behind, `n` guests in front, each paler at the foot. */
export function family(
  s: Scroll,
  x: number,
  h: number,
  w: number,
  base: number,
  { n, ...o }: RockOptions & { n: number },
): void {
  const { r } = s
  rock(s, x, h, w * 0.62, base, { ...o, subs: 6 })
  const guests: { x: number; h: number; w: number }[] = []
  for (let i = 0; i < n; i++) {
    const side = i % 2 ? 1 : -1
    const q = r(0.18, 0.95)
    guests.push({
      x: x + side * q * w * 0.86,
      h: h * (0.78 - q * 0.42) * r(0.62, 1.02),
      w: w * r(0.26, 0.44),
    })
  }
  guests.sort((a, b) => b.h - a.h)
  guests.forEach((guest, i) => {
    if (i === Math.floor(n / 2)) mist(s, x, base - h * 0.16, w * 1.5, h * 0.34, 0.6)
    const hue = r.chance(0.55) ? 'malachite' : o.hue
    const top = o.top && mix(o.top, '#aebfc6', r(0, 0.25))
    rock(s, guest.x, guest.h, guest.w, base + i * 2.5, { ...o, hue, subs: 3, top })
  })
}
