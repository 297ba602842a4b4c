import { readFile } from 'node:fs/promises'
import { change } from '../database/change.ts'
import { Refused } from '../errors.ts'
import type { Content } from '../open.ts'
import { type Alt, addRow, findBySha } from './add-row.ts'
import { mediaId, sha256 } from './media-id.ts'

type Prepared = {
  name: string
  /** Size of the picture as it was rendered. */
  width: number
  height: number
  /** Files by width, smallest first. */
  variants: { width: number; avif: string; webp: string }[]
  alt: Alt
  focus?: { x: number; y: number }
}

/**
 * Takes in a picture whose sizes were rendered before: its files are copied, nothing is encoded. Returns its id, that of
 * the same picture when it is there already.
 */
export async function addPrepared(content: Content, who: string, picture: Prepared): Promise<string> {
  const { name, width, height, variants, alt, focus } = picture
  const largest = variants.at(-1)
  if (!largest) throw new Refused({ zh: `图片“${name}”没有文件`, en: `The picture "${name}" has no files.` })
  const bytes = await readFile(largest.webp)
  const hash = sha256(bytes)
  const id = mediaId(hash)
  return change(content, async (change) => {
    const known = await findBySha(change, hash)
    if (known) return known
    await Promise.all(
      variants.flatMap((variant) => [
        content.media.copy(id, `${variant.width}.avif`, variant.avif),
        content.media.copy(id, `${variant.width}.webp`, variant.webp),
      ]),
    )
    return addRow(change, who, {
      sha256: hash,
      name,
      mime: 'image/webp',
      bytes: bytes.byteLength,
      width,
      height,
      widths: variants.map((variant) => variant.width),
      pages: null,
      alt,
      focus,
    })
  })
}
