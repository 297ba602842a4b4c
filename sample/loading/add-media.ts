import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { addFile } from '@shanmen/content/media/add-file.ts'
import { addPrepared } from '@shanmen/content/media/add-image.ts'
import type { Content } from '@shanmen/content/open.ts'
import { describe } from '../art/describe.ts'
import { manifest } from '../art/manifest.ts'
import { folder as pictureFolder, readPictures } from '../art/record.ts'
import { altOfDetail } from '../art/scroll/details.ts'
import type { AnySample } from '../entry.ts'
import { readFiles } from '../files/record.ts'
import type { MediaIds } from './written.ts'

const fileFolder = new URL('../files/', import.meta.url)

/** Adds all rendered pictures and printed files to the media library. Their sizes are encoded already. */
export async function addMedia(
  content: Content,
  who: string,
  entries: AnySample[],
  step: () => void,
): Promise<MediaIds> {
  const pictures = new Map<string, string>()
  for (const [name, { width, height, widths }] of Object.entries(await readPictures())) {
    const path = (file: string) => fileURLToPath(new URL(`${name}/${file}`, pictureFolder))
    const variants = widths.map((each) => ({
      width: each,
      avif: path(`${each}.avif`),
      webp: path(`${each}.webp`),
    }))
    const row = manifest[name]
    const alt = altOfDetail(name) ?? (row && describe(row, placeOf(name, entries)))
    if (!alt) throw new Error(`The picture "${name}" is rendered but not in sample/art/manifest.ts`)
    pictures.set(
      name,
      await addPrepared(content, who, { name: `${name}.webp`, width, height, variants, alt }),
    )
    step()
  }
  const files = new Map<string, string>()
  for (const [name, { file, title }] of Object.entries(await readFiles())) {
    const bytes = await readFile(new URL(file, fileFolder))
    files.set(name, await addFile(content, who, { name: file, bytes, title }))
    step()
  }
  return { picture: finder(pictures, 'picture'), file: finder(files, 'file') }
}

const finder = (ids: Map<string, string>, what: string) => (name: string) => {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`no ${what} "${name}"`)
  return id
}

/** Pictures of a scenic spot are named after its id; their alternative text names the place. */
function placeOf(name: string, entries: AnySample[]) {
  const spot = entries.find(({ kind, id }) => kind === 'scenic' && name.startsWith(`scenic-${id}`))
  if (spot?.kind !== 'scenic' || !spot.zh.title) return undefined
  return { zh: spot.zh.title, en: spot.en?.title ?? spot.zh.title }
}
