import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openContent } from '@shanmen/content/open.ts'
import { inject } from 'vitest'
import { loadSample } from '../load.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder of this run of the unit tests, shared by all files and removed at its end. */
    runFolder: string
  }
}

/**
 * Makes `dataDir` a data folder with the sample content and returns the moment at which it was loaded. Loading takes
 * five seconds of processor time: the first test of a run does it, the others copy the result.
 */
export async function copyLoadedSample(dataDir: string): Promise<Date> {
  const shared = join(inject('runFolder'), 'sample')
  const loadedAt = () => readFile(join(shared, 'loaded-at'), 'utf8')
  const known = await loadedAt().catch(() => loadShared(shared).then(loadedAt))
  await cp(join(shared, 'data'), dataDir, { recursive: true })
  return new Date(known)
}

/** Two workers may both load it: the one that is later discards its own. */
async function loadShared(shared: string): Promise<void> {
  const own = await mkdtemp(`${shared}-`)
  const now = new Date()
  const content = await openContent({ dataDir: join(own, 'data') })
  await loadSample(content, { now })
  await content.close()
  await writeFile(join(own, 'loaded-at'), now.toISOString())
  await rename(own, shared).catch(() => rm(own, { recursive: true }))
}
