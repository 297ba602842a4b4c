import { basename, dirname } from 'node:path'
import { isFailure } from '@shanmen/content/database/database-health.ts'
import type { Backend } from '../backend.ts'
import type { Settings } from '../config/settings.ts'
import type { Site } from '../site/site.ts'
import { copiesFolder } from './copies-folder.ts'
import { openDisk, sweepCopies } from './disk.ts'
import { isSameHistory, lastVersions, noteHistory } from './history.ts'
import { sharesOf } from './shelf.ts'
import { Store } from './store.ts'
import { createVersions, type Versions } from './versions.ts'

/** Other processes may publish too: this is how long that may go unnoticed. */
const lookMs = 400
const downTurns = 3

/**
 * The store of this process: told at once of what is published here, looking for what others publish. None where the
 * content is elsewhere, since nobody tells when it changes, nor in development, where the site itself changes. `since`
 * when the content cannot be read from the start: what there are copies of was right at least until then.
 */
export async function openStore(
  settings: Settings,
  publicUrl: string,
  { reading, content }: Pick<Backend, 'reading' | 'content'>,
  site: Site | undefined,
  since?: Date,
): Promise<Store | undefined> {
  if (!reading || site?.mode !== 'production') return undefined
  const folder = copiesFolder(settings, publicUrl, site)
  const disk = settings.READ_ONLY === 'yes' ? undefined : openDisk(folder)
  // A database too damaged to tell is no other one: its copies are what there is left to serve.
  const isOwn = since !== undefined || (await isSameHistory(reading, folder).catch(isFailure))
  if (disk && !isOwn) await disk.clear()
  if (disk) await sweepCopies(dirname(folder), basename(folder))
  const onRewind = () => {
    store.clear()
    void disk?.clear()
  }
  const last = since && { since, last: await lastVersions(folder) }
  const versions = createVersions(reading, { onRewind, ...last })
  const store: Store = new Store({ versions, mostBytes: sharesOf(settings.STORED_MB).answers, disk })
  await versions.look()
  content?.afterCommit.add(versions.changed)
  const look = lookEachTime(versions, () => disk && noteHistory(reading, folder, versions.snapshot()))
  // At once: copies of a process that ends before the first turn are worth as much as others.
  await look()
  const timer = setInterval(look, lookMs)
  timer.unref()
  store.closed.addEventListener('abort', () => {
    clearInterval(timer)
    content?.afterCommit.delete(versions.changed)
  })
  return store
}

/** Looks for what others publish; `onChange` follows whenever something has changed. */
function lookEachTime(versions: Versions, onChange: () => Promise<void> | undefined): () => Promise<void> {
  let turn = 0
  let noted = -1
  return async () => {
    turn += 1
    // Looking for a database that is away may hold up everything for a moment.
    if (versions.downSince() && turn % downTurns !== 0) return
    await versions.look()
    const { epoch } = versions.snapshot()
    if (epoch === noted || versions.downSince()) return
    noted = epoch
    await onChange()?.catch(() => undefined)
  }
}
