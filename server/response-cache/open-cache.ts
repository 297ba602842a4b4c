import { basename, dirname } from 'node:path'
import { isFailure } from '@shanmen/content/database/database-health.ts'
import type { Backend } from '../backend.ts'
import type { Settings } from '../config/settings.ts'
import { securityHeaders } from '../http/security-headers.ts'
import type { Site } from '../site/site.ts'
import { ResponseCache } from './cache.ts'
import { openDiskCache, sweepCopies } from './disk.ts'
import { diskFolder, isSameHistory, lastVersions, writeHistory } from './disk-folder.ts'
import { memoryShares } from './memory.ts'
import { createVersions, type Versions } from './versions.ts'

/** Other processes may publish too: this is how long that may go unnoticed. */
const pollMs = 400
/** While the database is unreachable, only every third poll is made. */
const downPolls = 3

/**
 * The response cache of this process: told at once of what is published here, polling for what others publish. Undefined
 * where the content is on another host, which does not tell when it changes, and in development, where the site changes.
 * `since` is set when the content cannot be read at start: copies were right at least until then.
 */
export async function openResponseCache(
  settings: Settings,
  publicUrl: string,
  { reading, content }: Pick<Backend, 'reading' | 'content'>,
  site: Site | undefined,
  since?: Date,
): Promise<ResponseCache | undefined> {
  if (!reading || site?.mode !== 'production') return undefined
  const folder = diskFolder(settings, publicUrl, site)
  const disk = settings.READ_ONLY === 'yes' ? undefined : openDiskCache(folder)
  // A database too damaged to answer is no other one: the copies of it are all there is to serve.
  const isSame = since !== undefined || (await isSameHistory(reading, folder).catch(isFailure))
  if (disk && !isSame) await disk.clear()
  if (disk) await sweepCopies(dirname(folder), basename(folder))
  const onRewind = () => {
    cache.clear()
    void disk?.clear()
  }
  const last = since && { since, last: await lastVersions(folder) }
  const versions = createVersions(reading, { onRewind, ...last })
  const cache: ResponseCache = new ResponseCache({
    ...{ versions, disk, maxBytes: memoryShares(settings.STORED_MB).responses },
    security: securityHeaders(publicUrl.startsWith('https:')),
  })
  await versions.poll()
  content?.afterCommit.add(versions.markChanged)
  const poll = polling(versions, () => disk && writeHistory(reading, folder, versions.snapshot()))
  // At once: copies of a process that ends before the first interval are worth as much as others.
  await poll()
  const timer = setInterval(poll, pollMs)
  timer.unref()
  cache.closed.addEventListener('abort', () => {
    clearInterval(timer)
    content?.afterCommit.delete(versions.markChanged)
  })
  return cache
}

/** Polls for what others publish; calls `onChange` whenever something has changed. */
function polling(versions: Versions, onChange: () => Promise<void> | undefined): () => Promise<void> {
  let polls = 0
  let lastEpoch = -1
  return async () => {
    polls += 1
    // Polling an unreachable database may hold up everything for a moment.
    if (versions.downSince() && polls % downPolls !== 0) return
    await versions.poll()
    const { epoch } = versions.snapshot()
    if (epoch === lastEpoch || versions.downSince()) return
    lastEpoch = epoch
    await onChange()?.catch(() => undefined)
  }
}
