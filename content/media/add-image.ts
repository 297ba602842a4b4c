import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { change } from '../database/change.ts'
import { MediaRejectedError } from '../errors.ts'
import type { Content } from '../open.ts'
import {
  type Alt,
  addRow,
  fileName,
  findBySha,
  mediaId,
  oneAtATime,
  requireFreeId,
  sha256,
} from './media-row.ts'
import { countJpegScans, countWebpFrames, looksLikeSvg, type PictureType, sniffPicture } from './sniff.ts'

const maxBytes = 50 * 1024 * 1024
const maxPixels = 40_000_000
/** With thousands in a file of some hundred kilobytes, the only thread that reads pictures would be busy for hours. */
const maxScans = 100
/** Its reader goes through all earlier ones for each: a million, which 50 MB can hold, would take it an hour. */
const maxFrames = 5_000
/** WebP takes no more. */
const maxHeight = 16_383

type Upload = { name: string; bytes: Uint8Array; alt: Alt; focus?: { x: number; y: number } }

/**
 * Adds a picture: checked by its bytes, turned upright, stripped of its metadata and encoded in every width as AVIF and
 * WebP. The uploaded file is stored separately, under its own name. Returns its id, that of the same picture when it exists
 * already. Throws MediaRejectedError with a reason for the editor.
 */
export async function addImage(content: Content, who: string, upload: Upload): Promise<string> {
  const { name, bytes, alt, focus } = upload
  const type = requirePicture(bytes)
  const hash = sha256(bytes)
  // Inside `inTransaction` only the transaction may be queried.
  const queryable = content.batch ?? content.read
  const known = await findBySha(queryable, hash)
  if (known) return known
  await requireFreeId(queryable, hash)
  const id = mediaId(hash)
  // Encoding takes seconds and half a gigabyte: one picture at a time, and before the transaction.
  const size = await oneAtATime(() => encode(content, id, bytes))
  const original = fileName(name, extensions[type])
  await content.media.put(`originals/${id}/${original}`, bytes)
  return change(content, async (change) => {
    const added = await findBySha(change, hash)
    if (added) return added
    return addRow(change, who, {
      ...size,
      sha256: hash,
      name: fileName(name, 'webp'),
      mime: 'image/webp',
      bytes: bytes.byteLength,
      pages: null,
      alt,
      focus,
      original,
    })
  })
}

const extensions = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
} satisfies Record<PictureType, string>

function requirePicture(bytes: Uint8Array): PictureType {
  if (bytes.byteLength > maxBytes)
    throw new MediaRejectedError({
      zh: '图片超过 50 MB，请压缩后再上传',
      en: 'The picture is over 50 MB: make it smaller.',
    })
  const type = sniffPicture(bytes)
  if (type === 'image/jpeg' && countJpegScans(bytes) > maxScans)
    throw new MediaRejectedError({
      zh: '图片的压缩方式异常，读取时间过长，请重新导出为普通的 JPEG 或 PNG',
      en: 'The picture is packed in a way that takes too long to read: export it again as a usual JPEG or PNG.',
    })
  if (type === 'image/webp' && countWebpFrames(bytes) > maxFrames)
    throw new MediaRejectedError({
      zh: '动画的帧数过多，读取时间过长；这里只使用第一帧，请上传单张图片',
      en: 'The animation has too many frames to read; only the first one is used here: upload it as a single picture.',
    })
  if (type) return type
  throw new MediaRejectedError(
    looksLikeSvg(bytes)
      ? { zh: '不接受 SVG，请导出为 PNG 或 JPEG', en: 'SVG is not taken: export it as PNG or JPEG.' }
      : {
          zh: '这不是图片，请上传 JPEG、PNG、WebP、AVIF 或 GIF',
          en: 'This is no picture: upload JPEG, PNG, WebP, AVIF or GIF.',
        },
  )
}

/**
 * Encodes a picture in every width. Returns what its record says of it, with one hash of all files in the order of
 * `reducedFiles`. Throws MediaRejectedError.
 */
export async function encode({ media }: Pick<Content, 'media'>, id: string, bytes: Uint8Array) {
  // Loaded with the first picture: the library takes twenty megabytes of memory.
  const { default: sharp } = await import('sharp')
  try {
    const upright = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = upright.info
    const widths = widthsOf(width)
    // Before anything is stored.
    if ((Math.max(...widths) / width) * height > maxHeight) throw tooLong()
    const hash = createHash('sha256')
    for (const each of widths) {
      // Neither encoder writes metadata by default.
      const resized = sharp(upright.data, { raw: { width, height, channels } }).resize({ width: each })
      const webp = await resized.clone().webp({ quality: 80 }).toBuffer()
      const avif = await resized.clone().avif({ quality: 55, effort: 2 }).toBuffer()
      await media.put(`media/${id}/${each}.webp`, webp)
      await media.put(`media/${id}/${each}.avif`, avif)
      hash.update(webp).update(avif)
    }
    return { width, height, widths, file_sha256: hash.digest('hex') }
  } catch (error) {
    throw refusal(error)
  }
}

const tooLong = () =>
  new MediaRejectedError({
    zh: '图片太长，请裁成几张后分别上传',
    en: 'The picture is too long for its width: cut it into several.',
  })

function refusal(error: unknown): unknown {
  if (error instanceof MediaRejectedError) return error
  const message = error instanceof Error ? error.message : ''
  if (/pixel limit/i.test(message))
    return new MediaRejectedError({
      zh: '图片超过 4000 万像素，请缩小后再上传',
      en: 'The picture has over 40 megapixels: scale it down.',
    })
  // Errors of the file system have a code; memory that ran out says nothing about the picture.
  if (error instanceof Error && ('code' in error || /memory/i.test(message))) return error
  return new MediaRejectedError(
    { zh: '图片已损坏，无法读取，请重新导出', en: 'The picture is damaged: export it again.' },
    { cause: error },
  )
}

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
 * Adds a picture whose sizes were rendered before: its files are copied, nothing is encoded. Returns its id, that of
 * the same picture when it exists already.
 */
export async function addPrepared(content: Content, who: string, picture: Prepared): Promise<string> {
  const { name, width, height, variants, alt, focus } = picture
  const largest = variants.at(-1)
  if (!largest)
    throw new MediaRejectedError({ zh: `图片“${name}”没有文件`, en: `The picture "${name}" has no files.` })
  const bytes = await readFile(largest.webp)
  const hash = sha256(bytes)
  const reduced = createHash('sha256')
  for (const { webp, avif } of variants) reduced.update(await readFile(webp)).update(await readFile(avif))
  const id = mediaId(hash)
  return change(content, async (change) => {
    const known = await findBySha(change, hash)
    if (known) return known
    await requireFreeId(change, hash)
    await Promise.all(
      variants.flatMap((variant) => [
        content.media.copy(`media/${id}/${variant.width}.avif`, variant.avif),
        content.media.copy(`media/${id}/${variant.width}.webp`, variant.webp),
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
      file_sha256: reduced.digest('hex'),
      pages: null,
      alt,
      focus,
    })
  })
}

/** The widths in which every picture is stored, as far as it is that wide. Part of the contract's addresses. */
export const widths = [320, 640, 960, 1280, 1920] as const

/** The widths of a picture; one smaller than the smallest has its own. */
export function widthsOf(width: number): number[] {
  const fitting = widths.filter((each) => each <= width)
  return fitting.length > 0 ? fitting : [width]
}
