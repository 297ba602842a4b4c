// ISO/IEC 18004, byte mode, error correction M. Versions 1 to 9 (180 bytes) are enough for every address of the site.
const eccLengths = [10, 16, 26, 18, 24, 16, 18, 22, 22]
const blockCounts = [1, 1, 1, 2, 2, 4, 4, 4, 5]

/** Smallest version that holds the text, and its code words with their correction, interleaved. */
export function qrData(text: string): { version: number; words: number[] } | undefined {
  const bytes = new TextEncoder().encode(text)
  for (let version = 1; version <= 9; version++) {
    const ecc = eccLengths[version - 1] ?? 0
    const blocks = blockCounts[version - 1] ?? 1
    const total = rawWords(version)
    if (bytes.length + 2 <= total - ecc * blocks)
      return { version, words: interleave(fill(bytes, total - ecc * blocks), ecc, blocks, total) }
  }
  return undefined
}

function rawWords(version: number): number {
  const aligned = version > 1 ? Math.floor(version / 7) + 2 : 0
  const alignment = aligned ? (25 * aligned - 10) * aligned - 55 : 0
  return ((16 * version + 128) * version + 64 - alignment - (version >= 7 ? 36 : 0)) >> 3
}

function fill(bytes: Uint8Array, length: number): number[] {
  // Mode 4 and the length straddle the byte borders, so every byte is made of two halves.
  const halves = [
    4,
    bytes.length >> 4,
    bytes.length & 15,
    ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]),
    0,
  ]
  const words: number[] = []
  for (let at = 0; at < halves.length; at += 2) words.push(((halves[at] ?? 0) << 4) | (halves[at + 1] ?? 0))
  for (let pad = 0xec; words.length < length; pad ^= 0xec ^ 0x11) words.push(pad)
  return words
}

function interleave(data: number[], ecc: number, blocks: number, total: number): number[] {
  const short = Math.floor(total / blocks) - ecc
  const shorts = blocks - (total % blocks)
  const divisor = generator(ecc)
  let at = 0
  const parts = Array.from({ length: blocks }, (_, index) => {
    const start = at
    at += short + (index < shorts ? 0 : 1)
    const part = data.slice(start, at)
    return { part, check: remainder(part, divisor) }
  })
  const column = (rows: number[][], length: number) =>
    Array.from({ length }, (_, index) => rows.flatMap((row) => row.slice(index, index + 1))).flat()
  return [
    ...column(
      parts.map(({ part }) => part),
      short + 1,
    ),
    ...column(
      parts.map(({ check }) => check),
      ecc,
    ),
  ]
}

function generator(degree: number): number[] {
  const result = [...new Array<number>(degree - 1).fill(0), 1]
  let root = 1
  for (let round = 0; round < degree; round++) {
    for (let at = 0; at < degree; at++) result[at] = times(result[at] ?? 0, root) ^ (result[at + 1] ?? 0)
    root = times(root, 2)
  }
  return result
}

function remainder(data: number[], divisor: number[]): number[] {
  const result = divisor.map(() => 0)
  for (const word of data) {
    const factor = word ^ (result.shift() ?? 0)
    result.push(0)
    for (const [at, coefficient] of divisor.entries())
      result[at] = (result[at] ?? 0) ^ times(coefficient, factor)
  }
  return result
}

function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--)
    product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a)
  return product
}
