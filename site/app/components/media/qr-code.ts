import { qrData } from './qr-data.ts'

type Grid = { size: number; dark: boolean[][]; fixed: boolean[][] }

/** A text as a QR code: one SVG path of rows of unit squares and the side of the code. Undefined above 180 bytes. */
export function qrPath(text: string): { path: string; size: number } | undefined {
  const data = qrData(text)
  if (!data) return undefined
  const { version, words } = data
  const size = version * 4 + 17
  const rows = () => Array.from({ length: size }, () => new Array<boolean>(size).fill(false))
  const grid: Grid = { size, dark: rows(), fixed: rows() }
  drawFixed(grid, version)
  drawData(grid, words)
  return { path: grid.dark.map(rowPath).join(''), size }
}

/** One rectangle for each run of dark squares: half the length of one for each square. */
function rowPath(row: boolean[], y: number): string {
  const signs = row.map((dark) => (dark ? '#' : '.')).join('')
  return [...signs.matchAll(/#+/g)]
    .map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1H${index}`)
    .join('')
}

function set({ dark, fixed, size }: Grid, x: number, y: number, on: boolean): void {
  const [darkRow, fixedRow] = [dark[y], fixed[y]]
  if (!darkRow || !fixedRow || x < 0 || x >= size) return
  darkRow[x] = on
  fixedRow[x] = true
}

function drawFixed(grid: Grid, version: number): void {
  const { size } = grid
  for (let at = 0; at < size; at++) {
    set(grid, 6, at, at % 2 === 0)
    set(grid, at, 6, at % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawRings(grid, x, y, 4)
  const places = alignment(version)
  const last = places.length - 1
  for (const [i, x] of places.entries())
    for (const [j, y] of places.entries())
      if (!((i === 0 && (j === 0 || j === last)) || (i === last && j === 0))) drawRings(grid, x, y, 2)
  drawFormat(grid)
  if (version >= 7) drawVersion(grid, version)
}

function drawRings(grid: Grid, x: number, y: number, reach: number): void {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy))
      set(grid, x + dx, y + dy, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1)
    }
}

function alignment(version: number): number[] {
  if (version === 1) return []
  const far = version * 4 + 10
  return version < 7 ? [6, far] : [6, (far + 6) / 2, far]
}

// Correction M with mask 0 is always this number. One mask for all: any is valid, choosing only helps poor printers.
const format = 0x5412

function drawFormat(grid: Grid): void {
  const { size } = grid
  const bit = (at: number) => ((format >> at) & 1) === 1
  for (let at = 0; at < 15; at++) {
    set(grid, at < 8 ? 8 : at === 8 ? 7 : 14 - at, at < 6 ? at : at < 8 ? at + 1 : 8, bit(at))
    set(grid, at < 8 ? size - 1 - at : 8, at < 8 ? 8 : size - 15 + at, bit(at))
  }
  set(grid, 8, size - 8, true)
}

function drawVersion(grid: Grid, version: number): void {
  let rest = version
  for (let round = 0; round < 12; round++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let at = 0; at < 18; at++) {
    const [far, near] = [grid.size - 11 + (at % 3), Math.floor(at / 3)]
    set(grid, far, near, ((bits >> at) & 1) === 1)
    set(grid, near, far, ((bits >> at) & 1) === 1)
  }
}

function drawData({ size, dark, fixed }: Grid, words: number[]): void {
  let at = 0
  for (let right = size - 1; right >= 1; right -= right === 8 ? 3 : 2)
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
        const row = dark[y]
        if (!row || fixed[y]?.[x]) continue
        const on = (((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1
        row[x] = on !== ((x + y) % 2 === 0)
        at++
      }
}
