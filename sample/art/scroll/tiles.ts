import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { lakeMap } from './lake-map.ts'
import { lampPictures } from './lamps.ts'
import { farRidges } from './painting.ts'
import { encoding, imageOf, type Raster } from './raster.ts'
import { height, type Lamp, stops, stopWidth, X } from './scroll.ts'

/** The tiles, lamps and ridges belong to the group, so they are beside its other pictures. */
const brandArt = new URL('../../../brand/art/', import.meta.url)
export const tileFolder = new URL('scroll/', brandArt)

/** The widths of tiles: for phones, and in full. */
export const tileWidths = [800, stopWidth]
const mapWidths = [800, 1600]

/** Identifies what the committed files were made from. */
export function paintedAs(svg: string): string {
  const made = [svg, lakeMap(), ...farRidges(), encoding.tile, encoding.map, tileWidths, mapWidths]
  return createHash('sha256').update(JSON.stringify(made)).digest('hex')
}

const ridgePicture = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4800 ${height}" width="4800" height="${height}" preserveAspectRatio="none"><path d="${path}"/></svg>\n`

/** Writes tiles, lamps, ridges and the map of the lake. */
export async function writeTiles(raster: Raster, lamps: readonly Lamp[]): Promise<void> {
  await mkdir(tileFolder, { recursive: true })
  for (const stop of stops.keys()) {
    const number = stop + 1
    const tile = imageOf(raster).extract({ left: X(stop, 0), top: 0, width: stopWidth, height })
    for (const width of tileWidths) {
      const sized = tile.clone().resize(width)
      await sized
        .clone()
        .webp(encoding.tile.webp)
        .toFile(fileOf(`${number}-${width}.webp`))
      await sized
        .clone()
        .avif(encoding.tile.avif)
        .toFile(fileOf(`${number}-${width}.avif`))
    }
  }
  for (const [stop, picture] of lampPictures(lamps).entries())
    await writeFile(new URL(`${stop + 1}-lamps.svg`, tileFolder), picture)
  for (const [i, path] of farRidges().entries())
    await writeFile(new URL(`ridge-${i + 1}.svg`, tileFolder), ridgePicture(path))
  await writeMap()
}

const fileOf = (name: string, folder = tileFolder) => new URL(name, folder).pathname

async function writeMap(): Promise<void> {
  for (const width of mapWidths) {
    const map = sharp(Buffer.from(lakeMap()), { density: 144 })
      .flatten({ background: '#efe4c6' })
      .resize(width)
    await map
      .clone()
      .webp(encoding.map.webp)
      .toFile(fileOf(`lake-map-${width}.webp`, brandArt))
    await map
      .clone()
      .avif(encoding.map.avif)
      .toFile(fileOf(`lake-map-${width}.avif`, brandArt))
  }
}
