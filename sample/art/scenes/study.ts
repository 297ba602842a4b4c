import { mix } from '../brush/colour.ts'
import { R, R1 } from '../brush/path.ts'
import { mist } from '../elements/mist.ts'
import { sky, sun } from '../elements/sky.ts'
import { books, brushes, cup, scroll } from '../objects/desk.ts'
import { plum } from '../objects/plum.ts'
import { ctx, range, type Scene } from './scene.ts'

/** Books and brushes, a still life before far hills. */
export const studyScene: Scene = (d, o) => {
  const c = ctx(d, o)
  const { X, Y, u, W, H, r } = c
  const P = d.P
  sky(d, { horizon: H * 0.8 })
  const [bookX, brushX, cupX, scrollX] = c.oneOf<[number, number, number, number]>([
    [0.3, 0.53, 0.78, 0.62],
    [0.66, 0.4, 0.2, 0.34],
    [0.48, 0.74, 0.2, 0.8],
    [0.26, 0.72, 0.52, 0.8],
  ])
  const sx = X(c.near(0.68, 0.26))
  const sy = Y(c.near(0.4, 0.1))
  sun(d, sx, sy, c.near(150, 40) * u, { soft: 1 })
  range(d, c, Y(0.72), H * 0.26, 0.06, c.oneOf([3, 4, 2]), { shape: c.hills() })
  mist(d, Y(0.64), H * 0.24, { a: 0.95 })
  range(d, c, Y(0.78), H * c.near(0.13, 0.07), 0.16, 3)
  mist(d, Y(0.74), H * 0.2, { a: 1 })
  const ty = Y(0.8)
  d.add(
    `<rect y="${R(ty)}" width="${W}" height="${R(H - ty)}" fill="${d.vgrad(ty, H, [
      [0, mix(P.roof, '#7a4a2c', 0.55)],
      [1, mix(P.roof, '#241610', 0.6)],
    ])}"/>` + `<rect y="${R(ty)}" width="${W}" height="${R1(3 * u)}" fill="${P.light}" opacity=".4"/>`,
  )
  books(d, X(c.near(bookX, 0.03)), ty + 10 * u, 2.5 * u, r)
  brushes(d, X(c.near(brushX, 0.02)), ty + 8 * u, 2.2 * u)
  cup(d, X(c.near(cupX, 0.03)), ty + 16 * u, 2.2 * u)
  const hung = c.oneOf([1, 1, -1])
  if (c.often(0.75))
    plum(d, X(hung > 0 ? 0.97 : 0.03), Y(c.near(0.22, 0.12)), c.near(2.4, 0.5) * u, -c.fs * hung)
  if (c.often(0.7)) scroll(d, X(scrollX), ty + 60 * u, 1.7 * u, c.fs)
}
