import { R } from '../brush/path.ts'
import { type Sheet, wholeBox } from '../brush/sheet.ts'

/** Mist in the colour of paper around y; across the sheet, or a cloud if `w` is below 1. */
export function mist(
  d: Sheet,
  y: number,
  h: number,
  { a = 0.9, x = -0.1, w = 1.2, col = d.P.mist, wisp = true } = {},
) {
  const X = R(x * d.W)
  const Wd = R(w * d.W)
  const g =
    w < 1
      ? d.rgrad([
          [0, col, a],
          [0.45, col, a * 0.7],
          [1, col, 0],
        ])
      : d.vgrad(y - h / 2, y + h / 2, [
          [0, col, 0],
          [0.35, col, a * 0.8],
          [0.55, col, a],
          [1, col, 0],
        ])
  const f = wisp
    ? d.filter(
        `mist${d.rng.int(0, 3)}`,
        `<feTurbulence type="fractalNoise" baseFrequency="${(0.0016 / d.u).toFixed(5)} ${(0.0085 / d.u).toFixed(5)}" numOctaves="4" seed="${d.rng.int(1, 200)}"/>` +
          `<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 3.6 -1.15" result="m"/>` +
          `<feComposite in="SourceGraphic" in2="m" operator="in"/>`,
        wholeBox,
      )
    : ''
  d.add(
    `<rect x="${X}" y="${R(y - h / 2)}" width="${Wd}" height="${R(h)}" fill="${g}"${f ? ` filter="${f}"` : ''}/>`,
  )
  if (wisp && w < 1) return
  if (wisp)
    d.add(
      `<rect x="${X}" y="${R(y - h / 2)}" width="${Wd}" height="${R(h)}" fill="${d.vgrad(
        y - h / 2,
        y + h / 2,
        [
          [0, col, 0],
          [0.5, col, a * 0.5],
          [1, col, 0],
        ],
      )}"/>`,
    )
}
