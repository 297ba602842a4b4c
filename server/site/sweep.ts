import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive } from '../data/lock.ts'

/** Removes what is named `{prefix}{process number}` (and perhaps an ending) whose process is gone by `kill -9`. */
export async function sweep(folder: string, prefix: string): Promise<void> {
  if (!existsSync(folder)) return
  for (const name of await readdir(folder)) {
    const owner = name.startsWith(prefix) && /^\d+(?=$|\.)/.exec(name.slice(prefix.length))?.[0]
    if (owner && !isAlive(Number(owner))) await rm(join(folder, name), { recursive: true, force: true })
  }
}
