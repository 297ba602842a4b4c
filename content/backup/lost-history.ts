import { hasLine } from '../database/newest-line.ts'
import { readLastRestore } from '../database/restores.ts'
import type { ReadOnlyContent } from '../open.ts'
import { type Backup, type Manifest, readManifest } from './manifest.ts'

type Found = Manifest & { name: string }

/** Reads the manifests that no call before has read. One that cannot be read, now or ever, is for a restore to name. */
export function newManifests(): (backups: readonly Backup[]) => Promise<Found[]> {
  const known = new Set<string>()
  return async (backups) => {
    const found: Found[] = []
    for (const { name, folder } of backups) {
      if (known.has(name)) continue
      const manifest = await readManifest(folder).catch(() => undefined)
      if (!manifest) continue
      known.add(name)
      found.push({ ...manifest, name })
    }
    return found
  }
}

/**
 * Says which backup of those that are there has a line of the audit log that the database has not, as after an older copy of the whole
 * data folder was put in its place: nothing inside it shows that. A restore that was recorded since has said so: it knows the backups
 * that were there, as one made while the clock was ahead has a later date than it.
 */
export function lostHistory(dataDir: string, read: Pick<ReadOnlyContent['read'], 'selectFrom'>) {
  let open: Found[] = []
  return async (more: readonly Found[], there: readonly Backup[]): Promise<string | undefined> => {
    open.push(...more)
    if (open.length === 0) return undefined
    const restore = await readLastRestore(dataDir)
    const restored = Date.parse(restore?.at ?? '') || 0
    const lost: Found[] = []
    for (const each of open) {
      const isSettled = Date.parse(each.at) <= restored || restore?.backups?.includes(each.name)
      if (each.head.no > 0 && !isSettled && !(await hasLine(read, each.head))) lost.push(each)
    }
    open = lost
    const newest = lost.find(({ name }) => there.some((backup) => backup.name === name))
    return (
      newest &&
      `${newest.name} has audit line ${newest.head.no}, which the database has not: an older copy of the data was put in place. ` +
        'Restore that backup; or, to go on without what is missing, run npm run doctor -- --restored'
    )
  }
}
