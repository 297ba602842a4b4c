import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { StorageError } from '../errors.ts'
import { marker } from '../media/installation.ts'
import { type MediaStore, mediaFolders } from '../media/store.ts'
import type { Where } from '../open.ts'
import { isEmptyDatabase, isInUse } from './empty-database.ts'
import type { Manifest } from './manifest.ts'

/** Inside DATA_DIR, which may be a volume that cannot be renamed. As long as it is there the program does not start. */
export const restoringFolder = '.restoring'

/**
 * Beside it, where the media are elsewhere: the place of these and the id of the restore, so that one that was killed is removed
 * from there, and from no other store that MEDIA_URL names by then.
 */
export const placeFile = `${restoringFolder}-media`

/** In a store of media that a restore writes to: the id of that one. Another machine has no other way to know. */
export const claim = 'restoring'

/** What a place may hold and still be empty: lock files, and what a file system makes by itself. */
const nothing = /^(?:\.preparing.*|\.restoring-media|lost\+found)$/

/** Removes what a restore that was killed has left: only names that it makes, as the place was empty before. */
export async function emptyLeftover(
  dataDir: string,
  manifest: Manifest,
  elsewhere: MediaStore | undefined,
): Promise<void> {
  if (!existsSync(join(dataDir, restoringFolder))) return
  const [place, id] = await readFile(join(dataDir, placeFile), 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  )
  if (elsewhere && elsewhere.place === place) await removeClaimed(elsewhere, id)
  const names = await topNames(join(dataDir, restoringFolder), manifest)
  for (const name of [...names, restoringFolder])
    await rm(join(dataDir, name), { recursive: true, force: true })
}

/** What a restore writes itself, and no backup before the first restore holds. */
const made = ['anchor.jsonl', 'anchor.key', 'restored.jsonl', marker]

const topNames = async (stage: string, { files }: Manifest) => [
  ...(await readdir(stage)),
  ...files.map(({ path }) => path),
  ...mediaFolders,
  ...made,
]

/** Throws StorageError where anything is in the folder, the database or the store of media, or uses the database. */
export async function requireEmpty(
  { dataDir, databaseUrl }: Where,
  elsewhere: MediaStore | undefined,
): Promise<void> {
  const names = existsSync(dataDir) ? await readdir(dataDir) : []
  // A folder of media inside it is judged below.
  const [own] = elsewhere && !elsewhere.isRemote ? relative(dataDir, elsewhere.folder).split(sep) : []
  const found = names.find((name) => !nothing.test(name) && name !== own)
  if (found !== undefined)
    throw new StorageError(
      `${dataDir} is not empty (${found}): restore into an empty folder, DATA_DIR=/path/to/folder. Nothing was changed.`,
    )
  if (elsewhere && !(await isEmptyStore(elsewhere)))
    throw new StorageError(
      `${elsewhere.place} holds media: restore into an empty MEDIA_URL, such as another folder of the bucket. Nothing was changed.`,
    )
  // Asked first: the server lists a connection for a moment after its end.
  const isUsed = databaseUrl !== undefined && (await isInUse(databaseUrl))
  if (databaseUrl && !(await isEmptyDatabase(databaseUrl)))
    throw new StorageError(
      'The database of DATABASE_URL is not empty: make a new one with createdb. Nothing was changed.',
    )
  if (isUsed)
    throw new StorageError(
      'The database of DATABASE_URL is in use by another process of this program: stop all of them, then restore again. Nothing was changed.',
    )
}

async function isEmptyStore(store: MediaStore): Promise<boolean> {
  if (await store.read(marker)) return false
  for (const folder of mediaFolders) for await (const _ of store.list(folder)) return false
  return true
}

/** Throws StorageError when a restore of another machine writes to the store, or was killed. */
export async function claimStore(store: MediaStore, id: string): Promise<void> {
  await store.create(claim, Buffer.from(id))
  // A store may not know conditional writes.
  if (await isClaimedBy(store, id)) return
  throw new StorageError(
    `Another restore writes to ${store.place}: wait for its end. If it was killed, run it again on its machine; if that is gone, ` +
      'restore into another folder of the bucket. This one changed nothing.',
  )
}

/** One that was killed before a release that claims has no id, nor has its store. */
const isClaimedBy = async (store: MediaStore, id: string | undefined) =>
  (await store.read(claim))?.toString() === id

/**
 * Empties a store that this restore has claimed; before that it wrote nothing there. The claim is the last to go, so that the next
 * restore continues a removal that is interrupted.
 */
export async function removeClaimed(store: MediaStore, id: string | undefined): Promise<void> {
  if (!(await isClaimedBy(store, id))) return
  for (const path of [...mediaFolders, marker, claim]) await store.remove(path)
}
