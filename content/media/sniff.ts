const ascii = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1')

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'image/gif'

/** The type of a picture by its bytes, whatever its name or the browser says. */
export function sniffPicture(bytes: Uint8Array): PictureType | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp'
  if (['ftypavif', 'ftypavis'].includes(ascii(bytes, 4, 12))) return 'image/avif'
  return ['GIF87a', 'GIF89a'].includes(ascii(bytes, 0, 6)) ? 'image/gif' : undefined
}

/** SVG can contain scripts; it has a refusal of its own. */
export const looksLikeSvg = (bytes: Uint8Array): boolean => /<svg[\s>]/i.test(ascii(bytes, 0, 4096))

export const isPdf = (bytes: Uint8Array): boolean => ascii(bytes, 0, 5) === '%PDF-'
