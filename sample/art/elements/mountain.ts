import { mix, ramp, shade } from '../brush/colour.ts'
import { at } from '../brush/list.ts'
import { type Point, poly, R1 } from '../brush/path.ts'
import { type Sheet, wholeBox } from '../brush/sheet.ts'
import { cun, type RidgeOptions, ridge } from './ridge.ts'

export type MountainOptions = RidgeOptions & {
  /** Depth: 0 far, 1 near. */
  t?: number
  fade?: number
  /** How densely the fall lines are brushed in; 0 leaves them out. */
  strokes?: number
  outline?: number
  /** Strength of the rock texture. */
  tex?: number
  col?: string
  bottom?: number
}

export type Mountain = {
  base: number
  /** The height of the ground at x. */
  yAt(x: number): number
  /** The mountain once more, for its reflection. */
  ref: string
}

/** Between two samples the ridge is straight. */
function heightOn(pts: Point[]): (x: number) => number {
  const start = at(pts, 0)[0]
  const step = at(pts, 1)[0] - start
  return (x) => {
    const i = Math.max(0, Math.min(pts.length - 2, Math.floor((x - start) / step)))
    const [left, height] = at(pts, i)
    const f = (x - left) / step
    return height * (1 - f) + at(pts, i + 1)[1] * f
  }
}

/** One layer of hills: a wash that fades into mist, rock texture, fall lines, contour, snow where the palette has it. */
export function mountain(d: Sheet, o: MountainOptions): Mountain {
  const { t = 0.5, base, peaks, fade = 0.98, strokes = 1, outline = 0.5, tex = 1, col, bottom = base } = o
  const pts = ridge(d, o)
  let top = 1e9
  for (const p of pts) if (p[1] < top) top = p[1]
  const P = d.P
  const c1 = col || ramp([P.far, P.mid, P.near], t)
  const cm = mix(c1, P.mist, 0.35)
  const tint = P.base && t < 0.95 ? mix(c1, P.base, 0.75) : mix(c1, P.mist, 0.72)
  const id = d.id('m')
  const path = `${poly([[at(pts, 0)[0], bottom + 5], ...pts, [at(pts, pts.length - 1)[0], bottom + 5]])}z`
  d.def(`<path id="${id}" d="${path}"/>`)
  const fill = d.vgrad(top, bottom, [
    [0, shade(c1, P.glow > 0.9 ? 0.02 : -0.055), fade],
    [0.14, shade(c1, P.glow > 0.9 ? 0.01 : -0.03), fade],
    [0.36, mix(c1, cm, 0.35), fade * 0.96],
    [0.62, mix(cm, tint, 0.55), fade * 0.78],
    [0.84, tint, fade * 0.3],
    [1, P.mist, 0],
  ])
  const seed = d.rng.int(1, 400)
  const fq = (v: number) => (v / d.u).toFixed(4)
  // rock: displaced edge (brush) + lit fractal surface, multiplied in: reads as texture of wash on paper
  const amount = tex * (0.5 + t * 0.5)
  const icp = (0.53 - 0.975 * (1 + amount)).toFixed(2)
  const rock = tex
    ? d.filter(
        `rk${seed}${R1(amount)}`,
        `<feTurbulence type="fractalNoise" baseFrequency="${fq(0.015)} ${fq(0.0062)}" numOctaves="6" seed="${seed}" result="n"/>` +
          `<feDiffuseLighting in="n" surfaceScale="${R1(25 * d.u * amount)}" diffuseConstant="1.15" lighting-color="#fff" result="l">` +
          `<feDistantLight azimuth="205" elevation="58"/>` +
          `</feDiffuseLighting><feDisplacementMap in="SourceGraphic" in2="n" scale="${R1(9 * d.u)}" xChannelSelector="R" yChannelSelector="G" result="s"/>` +
          `<feComponentTransfer in="l" result="lc"><feFuncR type="linear" slope="${R1(1 + amount)}" intercept="${icp}"/>` +
          `<feFuncG type="linear" slope="${R1(1 + amount)}" intercept="${icp}"/>` +
          `<feFuncB type="linear" slope="${R1(1 + amount)}" intercept="${icp}"/>` +
          `</feComponentTransfer><feComposite in="lc" in2="s" operator="in" result="ls"/>` +
          `<feBlend in="ls" in2="s" mode="soft-light"/>`,
        'x="0" y="-3%" width="1" height="1.06"',
      )
    : ''
  let g = `<use href="#${id}" fill="${fill}"${rock ? ` filter="${rock}"` : ''}/>`
  if (strokes) {
    const [a, b, c] = cun(d, pts, peaks, base, { density: strokes })
    const ink = mix(c1, P.ink, 0.62)
    const fg = d.vgrad(top, base, [
      [0, ink, 0.75],
      [0.5, ink, 0.4],
      [0.85, ink, 0],
    ])
    const dry = d.filter(
      'dry',
      `<feTurbulence type="fractalNoise" baseFrequency="${fq(0.09)} ${fq(0.03)}" numOctaves="3" seed="7" result="n"/>` +
        `<feDisplacementMap in="SourceGraphic" in2="n" scale="${R1(8 * d.u)}" result="s"/>` +
        `<feColorMatrix in="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 5 -1.9" result="m"/>` +
        `<feComposite in="s" in2="m" operator="in"/>`,
    )
    const cp = d.id('q')
    d.def(`<clipPath id="${cp}"><use href="#${id}"/></clipPath>`)
    g +=
      `<g clip-path="url(#${cp})"><g fill="none" stroke="${fg}" stroke-linecap="round" filter="${dry}" opacity="${R1(0.25 + t * 0.5)}">` +
      `<path d="${a}" stroke-width="${R1(2.6 * d.u)}"/>` +
      `<path d="${b}" stroke-width="${R1(1.5 * d.u)}"/>` +
      `<path d="${c}" stroke-width="${R1(4.6 * d.u)}" opacity=".4"/>` +
      `</g></g>`
  }
  if (outline) {
    // contour line, gold in the blue-green manner
    const lc = P.gold || mix(c1, P.ink, 0.5)
    g += `<use href="#${id}" fill="none" stroke="${d.vgrad(top, base, [
      [0, lc, 1],
      [0.55, lc, 0.7],
      [0.88, lc, 0],
    ])}" stroke-width="${R1((P.gold ? 1.3 : 1.6) * d.u)}" stroke-linejoin="round" opacity="${R1(outline * (P.gold ? 0.85 : 0.6))}"/>`
  }
  if (P.snow && t > 0.2) {
    const sn = pts.filter((p) => base - p[1] > (base - top) * 0.3)
    if (sn.length > 4)
      g += `<use href="#${id}" fill="${d.vgrad(top, top + (base - top) * 0.75, [
        [0, P.snow, 0.95],
        [0.4, P.snow, 0.7],
        [1, P.snow, 0],
      ])}" filter="${d.filter(`snow${seed}`, `<feTurbulence type="fractalNoise" baseFrequency="${fq(0.02)} ${fq(0.009)}" numOctaves="5" seed="${seed}" result="n"/><feDiffuseLighting in="n" surfaceScale="${R1(40 * d.u)}" lighting-color="#fff" result="l"><feDistantLight azimuth="210" elevation="45"/></feDiffuseLighting><feColorMatrix in="l" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 5 0 0 0 -3.3" result="m"/><feComposite in="SourceGraphic" in2="m" operator="in"/>`, wholeBox)}"/>`
  }
  d.add(`<g>${g}</g>`)
  return { base, yAt: heightOn(pts), ref: `<use href="#${id}" fill="${fill}"/>` }
}
