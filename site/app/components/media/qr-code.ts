import { encode } from 'uqr'

const maxBytes = 180

/**
 * A text as a QR code: one SVG path of rows of unit squares without a quiet zone, and the side of the code. Undefined
 * above 180 bytes, where a printed code gets too fine to scan. Error correction M suits paper; L, for codes that are on
 * screens only, has fewer squares.
 */
export function qrPath(text: string, ecc: 'L' | 'M' = 'M'): { path: string; size: number } | undefined {
  if (new TextEncoder().encode(text).length > maxBytes) return undefined
  // Trying all eight masks takes ten times as long, and any of them can be read. This one inverts every second row as a
  // whole, which leaves its runs as long as they are: a page with three codes is 80 bytes smaller than with the first mask.
  const { data, size } = encode(text, { ecc, boostEcc: false, maskPattern: 1, border: 0 })
  return { path: data.map(rowPath).join(''), size }
}

/**
 * One line along the bottom of a row that goes over each run of dark squares. Closed, it encloses these alone. Relative
 * steps resemble each other and compress to half of what one rectangle for each run takes.
 */
function rowPath(row: boolean[], y: number): string {
  const characters = row.map((dark) => (dark ? '#' : '.')).join('')
  const runs = [...characters.matchAll(/(\.*)(#+)/g)]
  const steps = runs.map(([, light = '', dark = '']) => {
    const gap = light ? `h${light.length}` : ''
    return `${gap}v-1h${dark.length}v1`
  })
  return `M0 ${y + 1}${steps.join('')}`
}
