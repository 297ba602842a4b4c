import { encode } from 'uqr'

const maxBytes = 180

/**
 * A text as a QR code of error correction M: one SVG path of rows of unit squares without a quiet zone, and the side of
 * the code. Undefined above 180 bytes, where a printed code gets too fine to scan.
 */
export function qrPath(text: string): { path: string; size: number } | undefined {
  if (new TextEncoder().encode(text).length > maxBytes) return undefined
  // Trying all eight masks takes ten times as long, and any of them can be read.
  const { data, size } = encode(text, { ecc: 'M', boostEcc: false, maskPattern: 0, border: 0 })
  return { path: data.map(rowPath).join(''), size }
}

/** One rectangle for each run of dark squares: half the length of one for each square. */
function rowPath(row: boolean[], y: number): string {
  const characters = row.map((dark) => (dark ? '#' : '.')).join('')
  return [...characters.matchAll(/#+/g)]
    .map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1H${index}`)
    .join('')
}
