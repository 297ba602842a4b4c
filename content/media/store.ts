import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { copyHashed, type Hashed, hashFile, syncFolder } from '../backup/hashed-file.ts'
import { isShortage } from '../database/shortage.ts'
import { MediaStoreError } from '../errors.ts'
import { isOwnFile } from './own-file.ts'
import { type InTurn, takeTurns } from './turns.ts'

/** What is stored: reduced pictures and files, pictures as they were uploaded, and accepted uploads that wait. */
export const mediaFolders = ['media', 'originals', 'uploads'] as const

export type StoredFile = { path: string; bytes: number; mtimeMs: number }

/**
 * Where the bytes of media are stored: a folder, or a bucket of an object store. Paths are `media/{id}/{file}`,
 * `originals/{id}/{file}` and `uploads/{key}`. Everything rejects with MediaStoreError when the store does not answer.
 */
export type MediaStore = {
  /** For messages: a folder, or `s3://bucket/prefix`. */
  readonly place: string
  /** True when reading costs a request to another machine. */
  readonly isRemote: boolean
  /** Files are served from here, by their paths, once `isHere` has said so. */
  readonly folder: string
  /** Runs what reads in `folder`, which may be another machine's. */
  readonly inTurn: InTurn
  isHere(path: string): Promise<boolean>
  /** Writes a file whole or not at all; one of the same path is replaced. When this returns, a failure of power loses nothing. */
  put(path: string, bytes: Uint8Array): Promise<void>
  /** The same from an existing file. */
  copy(path: string, source: string): Promise<void>
  /** The same from a file that is on disk and no longer needed there. */
  take(path: string, source: string): Promise<void>
  /** Writes a file unless there is one; returns whether it did. */
  create(path: string, bytes: Uint8Array): Promise<boolean>
  /** Undefined when there is no such file. */
  read(path: string): Promise<Buffer | undefined>
  hash(path: string): Promise<string | undefined>
  /** Copies a file to a new one of this machine; undefined when there is none. */
  save(path: string, to: string): Promise<Hashed | undefined>
  /** Removes a file, or everything below a path. */
  remove(path: string): Promise<void>
  /** Whole files below a path. */
  list(below: string): AsyncIterable<StoredFile>
  /** Why nothing may be written: the store is not known to be the one of this content. */
  refusal?: string | undefined
}

/** The same store, in which everything that writes rejects while `refusal` is set. */
export function refusing(store: MediaStore): MediaStore {
  const unlessRefused =
    <A extends unknown[], R>(write: (...values: A) => Promise<R>) =>
    async (...values: A): Promise<R> => {
      if (guarded.refusal !== undefined) throw new MediaStoreError(guarded.refusal)
      return write(...values)
    }
  const guarded: MediaStore = {
    ...store,
    put: unlessRefused(store.put),
    copy: unlessRefused(store.copy),
    take: unlessRefused(store.take),
    create: unlessRefused(store.create),
    remove: unlessRefused(store.remove),
  }
  return guarded
}

/** Throws for a path that could lead out of the store or be taken for a file that is being written. */
export function requirePath(path: string): string {
  for (const name of path.split('/'))
    if (!name || name !== basename(name) || name.startsWith('.') || /[\0\\]/.test(name))
      throw new TypeError(`"${path}" is no path of a medium`)
  return path
}

/** Media as files of one folder: written to a temporary file, synced, then renamed, and the folder synced. */
export function folderStore(folder: string): MediaStore {
  const fileOf = (path: string) => join(folder, requirePath(path))
  const inTurn = takeTurns(folder)
  const turned =
    <A extends unknown[], R>(work: (...values: A) => Promise<R>) =>
    (...values: A): Promise<R> =>
      inTurn(() => work(...values))
  const write = async (path: string, fill: (part: string) => Promise<void>) => {
    const file = fileOf(path)
    await makeFolder(dirname(file))
    const part = join(dirname(file), `.${randomUUID()}.part`)
    try {
      await fill(part)
      await syncFile(part)
      await rename(part, file)
      await syncFolder(dirname(file))
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }
  const put = (path: string, bytes: Uint8Array) => write(path, (part) => writeFile(part, bytes))
  const own = async <R>(path: string, read: (file: string) => Promise<R>): Promise<R | undefined> => {
    const file = fileOf(path)
    if (!(await isOwnFile(file))) return undefined
    return read(file).catch(async (error: unknown) => {
      if (await isShortage(error)) throw error
      return undefined
    })
  }
  return {
    place: folder,
    isRemote: false,
    folder,
    inTurn,
    isHere: turned(async (path) => isPath(path) && isOwnFile(join(folder, path))),
    put: turned(put),
    copy: turned((path, source) => write(path, (part) => copyFile(source, part, constants.COPYFILE_FICLONE))),
    take: turned(async (path, source) => {
      const file = fileOf(path)
      await makeFolder(dirname(file))
      await rename(source, file).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EXDEV') throw error
        await put(path, await readFile(source))
        await rm(source)
      })
      await syncFolder(dirname(file))
    }),
    create: turned(async (path, bytes) => {
      const file = fileOf(path)
      await makeFolder(dirname(file))
      const part = join(dirname(file), `.${randomUUID()}.part`)
      try {
        await writeFile(part, bytes)
        await syncFile(part)
        // Fails where there is a file, unlike a rename.
        await link(part, file)
        await syncFolder(dirname(file))
        return true
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
        throw error
      } finally {
        await rm(part, { force: true })
      }
    }),
    read: turned((path) => own(path, (file) => readFile(file))),
    hash: turned((path) => own(path, async (file) => (await hashFile(file)).sha256)),
    save: turned((path, to) =>
      copyHashed(fileOf(path), to).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      }),
    ),
    remove: turned((path) => rm(fileOf(path), { recursive: true, force: true })),
    list: (below) => listFolder(folder, requirePath(below), inTurn),
  }
}

export const isPath = (path: string): boolean => {
  try {
    return requirePath(path) === path
  } catch {
    return false
  }
}

/** Opened for reading, as the copy of a read-only file is read-only too; Windows syncs only what is opened for writing. */
async function syncFile(path: string): Promise<void> {
  const file = await open(path, process.platform === 'win32' ? 'r+' : 'r')
  await file.datasync().finally(() => file.close())
}

/** Makes a folder, and those above it that are missing, so that a failure of power leaves them. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true })
  if (first === undefined) return
  for (let made = resolve(folder); made.length >= first.length; made = dirname(made))
    await syncFolder(dirname(made))
}

/** Those being written have a name that begins with a dot; links are not followed. */
async function* listFolder(folder: string, below: string, inTurn: InTurn): AsyncGenerator<StoredFile> {
  const { files, folders } = await inTurn(() => readFolder(folder, below))
  yield* files
  for (const name of folders) yield* listFolder(folder, `${below}/${name}`, inTurn)
}

async function readFolder(folder: string, below: string) {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  const files: StoredFile[] = []
  const folders: string[] = []
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue
    if (entry.isDirectory()) folders.push(entry.name)
    if (!entry.isFile()) continue
    const path = `${below}/${entry.name}`
    const found = await stat(join(folder, path)).catch(() => undefined)
    // One that was removed meanwhile.
    if (found) files.push({ path, bytes: found.size, mtimeMs: found.mtimeMs })
  }
  return { files, folders }
}
