import { mix } from '../brush/colour.ts'
import { at } from '../brush/list.ts'
import { R, R1 } from '../brush/path.ts'
import type { Rng } from '../brush/random.ts'
import type { Sheet } from '../brush/sheet.ts'

/** A pile of thread-bound books with an open one on top, standing at x, y. */
export function books(d: Sheet, x: number, y: number, s: number, r: Rng) {
  const cols = ['#29485a', '#7d2f27', '#2f5a50', '#8a6a3b', '#3b3f58']
  let yy = y
  let g = ''
  const q = r.fork('bk')
  for (let i = 0; i < 4; i++) {
    const w = (128 - i * 9 + q(-8, 8)) * s
    const h = (15 + q(0, 7)) * s
    const ox = q(-9, 9) * s
    const cl = mix(at(cols, (i + q.int(0, 1)) % 5), d.P.ink, 0.12)
    const X0 = x - w / 2 + ox
    g +=
      `<rect x="${R1(X0)}" y="${R1(yy - h)}" width="${R1(w)}" height="${R1(h)}" rx="${R1(1.5 * s)}" fill="${cl}"/>` +
      `<rect x="${R1(X0 + 3 * s)}" y="${R1(yy - h + 2.6 * s)}" width="${R1(w - 4 * s)}" height="${R1(h - 5.2 * s)}" fill="#efe4cb"/>` +
      `<path d="${[0.3, 0.5, 0.7].map((k) => `M${R1(X0 + 3 * s)} ${R1(yy - h * k)}h${R1(w - 4 * s)}`).join('')}" stroke="#b9a57e" stroke-width="${R1(0.7 * s)}" opacity=".6"/>` +
      `<rect x="${R1(X0)}" y="${R1(yy - h)}" width="${R1(10 * s)}" height="${R1(h)}" fill="${cl}"/>` +
      `<path d="M${R1(X0)} ${R1(yy - h + 1)}h${R1(w)}" stroke="#fff" stroke-opacity=".25" stroke-width="${R1(1 * s)}"/>`
    yy -= h
  }
  g +=
    `<path d="M${R1(x - 44 * s)} ${R1(yy - 1)}C${R1(x - 30 * s)} ${R1(yy - 13 * s)} ${R1(x - 10 * s)} ${R1(yy - 14 * s)} ${R1(x)} ${R1(yy - 5 * s)}C${R1(x + 10 * s)} ${R1(yy - 14 * s)} ${R1(x + 30 * s)} ${R1(yy - 13 * s)} ${R1(x + 44 * s)} ${R1(yy - 1)}L${R1(x)} ${R1(yy)}z" fill="#f6edd8"/>` +
    `<path d="M${R1(x)} ${R1(yy - 5 * s)}V${R1(yy)}M${R1(x - 36 * s)} ${R1(yy - 5 * s)}q${R1(18 * s)} ${R1(-9 * s)} ${R1(30 * s)} ${R1(-2 * s)}M${R1(x + 8 * s)} ${R1(yy - 7 * s)}q${R1(14 * s)} ${R1(-6 * s)} ${R1(28 * s)} ${R1(2 * s)}" fill="none" stroke="#a58f66" stroke-width="${R1(0.9 * s)}"/>`
  d.add(
    `<ellipse cx="${R(x)}" cy="${R(y + 2 * s)}" rx="${R(80 * s)}" ry="${R(6 * s)}" fill="#000" opacity=".28" filter="${d.blur(3 * s)}"/>` +
      `<g>${g}</g>`,
  )
}

/** Brushes in a celadon pot. */
export function brushes(d: Sheet, x: number, y: number, s: number) {
  let g = `<path d="M-17 0C-20-22-19-44-16-54H16C19-44 20-22 17 0z" fill="${d.bgrad(
    [
      [0, '#3f6b66'],
      [0.3, '#9cc2b6'],
      [0.6, '#5a8f86'],
      [1, '#2c504c'],
    ],
    'x2="1" y2="0"',
  )}"/><ellipse cy="-54" rx="16" ry="3.400" fill="#1f3d3a"/>`
  ;[
    [-22, -8, '#7c4a2a'],
    [-4, 2, '#3a2a20'],
    [15, 9, '#8a5a34'],
  ].forEach(([a, ox, cl]) => {
    g =
      `<g transform="translate(${ox} -50)rotate(${a})">` +
      `<rect x="-1.900" y="-78" width="3.800" height="80" fill="${cl}"/>` +
      `<path d="M-3.500-78C-5-92-2-100 0.500-110C2.500-100 5-92 3.500-78z" fill="${a === -4 ? '#2a211c' : '#d8c9a8'}"/>` +
      `<rect x="-3.400" y="-80" width="6.800" height="5" fill="#2a1c14"/>` +
      `</g>` +
      g
  })
  d.add(
    `<g transform="translate(${R(x)} ${R(y)})scale(${R1(s)})">` +
      `<ellipse cy="1" rx="26" ry="4" fill="#000" opacity=".3"/>${g}</g>`,
  )
}

/** A steaming cup of tea. */
export function cup(d: Sheet, x: number, y: number, s: number) {
  d.add(
    `<g transform="translate(${R(x)} ${R(y)})scale(${R1(s)})">` +
      `<ellipse cy="1" rx="34" ry="5" fill="#000" opacity=".3"/>` +
      `<path d="M-28-34C-27-12-18-2-10 0H10C18-2 27-12 28-34z" fill="${d.bgrad(
        [
          [0, '#5e8f86'],
          [0.3, '#c4ddd2'],
          [0.6, '#8fb8ac'],
          [1, '#43716a'],
        ],
        'x2="1" y2="0"',
      )}"/>` +
      `<ellipse cy="-34" rx="28" ry="5.500" fill="#dbe9e1"/>` +
      `<ellipse cy="-33.400" rx="24" ry="4.200" fill="#8c6a36"/>` +
      `<path d="M-6-46c-8-12 8-18 0-32M8-44c-7-11 7-16 0-28" fill="none" stroke="#fff" stroke-width="2.400" stroke-linecap="round" opacity=".35"/>` +
      `</g>`,
  )
}

/** A scroll, rolled up and tied. */
export function scroll(d: Sheet, x: number, y: number, s: number, f: number) {
  d.add(
    `<g transform="translate(${R(x)} ${R(y)})rotate(${R(-4 * f)})scale(${R1(s)})">` +
      `<path d="M-90-12H86V14H-90z" fill="${d.bgrad([
        [0, '#f7efdc'],
        [0.5, '#e6d8b8'],
        [1, '#b9a276'],
      ])}"/>` +
      `<rect x="-104" y="-9" width="14" height="20" fill="#5b3420"/>` +
      `<rect x="86" y="-9" width="14" height="20" fill="#5b3420"/>` +
      `<rect x="-10" y="-13" width="9" height="28" fill="#a8322a"/>` +
      `</g>`,
  )
}
