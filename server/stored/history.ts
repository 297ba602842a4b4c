import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Reading } from '@shanmen/content/open.ts'
import { z } from 'zod'

const shape = z.object({ no: z.number(), hash: z.string() })

/**
 * True when the copies in a folder belong to the history of this database: the audit line that was the newest when they
 * were written stands in it. After another database, or an older backup, was put in its place equal versions mean nothing.
 */
export async function isSameHistory({ read }: Pick<Reading, 'read'>, folder: string): Promise<boolean> {
  const text = await readFile(join(folder, 'history.json'), 'utf8').catch(() => '{}')
  const known = shape.safeParse(JSON.parse(text))
  if (!known.success) return false
  const line = await read
    .selectFrom('audit')
    .select('hash')
    .where('no', '=', known.data.no)
    .executeTakeFirst()
  return line?.hash === known.data.hash
}

/** Notes how far the history of the database has come. */
export async function noteHistory({ read }: Pick<Reading, 'read'>, folder: string): Promise<void> {
  const newest = await read
    .selectFrom('audit')
    .select(['no', 'hash'])
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!newest) return
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'history.json'), JSON.stringify(newest))
}
