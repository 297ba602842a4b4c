import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StorageError } from '../errors.ts'
import { type MediaStore, mediaFolders, type StoredFile } from '../media/store.ts'
import { findFile, syncFolder } from './hashed-file.ts'
import { inParallel } from './in-parallel.ts'
import {
  listBackups,
  type Manifest,
  type MediaFile,
  mediaListOf,
  readManifest,
  readMediaList,
  storedFile,
} from './manifest.ts'

/**
 * Copies the media that no earlier backup has into `backupDir/files`, named by their hashes. A file of the same path, size
 * and time as in the backup before is not read. What the database needs is stored also where the list of a store leaves it out.
 * Returns where each one is, sorted by path.
 */
export async function storeMedia(
  media: Pick<MediaStore, 'list' | 'save'>,
  backupDir: string,
  before: readonly MediaFile[],
  needed: readonly string[] = [],
): Promise<MediaFile[]> {
  const files = join(backupDir, 'files')
  const known = new Map(before.map((file) => [file.path, file]))
  const stored: MediaFile[] = []
  const touched = new Set<string>()
  const listed = await listMedia(media)
  const names = new Set(listed.map(({ path }) => path))
  const unlisted = needed.filter((path) => !names.has(path))
  // Of another size than any file: each is read.
  const found = [...listed, ...unlisted.map((path) => ({ path, bytes: -1, mtimeMs: 0 }))]
  await inParallel(found, async ({ path, bytes, mtimeMs }) => {
    const old = known.get(path)
    if (old && old.bytes === bytes && old.mtimeMs === mtimeMs) {
      const copy = await findFile(storedFile(files, old.sha256))
      if (copy?.bytes === old.bytes) return void stored.push(old)
    }
    // None when it was uploaded and processed meanwhile: the database tells whether it is needed.
    const copied = await storeFile(media, path, files, touched)
    if (copied) stored.push({ path, ...copied, mtimeMs })
  })
  for (const folder of touched) await syncFolder(folder)
  return stored.sort((a, b) => (a.path < b.path ? -1 : 1))
}

async function listMedia(media: Pick<MediaStore, 'list'>): Promise<StoredFile[]> {
  const found: StoredFile[] = []
  for (const folder of mediaFolders) for await (const file of media.list(folder)) found.push(file)
  return found
}

async function storeFile(media: Pick<MediaStore, 'save'>, path: string, files: string, touched: Set<string>) {
  const part = join(files, `.${randomUUID()}.part`)
  try {
    const copied = await media.save(path, part)
    if (!copied) return undefined
    const place = storedFile(files, copied.sha256)
    await mkdir(dirname(place), { recursive: true, mode: 0o700 })
    await rename(part, place)
    touched.add(dirname(place))
    return copied
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/**
 * Stores the list of the media of a backup, by its hash: one that has not changed since takes no space. It is written all the same: the
 * one that is there may be damaged.
 */
export async function storeMediaList(
  backupDir: string,
  media: readonly MediaFile[],
): Promise<Manifest['media']> {
  const text = mediaListOf(media)
  const list = createHash('sha256').update(text).digest('hex')
  const place = storedFile(join(backupDir, 'files'), list)
  await mkdir(dirname(place), { recursive: true, mode: 0o700 })
  await writeFile(`${place}.part`, text, { mode: 0o600, flush: true })
  await rename(`${place}.part`, place)
  await syncFolder(dirname(place))
  return { list, files: media.length, bytes: media.reduce((sum, { bytes }) => sum + bytes, 0) }
}

/** Removes files that no backup names. Nothing is removed while one of them is damaged or cannot be read: what it names is unknown. */
export async function sweepMedia(backupDir: string): Promise<void> {
  const named = new Set<string>()
  for (const { folder } of await listBackups(backupDir)) {
    const manifest = await readManifest(folder).catch(failSweep)
    if (named.has(manifest.media.list)) continue
    for (const { sha256 } of await readMediaList(folder, manifest).catch(failSweep)) named.add(sha256)
    named.add(manifest.media.list)
  }
  const files = join(backupDir, 'files')
  for (const entry of await readdir(files, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && !named.has(entry.name)) await rm(join(entry.parentPath, entry.name))
}

function failSweep(error: Error): never {
  throw new StorageError(`its media stay as long as another backup cannot be read. ${error.message}`)
}
