import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { StorageError } from '../errors.ts'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
// Taken from a file: a path must not lead out of the folder that it is restored into.
const path = z.string().refine((value) => value.split('/').every((part) => /^[^./\\\0][^/\\\0]*$/.test(part)))
const file = z.strictObject({ path, sha256, bytes: z.number() })

const contents = z.strictObject({
  format: z.literal(1),
  /** The version of the program that made it. */
  program: z.string(),
  /** Every change that was acknowledged before this moment is in the backup. */
  at: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** The newest line of the audit log. */
  head: z.strictObject({ no: z.number(), hash: z.string() }),
  /** The number of rows by table, of content and accounts. */
  rows: z.record(z.string(), z.number()),
  /** Databases, keys and anchors: in the folder of the manifest. */
  files: z.array(file),
  /** Media, originals and uploads: `list` is the name of a file in `files/`, which lists their names there. */
  media: z.strictObject({ list: sha256, files: z.number(), bytes: z.number() }),
})
const manifest = z.strictObject({ ...contents.shape, sha256 })
const newerFormat = z.object({ format: z.number().gt(1) })

export type BackupFile = z.output<typeof file>
export type Manifest = z.output<typeof contents>
/** A whole backup. */
export type Backup = { folder: string; name: string; at: Date }

const manifestFile = 'manifest.json'

/** The databases of a backup of SQLite, content first. */
export const sqliteFiles = ['content.sqlite', 'people.sqlite']

const hashOf = (contents: Manifest) => createHash('sha256').update(JSON.stringify(contents)).digest('hex')

/** Writes the manifest of a folder, with the hash of itself. */
export async function writeManifest(folder: string, contents: Manifest): Promise<void> {
  const text = JSON.stringify({ ...contents, sha256: hashOf(contents) }, null, 1)
  await writeFile(join(folder, manifestFile), `${text}\n`, { flag: 'wx', mode: 0o600, flush: true })
}

/** Undefined when there is no such file. Throws StorageError when it cannot be read, which may be otherwise later. */
const readText = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw new StorageError(
      `${file} cannot be read (${error.code}): the disk of the backups, or its permissions, need attention.`,
    )
  })

/** Throws StorageError when the manifest of a folder is missing, not what was written, of a newer release, or cannot be read. */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, manifestFile)
  const text = await readText(file)
  if (text === undefined) throw new StorageError(`${folder} is no backup: it has no ${manifestFile}.`)
  const value = parsed(text)
  if (newerFormat.safeParse(value).success)
    throw new StorageError(`${file} was written by a newer release: restore it with that one.`)
  const { data } = manifest.safeParse(value)
  if (!data) throw damagedManifest(file)
  const { sha256, ...read } = data
  if (sha256 !== hashOf(read)) throw damagedManifest(file)
  return read
}

const damagedManifest = (file: string) => new StorageError(`${file} is damaged: restore another backup.`)

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const pattern = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)$/

/** The name of the folder of a backup of this moment. */
export const nameOf = (at: Date): string => at.toISOString().replaceAll(/[:.]/g, '-')

/** The whole backups of a folder, newest first: one that was interrupted has another name. Empty when there is no folder. */
export async function listBackups(backupDir: string): Promise<Backup[]> {
  const names = await readdir(backupDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names
    .filter((name) => pattern.test(name))
    .sort()
    .toReversed()
    .map((name) => ({
      folder: join(backupDir, name),
      name,
      at: new Date(name.replace(pattern, '$1:$2:$3.$4')),
    }))
}

const skewMs = 60_000

/** The newest of those that are not dated later than now: ones of a clock that was ahead say nothing about how old the last one is. */
export const newestUntil = (backups: readonly Backup[], now: Date): Backup | undefined =>
  backups.find(({ at }) => at.getTime() <= now.getTime() + skewMs)

/** The folder that holds the media of a backup. */
export const mediaFilesOf = (backup: string): string => join(dirname(backup), 'files')

/** The path of a file of that folder, by its hash. */
export const storedFile = (files: string, hash: string): string => join(files, hash.slice(0, 2), hash)

/** A medium in a backup, and when its file was written: one of the same size and time is not read again. */
export type MediaFile = BackupFile & { mtimeMs: number }

/** A line for each file. */
export const mediaListOf = (files: readonly MediaFile[]): string =>
  files
    .map(({ path, sha256, bytes, mtimeMs }) => `${JSON.stringify([sha256, bytes, mtimeMs, path])}\n`)
    .join('')

const mediaLine = z.tuple([sha256, z.number(), z.number(), path])

/** The media of a backup. Throws StorageError when their list cannot be read or is not what was written. */
export async function readMediaList(backup: string, { media }: Manifest): Promise<MediaFile[]> {
  const place = storedFile(mediaFilesOf(backup), media.list)
  const text = (await readText(place)) ?? ''
  if (createHash('sha256').update(text).digest('hex') !== media.list)
    throw new StorageError(
      `${place} is missing or damaged. It lists the media of ${basename(backup)}: restore another backup.`,
    )
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const [sha256, bytes, mtimeMs, path] = mediaLine.parse(JSON.parse(line))
      return { sha256, bytes, mtimeMs, path }
    })
}
