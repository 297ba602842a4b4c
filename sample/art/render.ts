import { rm } from 'node:fs/promises'
import { manifest } from './manifest.ts'
import { paintedAs, render } from './raster.ts'
import { folder, readPictures, writePictures } from './record.ts'
import { detailNames } from './scroll/details.ts'

// node sample/art/render.ts [pattern of names]: renders what is missing or changed. Details of the hand scroll are rendered by
// sample/art/scroll/render.ts.
const pattern = new RegExp(process.argv[2] ?? '')
const jobs = 2
const pictures = await readPictures()

const isOurs = (name: string) => name in manifest || detailNames.includes(name)
for (const name of Object.keys(pictures).filter((name) => !isOurs(name))) {
  await rm(new URL(`${name}/`, folder), { recursive: true, force: true })
  delete pictures[name]
}

const due = Object.entries(manifest).filter(
  ([name, row]) => pattern.test(name) && pictures[name]?.painted !== paintedAs(row),
)

async function work() {
  for (let next = due.shift(); next; next = due.shift()) {
    const [name, row] = next
    const started = performance.now()
    pictures[name] = await render(name, row)
    writePictures(pictures)
    const kilobytes = Math.round(pictures[name].bytes / 1024)
    process.stdout.write(`${name} ${kilobytes} kB, ${Math.round(performance.now() - started)} ms\n`)
  }
}

await Promise.all(Array.from({ length: jobs }, work))
writePictures(pictures)
