const ascii = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1')

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'image/gif'

/** The type of a picture by its bytes, whatever its name or the browser says. */
export function sniffPicture(bytes: Uint8Array): PictureType | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp'
  // What begins with letters would be read as an SVG whose comment says that it is an AVIF.
  if (bytes[0] === 0 && ['ftypavif', 'ftypavis'].includes(ascii(bytes, 4, 12))) return 'image/avif'
  return ['GIF87a', 'GIF89a'].includes(ascii(bytes, 0, 6)) ? 'image/gif' : undefined
}

/** SVG can contain scripts; it has a refusal of its own. */
export const looksLikeSvg = (bytes: Uint8Array): boolean => /<svg[\s>]/i.test(ascii(bytes, 0, 4096))

export const isPdf = (bytes: Uint8Array): boolean => ascii(bytes, 0, 5) === '%PDF-'

/**
 * How many pictures an animated WebP has. They are counted wherever they are, as one may be inside of another; the bytes of a
 * picture contain the name by chance once in a hundred files of 50 MB.
 */
export function countWebpFrames(bytes: Uint8Array): number {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let frames = 0
  for (let at = buffer.indexOf('ANMF'); at >= 0; at = buffer.indexOf('ANMF', at + 4)) frames += 1
  return frames
}

const startOfScan = 0xda

/**
 * How often a JPEG goes over the whole picture. A progressive one does so about ten times; each may take some bytes of the file
 * and a fiftieth of a second of its reader.
 */
export function countJpegScans(bytes: Uint8Array): number {
  let scans = 0
  let at = 2
  while (at + 3 < bytes.length) {
    const marker = bytes[at + 1] ?? 0
    // Data of a scan, in which 0 follows what is no marker; markers without a length; and bytes that fill the space before one.
    if (bytes[at] !== 0xff || marker <= 1 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)) {
      at += 1
      continue
    }
    // What follows the end is another picture or a film.
    if (marker === 0xd9) break
    if (marker === startOfScan) scans += 1
    at += 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0))
  }
  return scans
}
