import { readFile, rename, writeFile } from 'node:fs/promises'
import type { PublicMedia } from '@shanmen/content/published/public-media.ts'
import { z } from 'zod'

const shape = z.array(z.tuple([z.string(), z.string()]))

/** What was public when it was last noted; nothing where no note can be read. */
export async function readKnown(file: string): Promise<PublicMedia> {
  try {
    return new Map(shape.parse(JSON.parse(await readFile(file, 'utf8'))))
  } catch {
    return new Map()
  }
}

/** Notes what is public, for a start that meets no database. That it cannot be noted is no harm to anyone now. */
export async function noteKnown(file: string, known: PublicMedia): Promise<void> {
  const fresh = `${file}.${process.pid}`
  await writeFile(fresh, JSON.stringify([...known]))
    .then(() => rename(fresh, file))
    .catch(() => undefined)
}
