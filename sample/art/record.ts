import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/** Properties of a rendered picture. `sha256` and `bytes` are those of its largest WebP. */
export type Picture = {
  width: number
  height: number
  widths: number[]
  sha256: string
  bytes: number
  /** Digest of the painting itself: when it differs, the picture must be rendered again. */
  painted: string
}

export type Pictures = Record<string, Picture>

export const folder = new URL('./pictures/', import.meta.url)
const file = new URL('./pictures.json', import.meta.url)

/** The pictures that are rendered, by name; none before the first rendering. */
export async function readPictures(): Promise<Pictures> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw error
  }
}

/** Written synchronously, since two pictures may finish at the same time. */
export function writePictures(pictures: Pictures): void {
  const sorted = Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1))
  const text = JSON.stringify(Object.fromEntries(sorted), null, 2)
  // Lists of widths on one line each, as the formatter wants them.
  const compact = text.replace(/\[[\d,\s]+\]/g, (list) =>
    list.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'),
  )
  writeFileSync(file, `${compact}\n`)
}
