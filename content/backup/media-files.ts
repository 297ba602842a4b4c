import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { copyHashed, findFile, inParallel, syncFolder } from './hashed-file.ts'
import {
  listBackups,
  type Manifest,
  type MediaFile,
  mediaListOf,
  readManifest,
  readMediaList,
  storedFile,
} from './manifest.ts'

/** Folders of DATA_DIR whose files are in a backup by their hashes. */
export const mediaFolders = ['media', 'originals', 'uploads']

/**
 * Copies the media that no earlier backup has into `backupDir/files`, named by their hashes. A file of the same path, size
 * and time as in the backup before is not read. Returns where each one is, sorted by path.
 */
export async function storeMedia(
  dataDir: string,
  backupDir: string,
  before: readonly MediaFile[],
): Promise<MediaFile[]> {
  const files = join(backupDir, 'files')
  const known = new Map(before.map((file) => [file.path, file]))
  const stored: MediaFile[] = []
  const touched = new Set<string>()
  await inParallel(await listMedia(dataDir), async (path) => {
    const file = join(dataDir, path)
    const found = await findFile(file)
    // A file that was uploaded and processed meanwhile: the database tells whether it is needed.
    if (!found) return
    const old = known.get(path)
    if (old && old.bytes === found.bytes && old.mtimeMs === found.mtimeMs) {
      const copy = await findFile(storedFile(files, old.sha256))
      if (copy?.bytes === old.bytes) return void stored.push(old)
    }
    const copied = await storeFile(file, files, touched).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    if (copied) stored.push({ path, ...copied, mtimeMs: found.mtimeMs })
  })
  for (const folder of touched) await syncFolder(folder)
  return stored.sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Files that are whole: those being written have a name that begins with a dot. */
async function listMedia(dataDir: string): Promise<string[]> {
  const paths: string[] = []
  for (const folder of mediaFolders) {
    const options = { recursive: true, withFileTypes: true } as const
    const found = await readdir(join(dataDir, folder), options).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    for (const entry of found)
      if (entry.isFile() && !entry.name.startsWith('.'))
        paths.push(relative(dataDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
  }
  return paths
}

async function storeFile(from: string, files: string, touched: Set<string>) {
  const part = join(files, `.${randomUUID()}.part`)
  try {
    const copied = await copyHashed(from, part)
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

/** Stores the list of the media of a backup, by its hash: one that has not changed since takes no space. */
export async function storeMediaList(
  backupDir: string,
  media: readonly MediaFile[],
): Promise<Manifest['media']> {
  const text = mediaListOf(media)
  const list = createHash('sha256').update(text).digest('hex')
  const place = storedFile(join(backupDir, 'files'), list)
  if ((await findFile(place))?.bytes !== Buffer.byteLength(text)) {
    await mkdir(dirname(place), { recursive: true, mode: 0o700 })
    await writeFile(`${place}.part`, text, { mode: 0o600, flush: true })
    await rename(`${place}.part`, place)
    await syncFolder(dirname(place))
  }
  return { list, files: media.length, bytes: media.reduce((sum, { bytes }) => sum + bytes, 0) }
}

/** Removes files that no backup names. Nothing is removed while one backup cannot be read. */
export async function sweepMedia(backupDir: string): Promise<void> {
  const named = new Set<string>()
  const lists = new Set<string>()
  for (const { folder } of await listBackups(backupDir)) {
    const manifest = await readManifest(folder)
    if (lists.has(manifest.media.list)) continue
    lists.add(manifest.media.list)
    named.add(manifest.media.list)
    for (const { sha256 } of await readMediaList(folder, manifest)) named.add(sha256)
  }
  const files = join(backupDir, 'files')
  for (const entry of await readdir(files, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && !named.has(entry.name)) await rm(join(entry.parentPath, entry.name))
}
