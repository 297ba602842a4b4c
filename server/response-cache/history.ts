import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Reading } from '@shanmen/content/open.ts'
import { type Source, sourceNames } from '@shanmen/content/published/dependencies.ts'
import { z } from 'zod'
import type { Snapshot } from './versions.ts'

const shape = z.object({
  no: z.number(),
  hash: z.string(),
  versions: z.array(z.tuple([z.enum(sourceNames), z.number()])).optional(),
})

/**
 * True when the copies in a folder belong to the history of this database: the audit line that was the newest when they
 * were written stands in it. After another database, or an older backup, was put in its place equal versions mean nothing.
 */
export async function isSameHistory({ read }: Pick<Reading, 'read'>, folder: string): Promise<boolean> {
  const known = await readHistory(folder)
  if (!known) return false
  const line = await read.selectFrom('audit').select('hash').where('no', '=', known.no).executeTakeFirst()
  return line?.hash === known.hash
}

/** The versions that were known last; empty where none were noted. */
export async function lastVersions(folder: string): Promise<Map<Source, number>> {
  return new Map((await readHistory(folder))?.versions)
}

async function readHistory(folder: string): Promise<z.infer<typeof shape> | undefined> {
  const text = await readFile(join(folder, 'history.json'), 'utf8').catch(() => '')
  try {
    return shape.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Notes how far the history of the database has come, and the version of everything then. */
export async function noteHistory(
  { read }: Pick<Reading, 'read'>,
  folder: string,
  { of }: Snapshot,
): Promise<void> {
  const newest = await read
    .selectFrom('audit')
    .select(['no', 'hash'])
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!newest) return
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'history.json'),
    JSON.stringify({ ...newest, versions: sourceNames.map((source) => [source, of(source)]) }),
  )
}
