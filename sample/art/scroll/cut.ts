import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { folder, type Picture } from '../record.ts'
import { boxOf, detailSize, details, lanterns, type Size } from './details.ts'
import { lampsIn, light, skyOf } from './hours.ts'
import { nightGround, nightLights } from './lantern-night.ts'
import { encoding, imageOf, type Raster } from './raster.ts'
import type { Lamp } from './scroll.ts'

/** The widths that a detail is offered in. */
const widthsOf = ({ width }: Size) => [320, 640, 960, 1280].filter((each) => each < width).concat(width)

const sizeOf = (name: string): Size => details[name]?.size ?? detailSize
const hourOf = (name: string) => light[details[name]?.hour ?? 'day']

const digest = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')

/** Identifies a detail together with the painting it is cut from and how it is encoded. */
export const cutAs = (name: string, svg: string) =>
  digest(
    svg +
      JSON.stringify([
        name === lanterns.name ? nightLights([]) : details[name],
        encoding.detail,
        widthsOf(sizeOf(name)),
        sizeOf(name),
        hourOf(name),
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
  const hour = detail.hour ?? 'day'
  const { tone } = light[hour]
  const part = imageOf(raster).extract(box)
  const painted = sharp(Buffer.from(skyOf(hour, box))).composite([
    { input: await (tone ? part.modulate(tone) : part).png().toBuffer() },
    { input: Buffer.from(lampsIn(hour, box, lamps)) },
  ])
  return detail.flip ? sharp(await painted.png().toBuffer()).flop() : painted
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
  const { width, height } = sizeOf(name)
  const widths = widthsOf(sizeOf(name))
  let largest = Buffer.alloc(0)
  for (const each of widths) {
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
    widths,
    sha256: digest(largest),
    bytes: largest.length,
    painted: cutAs(name, svg),
  }
}
