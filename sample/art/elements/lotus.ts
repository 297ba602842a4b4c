import { mix } from '../brush/colour.ts'
import { type Point, R, R1, smooth } from '../brush/path.ts'
import type { Sheet } from '../brush/sheet.ts'

/** A lotus leaf lying on the water. */
export function lotusLeaf(
  d: Sheet,
  x: number,
  y: number,
  rx: number,
  ry: number,
  { a = 0.92, t = 0.5, tilt = 0 } = {},
) {
  const r = d.rng.fork(`ll${R(x)}${R(y)}`)
  const n = 18
  const pts: Point[] = []
  for (let i = 0; i < n; i++) {
    const an = (i / n) * Math.PI * 2
    const k = 1 + r(-0.07, 0.07)
    pts.push([Math.cos(an) * rx * k, Math.sin(an) * ry * k])
  }
  const c = mix(d.P.leaf, d.P.mist, 0.45 - t * 0.45)
  const dk = mix(c, d.P.ink, 0.35)
  let v = ''
  for (let i = 0; i < 13; i++) {
    const an = (i / 13) * 6.283 + 0.2
    const q = r(0.78, 0.93)
    v += `M0 ${R1(-ry * 0.12)}Q${R1(Math.cos(an) * rx * 0.45)} ${R1(Math.sin(an) * ry * 0.5 - ry * 0.1)} ${R1(Math.cos(an) * rx * q)} ${R1(Math.sin(an) * ry * q)}`
  }
  d.add(
    `<g transform="translate(${R(x)} ${R(y)})rotate(${R(tilt)})" opacity="${a}">` +
      `<path d="${smooth(pts, true)}" fill="${d.rgrad(
        [
          [0, mix(c, d.P.mist, 0.4)],
          [0.35, c],
          [0.8, dk],
          [1, mix(dk, d.P.ink, 0.25)],
        ],
        'cy=".42" r=".62"',
      )}" filter="${d.filter('leafw', `<feTurbulence type="fractalNoise" baseFrequency="${(0.012 / d.u).toFixed(4)}" numOctaves="4" seed="5" result="n"/><feColorMatrix in="n" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 .9 0 0 0 1.1 -.5" result="m"/><feComposite in="m" in2="SourceAlpha" operator="in" result="w"/><feDisplacementMap in="SourceGraphic" in2="n" scale="${R1(10 * d.u)}" result="s"/><feMerge><feMergeNode in="s"/><feMergeNode in="w"/></feMerge>`)}"/>` +
      `<path d="${v}" fill="none" stroke="${mix(c, d.P.mist, 0.55)}" stroke-width="${R1(1.1 * d.u)}" opacity=".5"/>` +
      `</g>`,
  )
}

/** A lotus flower or bud, on a stem if `stem` says how long. */
export function lotusFlower(
  d: Sheet,
  x: number,
  y: number,
  s: number,
  { col = d.P.bloom, rot = 0, stem = 0, sway = 0, bud = false } = {},
) {
  const P = d.P
  const tip = col
  const pale = mix(col, '#fffaf2', 0.8)
  let g = ''
  if (stem)
    g += `<path d="M0 ${R(6 * s)}Q${R(sway * 0.2)} ${R(stem * 0.5)} ${R(sway)} ${R(stem)}" fill="none" stroke="${mix(P.leaf, P.ink, 0.2)}" stroke-width="${R1(4.2 * s)}" stroke-linecap="round" opacity=".85"/>`
  const petal = (w: number, h: number) =>
    `M0 0C${R1(-w)} ${R1(-h * 0.25)} ${R1(-w * 0.95)} ${R1(-h * 0.7)} 0 ${R1(-h)}C${R1(w * 0.95)} ${R1(-h * 0.7)} ${R1(w)} ${R1(-h * 0.25)} 0 0z`
  const gr = d.bgrad([
    [0, tip],
    [0.3, mix(tip, pale, 0.55)],
    [0.8, pale],
    [1, mix(pale, '#f3e6b8', 0.4)],
  ])
  const gr2 = d.bgrad([
    [0, mix(tip, P.ink, 0.12)],
    [0.5, mix(tip, pale, 0.35)],
    [1, pale],
  ])
  const ring = (list: number[], w: number, h: number, f: string) =>
    list
      .map(
        (a) =>
          `<path d="${petal(w * s, h * s * (1 - Math.abs(a) / 260))}" transform="rotate(${a})" fill="${f}" stroke="${mix(tip, P.ink, 0.15)}" stroke-opacity=".35" stroke-width="${R1(0.7 * s)}"/>`,
      )
      .join('')
  if (bud) g += ring([-9, 9], 15, 62, gr2) + ring([0], 17, 66, gr)
  else
    g +=
      ring([-78, 78, -52, 52], 17, 74, gr2) +
      ring([-30, 30, -6, 10], 20, 74, gr2) +
      ring([-64, 64, -40, 40], 19, 62, gr) +
      `<ellipse cy="${R(-20 * s)}" rx="${R(13 * s)}" ry="${R(8 * s)}" fill="#d9b75a"/>` +
      ring([-22, 22, 0], 21, 52, gr) +
      ring([-88, 88], 12, 50, gr)
  d.add(`<g transform="translate(${R(x)} ${R(y)})rotate(${rot})">${g}</g>`)
}
