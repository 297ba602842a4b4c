import { R } from '../brush/path.ts'
import type { Sheet } from '../brush/sheet.ts'

/** A crane in flight, in one of two poses. */
export function crane(
  d: Sheet,
  x: number,
  y: number,
  s: number,
  { flip = 1, rot = 0, pose = 0, white = '#fbf8f0', ink = d.P.ink } = {},
) {
  const wingsA = pose
    ? `<path d="M2-2C-8-20-30-46-66-60C-62-40-44-16-16 4z" fill="${white}"/>` +
      `<path d="M-66-60C-60-36-42-14-16 4C-30 0-46-10-56-24C-63-36-66-48-66-60z" fill="${ink}" opacity=".88"/>`
    : `<path d="M4-2C0-26 8-58 38-84C40-56 32-24 16 2z" fill="${white}"/>` +
      `<path d="M38-84C42-54 34-22 18 0C30-10 41-28 43-46C44-60 42-73 38-84z" fill="${ink}" opacity=".88"/>`
  const wingsB = pose
    ? `<path d="M10-2C22-22 46-42 82-48C72-28 50-8 20 4z" fill="${white}"/>` +
      `<path d="M82-48C72-26 46-6 20 4C36 4 56-4 67-16C76-27 80-38 82-48z" fill="${ink}" opacity=".88"/>`
    : `<path d="M0 0C-18-16-44-26-84-20C-68-4-36 10 4 8z" fill="${white}"/>` +
      `<path d="M-84-20C-66-2-34 10 2 8C-18 15-46 11-62 2C-73-5-80-13-84-20z" fill="${ink}" opacity=".88"/>`
  const g =
    `${wingsA}<path d="M-30 6C-18-6 14-10 30-2C44-2 60-10 78-20C80-21 82-18 80-17C62-4 46 8 28 9C8 14-16 14-30 6z" fill="${white}"/>` +
    `<path d="M30-2C46-3 62-11 78-20L80-17C66-7 54 0 42 4z" fill="${ink}" opacity=".82"/>` +
    `<path d="M78-21q5-4 9-2l15-2-14 5q-5 3-9 1z" fill="${ink}"/>` +
    `<path d="M80-22.5q3.500-2 6.500-.8l-1 2-5 .6z" fill="#c23a2b"/>` +
    `<path d="M-28 6C-44 9-58 10-84 8M-28 8C-44 13-60 15-82 15" fill="none" stroke="${ink}" stroke-width="1.7" stroke-linecap="round"/>${wingsB}<path d="M-30 6C-36 10-42 9-46 13C-36 16-26 13-20 11z" fill="${ink}" opacity=".85"/>`
  d.add(
    `<g transform="translate(${R(x)} ${R(y)})rotate(${rot})scale(${(s * flip).toFixed(3)} ${s.toFixed(3)})" stroke="${ink}" stroke-opacity=".28" stroke-width=".8">${g}</g>`,
  )
}
