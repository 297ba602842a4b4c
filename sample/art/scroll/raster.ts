import sharp from 'sharp'

/** A picture in memory, not encoded. */
export type Raster = { data: Buffer; raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

export const encoding = {
  tile: { webp: { quality: 72, alphaQuality: 80, effort: 4 }, avif: { quality: 48, effort: 3 } },
  detail: { webp: { quality: 68, effort: 4 }, avif: { quality: 46, effort: 3 } },
  map: { webp: { quality: 72, effort: 4 }, avif: { quality: 46, effort: 3 } },
}

/** Renders the whole scroll: takes some minutes and about one gigabyte of memory. */
export async function rasterise(svg: string): Promise<Raster> {
  const image = sharp(Buffer.from(svg), { limitInputPixels: false, unlimited: true }).ensureAlpha()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

export const imageOf = ({ data, raw }: Raster) => sharp(data, { raw, limitInputPixels: false })
