import { readPictures, writePictures } from '../record.ts'
import { cutAs, writeDetail } from './cut.ts'
import { detailNames } from './details.ts'
import { paintScroll } from './painting.ts'
import { rasterise } from './raster.ts'
import { readPainted, writePainted } from './record.ts'
import { paintedAs, writeTiles } from './tiles.ts'

// node sample/art/scroll/render.ts: renders the hand scroll, if it changed, and cuts tiles and details from it.
const { svg, lamps } = paintScroll()
const pictures = await readPictures()
const dueTiles = (await readPainted()) !== paintedAs(svg)
const dueDetails = detailNames.filter((name) => pictures[name]?.painted !== cutAs(name, svg))

if (dueTiles || dueDetails.length > 0) {
  const started = performance.now()
  const raster = await rasterise(svg)
  process.stdout.write(`rendered in ${Math.round((performance.now() - started) / 1000)} s\n`)
  if (dueTiles) {
    await writeTiles(raster, lamps)
    writePainted(paintedAs(svg))
  }
  for (const name of dueDetails) {
    pictures[name] = await writeDetail(name, svg, raster, lamps)
    writePictures(pictures)
    process.stdout.write(`${name} ${Math.round(pictures[name].bytes / 1024)} kB\n`)
  }
}
