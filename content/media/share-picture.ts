import { oneAtATime } from './media-row.ts'

/** What networks show beside a link: 1.91 to 1, and not more bytes than the strictest of them loads. */
export const shareSize = { width: 1200, height: 630 }
const maxBytes = 200 * 1024
const qualities = [80, 65, 50, 35, 20]

/**
 * A picture as a JPEG for links that are shared: the part around its focus (in parts of its size), of `shareSize`, at most
 * 200 KB. It has no text, so that it needs no fonts.
 */
export function makeSharePicture(bytes: Uint8Array, focus: { x: number; y: number }): Promise<Buffer> {
  return oneAtATime(async () => {
    const { default: sharp } = await import('sharp')
    const { width, height } = await sharp(bytes).metadata()
    const scale = Math.max(shareSize.width / width, shareSize.height / height)
    const [scaledWidth, scaledHeight] = [Math.ceil(width * scale), Math.ceil(height * scale)]
    const start = (whole: number, part: number, at: number) =>
      Math.round(Math.min(Math.max(whole * at - part / 2, 0), whole - part))
    const cropped = sharp(bytes)
      .resize(scaledWidth, scaledHeight, { fit: 'fill' })
      .extract({
        left: start(scaledWidth, shareSize.width, focus.x),
        top: start(scaledHeight, shareSize.height, focus.y),
        ...shareSize,
      })
      .flatten({ background: '#fff' })
    let jpeg = Buffer.alloc(0)
    for (const quality of qualities) {
      jpeg = await cropped.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
      if (jpeg.byteLength <= maxBytes) break
    }
    return jpeg
  })
}
