type Table = readonly [tag: string, bytes: Buffer]

const ems = 1000

/** 16-bit numbers, as almost all of a font is. */
function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [at, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, at * 2)
  return bytes
}

const zeros = (count: number): number[] => Array<number>(count).fill(0)

/**
 * A TrueType font in which each Chinese character and its punctuation is one blank em wide, as in all real fonts: lines break
 * at the same places on a machine without a Chinese font, where the box for a missing character may be narrower.
 */
export function squareFont(): Buffer {
  const ranges = [
    [0x2014, 0x2026],
    [0x3000, 0x30ff],
    [0x3400, 0x9fff],
    [0xff00, 0xff60],
  ] as const
  const groups = ranges.flatMap(([from, to]) => [0, from, 0, to, 0, 1])
  // Format 13: all characters of a range have one glyph.
  const cmap = words(0, 1, 3, 10, 0, 12, 13, 0, 0, 16 + ranges.length * 12, 0, 0, 0, ranges.length, ...groups)
  const version = [1, 0]
  const moment = [0, 0, 0, 0]
  const head = words(
    ...version,
    ...version,
    0,
    0,
    0x5f0f,
    0x3cf5,
    0,
    ems,
    ...moment,
    ...moment,
    0,
    0,
    ems,
    ems,
    0,
    8,
    2,
    0,
    0,
  )
  const hhea = words(...version, 880, -120, 0, ems, 0, 0, ems, 1, 0, 0, 0, 0, 0, 0, 0, 2)
  const maxp = words(...version, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)
  const os2 = words(0, ems, 400, 5, 0, ...zeros(26), 0x40, 0x2014, 0xff60, 880, -120, 0, 880, 120)
  return joinTables([
    ['OS/2', os2],
    ['cmap', cmap],
    ['glyf', Buffer.alloc(4)],
    ['head', head],
    ['hhea', hhea],
    ['hmtx', words(ems, 0, ems, 0)],
    ['loca', words(0, 0, 0)],
    ['maxp', maxp],
    ['name', words(0, 0, 6)],
    ['post', words(3, 0, ...zeros(14))],
  ])
}

function joinTables(tables: readonly Table[]): Buffer {
  const directory = [words(1, 0, tables.length, 128, 3, tables.length * 16 - 128)]
  const bodies: Buffer[] = []
  let offset = 12 + tables.length * 16
  for (const [tag, bytes] of tables) {
    const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])
    const numbers = Buffer.alloc(12)
    // The checksum stays 0: browsers do not compare it.
    numbers.writeUInt32BE(offset, 4)
    numbers.writeUInt32BE(bytes.length, 8)
    directory.push(Buffer.from(tag), numbers)
    bodies.push(padded)
    offset += padded.length
  }
  return Buffer.concat([...directory, ...bodies])
}
