import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { art } from './art.ts'
import type { Row } from './manifest/row.ts'
import { folder, type Picture } from './record.ts'

const steps = [320, 640, 960, 1280, 1920]
// All pictures together stay near 20 MB, so that cloning the repository stays quick.
const fine = { webp: { quality: 78, effort: 4 }, avif: { quality: 52, effort: 2 } }
const plain = { webp: { quality: 50, effort: 4 }, avif: { quality: 38, effort: 2 } }

// Blurs the texture of rock by half a pixel: it takes a third of the bytes and is not visible in a cover.
const grain = 0.5

const encodingOf = (row: Row) => (row.fine ? fine : plain)

// Two pictures are rendered in parallel: more threads per picture would only wait for each other.
sharp.concurrency(1)

const digest = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')

/** The widths a picture is offered in: the site's steps up to its own width, and its own width. */
export function widthsOf(width: number): number[] {
  const smaller = steps.filter((step) => step <= width)
  return smaller.includes(width) ? smaller : [...smaller, width]
}

/** Identifies a painting together with how it is encoded. */
export function paintedAs(row: Row): string {
  const { webp, avif } = encodingOf(row)
  return digest(art(row) + JSON.stringify([webp, avif, widthsOf(row.width)]))
}

/** Renders one picture in all widths as WebP and AVIF into its own folder, replacing what was there. */
export async function render(name: string, row: Row): Promise<Picture> {
  const widths = widthsOf(row.width)
  const { webp, avif } = encodingOf(row)
  const target = new URL(`${name}/`, folder)
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  // A picture on a plain ground stays transparent above it and an emblem outside its ring, for the page to show through.
  const svg = sharp(Buffer.from(art(row)))
  const sheet = row.solid || row.drawing ? svg : svg.flatten({ background: '#faf7f0' })
  const painting = await sheet.raw().toBuffer({ resolveWithObject: true })
  const raw = { width: painting.info.width, height: painting.info.height, channels: painting.info.channels }
  let largest = Buffer.alloc(0)
  for (const width of widths) {
    const sized = row.fine
      ? sharp(painting.data, { raw }).resize(width)
      : sharp(painting.data, { raw }).resize(width, null, { kernel: 'mitchell' }).blur(grain)
    largest = await sized.clone().webp(webp).toBuffer()
    await writeFile(new URL(`${width}.webp`, target), largest)
    await writeFile(new URL(`${width}.avif`, target), await sized.clone().avif(avif).toBuffer())
  }
  return {
    width: row.width,
    height: row.height,
    widths,
    sha256: digest(largest),
    bytes: largest.length,
    painted: paintedAs(row),
  }
}
