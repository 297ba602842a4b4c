import { mix } from '../brush/colour.ts'
import { makeNoise } from '../brush/noise.ts'
import { type Point, R, R1, smooth } from '../brush/path.ts'
import type { Sheet } from '../brush/sheet.ts'

/** The background of honours: velvet with folds shaped like hills. */
export function velvet(d: Sheet, k = 1) {
  const { W, H, P } = d
  const dk = mix(P.near, P.ink, 0.3)
  const c = mix(P.mid, P.near, 0.45)
  d.add(
    `<rect width="${W}" height="${H}" fill="${d.rgrad(
      [
        [0, mix(c, P.mid, 0.25)],
        [0.6, c],
        [1, dk],
      ],
      'cy=".42" r=".8"',
    )}"/>`,
  )
  const n = makeNoise(d.rng.fork('v'))
  for (let i = 0; i < 3; i++) {
    const pts: Point[] = []
    for (let x = -10; x <= W + 30; x += 26 * d.u)
      pts.push([
        x,
        H * (0.62 + i * 0.12) -
          n.fbm(x / (260 * d.u) + i * 7, 4) * H * 0.2 -
          Math.exp(-(((x / W - 0.5) / 0.2) ** 2)) * H * 0.12 * (1 - i * 0.4),
      ])
    d.add(
      `<path d="${smooth(pts)}V${H + 5}H-10z" fill="${mix(c, dk, 0.25 + i * 0.25)}" opacity=".5"/>` +
        `<path d="${smooth(pts)}" fill="none" stroke="${P.gold || P.light}" stroke-width="${R1(1.1 * d.u)}" opacity="${R1(0.34 * k)}"/>`,
    )
  }
  d.add(
    `<ellipse cx="${W / 2}" cy="${R(H * 0.5)}" rx="${R(W * 0.42)}" ry="${R(H * 0.46)}" fill="${d.rgrad([
      [0, P.light, 0.3],
      [1, P.light, 0],
    ])}"/>`,
  )
}
