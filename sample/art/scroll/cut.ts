import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { folder, type Picture } from '../record.ts'
import { boxOf, detailSize, details, lanterns } from './details.ts'
import { nightGround, nightLights } from './lantern-night.ts'
import { encoding, imageOf, type Raster } from './raster.ts'
import type { Lamp } from './scroll.ts'

export const detailWidths = [320, 640, detailSize.width]

/** The sky by day, behind every detail. */
const daySky = (top: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1300" height="${height}"><defs><linearGradient id="a" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${-top}" y2="${900 - top}"><stop offset="0" stop-color="#e6d2a3"/><stop offset=".45" stop-color="#f0e0ba"/><stop offset=".75" stop-color="#faf2dd"/><stop offset="1" stop-color="#cfe0d2"/></linearGradient></defs><rect width="1300" height="${height}" fill="url(#a)"/></svg>`

const digest = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')

/** Identifies a detail together with the painting it is cut from and how it is encoded. */
export const cutAs = (name: string, svg: string) =>
  digest(
    svg +
      JSON.stringify([
        name === lanterns.name ? nightLights([]) : details[name],
        encoding.detail,
        detailWidths,
        detailSize,
      ]),
  )

async function cut(name: string, raster: Raster, lamps: readonly Lamp[]): Promise<Sharp> {
  if (name === lanterns.name) {
    const town = await imageOf(raster)
      .extract(lanterns.box)
      .modulate({ brightness: 0.46, saturation: 0.8, hue: 8 })
      .png()
      .toBuffer()
    return sharp(Buffer.from(nightGround)).composite([
      { input: town },
      { input: Buffer.from(nightLights(lamps)) },
    ])
  }
  const detail = details[name]
  if (!detail) throw new Error(`no detail "${name}"`)
  const box = boxOf(detail)
  const part = await imageOf(raster).extract(box).png().toBuffer()
  const sky = await sharp(Buffer.from(daySky(box.top, box.height)))
    .extract({ left: 0, top: 0, width: box.width, height: box.height })
    .png()
    .toBuffer()
  return sharp(sky).composite([{ input: part }])
}

/** Writes a detail in all widths as WebP and AVIF into its own folder, replacing what was there. */
export async function writeDetail(
  name: string,
  svg: string,
  raster: Raster,
  lamps: readonly Lamp[],
): Promise<Picture> {
  const target = new URL(`${name}/`, folder)
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  const whole = await (await cut(name, raster, lamps)).png().toBuffer()
  const { width, height } = detailSize
  let largest = Buffer.alloc(0)
  for (const each of detailWidths) {
    const sized = sharp(whole).resize(each, Math.round((each * height) / width), { fit: 'cover' })
    largest = await sized.clone().webp(encoding.detail.webp).toBuffer()
    await writeFile(new URL(`${each}.webp`, target), largest)
    await writeFile(
      new URL(`${each}.avif`, target),
      await sized.clone().avif(encoding.detail.avif).toBuffer(),
    )
  }
  return {
    width,
    height,
    widths: detailWidths,
    sha256: digest(largest),
    bytes: largest.length,
    painted: cutAs(name, svg),
  }
}
