import { makeNoise } from '../brush/noise.ts'
import { type Point, R, R1, smooth } from '../brush/path.ts'
import { makeRng } from '../brush/random.ts'

const w = 1200
const h = 760

type Hill = { x: number; y: number; rise: number; half: number; wash: Wash }
type Wash = 'azure' | 'green' | 'snow'
/** Hills around x, y (0 … 1 of the map), spread over rx, ry. */
type Range = [x: number, y: number, rx: number, ry: number, hills: number, Wash, rise: number]

const ranges: Range[] = [
  [0.83, 0.19, 150, 50, 12, 'snow', 92],
  [0.72, 0.3, 90, 36, 7, 'azure', 88],
  [0.56, 0.17, 150, 46, 9, 'azure', 74],
  [0.29, 0.28, 110, 46, 8, 'green', 70],
  [0.1, 0.2, 110, 70, 9, 'azure', 66],
  [0.94, 0.66, 60, 120, 9, 'green', 62],
  [0.66, 0.92, 180, 30, 9, 'green', 50],
  [0.08, 0.56, 60, 60, 5, 'green', 48],
]

/** The streams of the map: from the snow past gorge and terraces to the lake, from the lake to the ponds, from the brook. */
const streams: [width: number, points: Point[]][] = [
  [
    11,
    [
      [0.82, 0.2],
      [0.77, 0.27],
      [0.74, 0.36],
      [0.8, 0.46],
      [0.72, 0.5],
      [0.64, 0.47],
      [0.58, 0.5],
    ],
  ],
  [
    13,
    [
      [0.35, 0.62],
      [0.31, 0.7],
      [0.25, 0.76],
      [0.19, 0.84],
      [0.12, 0.96],
    ],
  ],
  [
    6,
    [
      [0.6, 0.36],
      [0.57, 0.42],
      [0.53, 0.45],
    ],
  ],
]

const washes: Record<Wash, [string, string]> = {
  azure: ['#2b6f8f', '#4f9b86'],
  green: ['#3d8f7f', '#86b99a'],
  snow: ['#fff', '#bccfd6'],
}

const definitions =
  Object.entries(washes)
    .map(
      ([name, [top, waist]]) =>
        `<linearGradient id="${name}" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".5" stop-color="${waist}"/><stop offset="1" stop-color="#e6d3a6" stop-opacity="0"/></linearGradient>`,
    )
    .join('') +
  '<linearGradient id="edge" x2="0" y2="1"><stop offset="0" stop-color="#1d4a57" stop-opacity=".85"/><stop offset="1" stop-color="#1d4a57" stop-opacity="0"/></linearGradient>' +
  '<radialGradient id="water"><stop offset="0" stop-color="#9cc7c6"/><stop offset=".8" stop-color="#c2dcd3"/><stop offset="1" stop-color="#e2e8d2"/></radialGradient>'

const on = ([x, y]: readonly [number, number]): Point => [w * x, h * y]

/** The group's country without words: one lake, eight places around it, water from the ridge to the ponds. */
export function lakeMap(): string {
  const r = makeRng('lake-map-3')
  const n = makeNoise(r)
  const shore: Point[] = Array.from({ length: 40 }, (_, i) => {
    const a = (i / 40) * 6.2832
    const k = 1 + n.fbm(Math.cos(a) * 1.6 + 4, 3) * 0.24 + n.fbm(Math.sin(a) * 2.4 + 9, 3) * 0.2
    return [w * 0.455 + Math.cos(a) * w * 0.175 * k, h * 0.53 + Math.sin(a) * h * 0.215 * k]
  })
  const hill = ({ x, y, rise, half, wash }: Hill) => {
    const line: Point[] = [[x - half, y]]
    for (let i = 1; i < 12; i++) {
      const t = i / 12
      const e = Math.sin(Math.PI * t) ** 1.25
      line.push([x - half + 2 * half * t, y - rise * e * (1 + n.fbm(t * 5 + x, 3) * 0.35)])
    }
    line.push([x + half, y])
    const inner = line.slice(2, -2).map(([a, b]): Point => [a, b + 3])
    return `<path d="${smooth(line)}z" fill="url(#${wash})"/><path d="${smooth(line)}" fill="none" stroke="url(#edge)" stroke-width="1.6"/><path d="${smooth(inner)}" fill="none" stroke="#efd592" stroke-width="1"/>`
  }
  const hills: Hill[] = ranges.flatMap(([x, y, rx, ry, count, wash, rise]) =>
    Array.from({ length: count }, () => ({
      x: w * x + r(-rx, rx),
      y: h * y + r(-ry, ry),
      rise: rise * r(0.65, 1.2),
      half: r(34, 58),
      wash,
    })),
  )
  hills.sort((a, b) => a.y - b.y)
  const stream = (width: number, points: Point[]) => {
    const line = points.map(on)
    const glint = line.map(([a, b], i): Point => [a + 2, b + (i % 2 ? 2 : -2)])
    return `<path d="${smooth(line)}" fill="none" stroke="#8fbfc0" stroke-width="${width}" stroke-linecap="round" opacity=".95"/><path d="${smooth(glint)}" fill="none" stroke="#e4f0e6" stroke-width="${R1(width * 0.2)}" opacity=".85"/>`
  }
  const far = hills.filter(({ y }) => y < h * 0.5).map(hill)
  const near = hills.filter(({ y }) => y >= h * 0.5)
  let waves = ''
  for (let i = 0; i < 120; i++) {
    const a = r(0, 6.28)
    const q = r() ** 0.5 * 0.82
    const x = w * 0.455 + Math.cos(a) * w * 0.165 * q
    waves += `M${R(x)} ${R(h * 0.53 + Math.sin(a) * h * 0.2 * q)}q6-4 12 0t12 0`
  }
  const islands = [
    [0.4, 0.47, 20],
    [0.5, 0.6, 26],
    [0.43, 0.62, 14],
    [0.53, 0.46, 12],
  ] as const
  const parts = [
    `<defs>${definitions}</defs><rect width="${w}" height="${h}" fill="#efe4c6"/>`,
    ...far,
    ...streams.map(([width, points]) => stream(width, points)),
    `<path d="${smooth(shore, true)}" fill="url(#water)" stroke="#5d9aa0" stroke-width="2"/>`,
    `<path d="${waves}" fill="none" stroke="#fff" stroke-width="1.1" opacity=".75"/>`,
    ...islands.map(
      ([x, y, k]) =>
        `<ellipse cx="${w * x}" cy="${h * y}" rx="${k * 1.5}" ry="${k * 0.5}" fill="#a9bf8c" stroke="#5d7d5a" stroke-width="1"/>` +
        hill({ x: w * x, y: h * y, rise: k * 1.3, half: k, wash: 'green' }),
    ),
    fieldsAndTown(),
    ponds(r),
    ...near.map(hill),
    tower(),
    grove(r),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${parts.join('')}</svg>`
}

type Random = ReturnType<typeof makeRng>

function fieldsAndTown(): string {
  let g = ''
  for (let i = 0; i < 14; i++)
    g += `<path d="M${R(w * 0.8 + i * 9 - 20)} ${R(h * 0.5 + (i % 4) * 3)}q34-16 76 0" fill="none" stroke="${i % 2 ? '#6fa66f' : '#b9a25f'}" stroke-width="1.8" transform="translate(0 ${(i % 7) * 8})"/>`
  const houses: Point[] = [
    [0.26, 0.71],
    [0.29, 0.74],
    [0.33, 0.73],
    [0.31, 0.67],
    [0.35, 0.69],
    [0.27, 0.67],
  ]
  for (const [a, b] of houses.map(on))
    g += `<path d="M${R1(a - 13)} ${R1(b)}v-11h26v11z" fill="#fbf5e4" stroke="#3a4a4c" stroke-width=".9"/><path d="M${R1(a - 19)} ${R1(b - 10)}q8-2 10-10h18q2 8 10 10z" fill="#33505c"/>`
  return g
}

function ponds(r: Random): string {
  let g = ''
  for (let i = 0; i < 40; i++) {
    const x = R(w * r(0.1, 0.23))
    const y = R(h * r(0.78, 0.93))
    g += `<ellipse cx="${x}" cy="${y}" rx="9" ry="3.6" fill="#5d9c78" opacity=".9"/>`
    if (i % 6 === 0) g += `<circle cx="${x}" cy="${y - 5}" r="3.2" fill="#d8788a"/>`
  }
  return g
}

function tower(): string {
  const floors = [0, 1, 2, 3, 4].map(
    (i) =>
      `<path d="M${-11 + i * 1.6} ${-i * 12}h${22 - i * 3.2}l3 3h-${28 - i * 3.2}z"/><path d="M${-7 + i} ${-i * 12}v-9h${14 - i * 2}v9z" opacity=".75"/>`,
  )
  return `<g transform="translate(${w * 0.28} ${h * 0.345})" fill="#2b3f47">${floors.join('')}<path d="M-1.5-57h3v-16h-3z"/></g>`
}

function grove(r: Random): string {
  let g = ''
  for (let i = 0; i < 40; i++)
    g += `<path d="M${R(w * r(0.56, 0.67))} ${R(h * r(0.35, 0.44))}v-20m0 4l7-5m-7 9l-7-6" stroke="#4d8462" stroke-width="1.5" fill="none"/>`
  return g
}
