import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasLine, readNewestLine } from '@shanmen/content/database/newest-line.ts'
import type { ReadOnlyContent } from '@shanmen/content/open.ts'
import { type Source, sourceNames } from '@shanmen/content/published/dependencies.ts'
import { z } from 'zod'
import type { Snapshot } from './versions.ts'

const historyShape = z.object({
  no: z.number(),
  hash: z.string(),
  versions: z.array(z.tuple([z.enum(sourceNames), z.number()])).optional(),
})

type Reading = Pick<ReadOnlyContent, 'read'>

/**
 * True when the copies in a folder belong to the history of this database: it contains the audit line that was the newest
 * when they were written. After another database or an older backup was put in its place, equal versions mean nothing.
 */
export async function isSameHistory({ read }: Reading, folder: string): Promise<boolean> {
  const known = await readHistory(folder)
  return known !== undefined && (await hasLine(read, known))
}

/** The versions that were known last; empty where none were written. */
export async function lastVersions(folder: string): Promise<Map<Source, number>> {
  return new Map((await readHistory(folder))?.versions)
}

/** What `writeHistory` wrote last; undefined where it wrote nothing, or that cannot be read. */
export async function readHistory(folder: string): Promise<z.infer<typeof historyShape> | undefined> {
  const text = await readFile(join(folder, 'history.json'), 'utf8').catch(() => '')
  try {
    return historyShape.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Writes the newest audit line of the database and the current version of everything. */
export async function writeHistory({ read }: Reading, folder: string, { of }: Snapshot): Promise<void> {
  const newest = await readNewestLine(read)
  if (!newest) return
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'history.json'),
    JSON.stringify({ ...newest, versions: sourceNames.map((source) => [source, of(source)]) }),
  )
}

/** Dates what `writeHistory` wrote last: it is right at this moment. An error is ignored: the copies only count as older. */
export async function dateHistory(folder: string): Promise<void> {
  const now = new Date()
  await utimes(join(folder, 'history.json'), now, now).catch(() => undefined)
}
