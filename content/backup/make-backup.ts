import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openPostgres } from '../database/postgres.ts'
import { openSqlite } from '../database/sqlite.ts'
import { StorageError } from '../errors.ts'
import { findMismatch } from '../media/installation.ts'
import { openMedia } from '../media/open-store.ts'
import type { MediaStore } from '../media/store.ts'
import type { Where } from '../open.ts'
import { copySqlite, dumpPostgres } from './database-copy.ts'
import {
  countRows,
  hasRecordedKey,
  type Queried,
  readHead,
  readNeeded,
  readOwnTables,
} from './database-summary.ts'
import { copyHashed, findFile, hashFile, syncFolder } from './hashed-file.ts'
import { lostHistory, newManifests } from './lost-history.ts'
import {
  type Backup,
  type BackupFile,
  listBackups,
  type Manifest,
  type MediaFile,
  nameOf,
  readManifest,
  readMediaList,
  sqliteFiles,
  writeManifest,
} from './manifest.ts'
import { storeMedia, storeMediaList, sweepMedia } from './media-files.ts'
import { surplusOf } from './retention.ts'

/** Keys and anchors, in DATA_DIR beside the databases. All else there can be made again, or is not of this program. */
const own = /^(?:studio\.key|anchor\.key|anchor(?:-damaged-[\w.-]+)?\.jsonl|restored\.jsonl|installation)$/
const partPattern = /^\.\d{4}-.*\.part$/
const maxAttempts = 5

type Options = Where & {
  backupDir: string
  /** Of so many days on which there are backups the last one of each is retained. */
  days: number
  /** The version of this program. */
  program: string
}

/** `problem`: that the key of the accounts is missing, or why an older one, or what an interrupted one has left, could not be removed. */
export type Made = Backup & { problem?: string }

const lacksKey =
  'without studio.key, with which alone the second factors of its accounts can be read: set BACKUP_DIR on a node with a studio, ' +
  'or copy that file into DATA_DIR'

/**
 * Makes a backup of database, accounts, keys, anchors and media while programs write to them, and removes those that are no
 * longer retained: what cannot be removed is in the way of no new one. Until it is whole and on disk its folder has a name that no one takes for a backup. The caller makes
 * sure that no other process does the same. Throws StorageError, or the system's error, when there is no new backup.
 */
export async function makeBackup({ backupDir, days, program, ...where }: Options): Promise<Made> {
  await mkdir(join(backupDir, 'files'), { recursive: true, mode: 0o700 })
  const cleaning = new Cleaning()
  await removeParts(backupDir, cleaning)
  const before = await readNewestMedia(backupDir)
  const store = await openMedia(where)
  // What is there already need not be copied between the database and the uploads that it counts on.
  let media = await storeMedia(store, backupDir, before)
  let missing: string[] = []
  for (let attempt = 1; ; attempt += 1) {
    const at = new Date()
    const part = join(backupDir, `.${nameOf(at)}.part`)
    await mkdir(part, { mode: 0o700 })
    try {
      // The anchors first: they must not know a line that the copy of the database lacks.
      const files = await copyFiles(where.dataDir, part)
      const database = await copyDatabase(where, part, async (read) => {
        await refuseMismatch(where, store, read)
        return findLost(where.dataDir, backupDir, read)
      })
      media = await storeMedia(store, backupDir, media, database.needed)
      const paths = new Set(media.map(({ path }) => path))
      // One that was processed or removed after the database was copied is not in the next copy of it: otherwise its bytes are
      // lost, which the check reports, and all else is backed up.
      const without = database.needed.filter((path) => !paths.has(path))
      const isWhole = without.every((path) => missing.includes(path))
      missing = without
      if (isWhole) {
        await writeManifest(part, {
          ...{ format: 1, program, at: at.toISOString() },
          ...{ database: database.dialect, head: database.head, rows: database.rows },
          files: [...files, ...database.files],
          media: await storeMediaList(backupDir, media),
        })
        await syncFolder(part)
        const folder = join(backupDir, nameOf(at))
        await rename(part, folder)
        await syncFolder(backupDir)
        await cleaning.attempt(() => removeSurplus(backupDir, days, cleaning, database.lost))
        const hasKey = !database.needsKey || files.some(({ path }) => path === 'studio.key')
        const unremoved = cleaning.failure && `but an older one cannot be removed: ${cleaning.failure}`
        const problem = [hasKey ? undefined : lacksKey, unremoved].filter((each) => each).join('; ')
        return { folder, name: nameOf(at), at, ...(problem && { problem }) }
      }
      if (attempt === maxAttempts)
        throw new StorageError('Pictures and files were changed faster than they could be copied: try again.')
    } finally {
      await rm(part, { recursive: true, force: true })
    }
  }
}

/** Steps of which each is tried although another failed; the next backup tries them again. */
class Cleaning {
  failure: string | undefined

  async attempt(step: () => Promise<void>): Promise<void> {
    await step().catch((error: Error) => {
      this.failure ??= error.message
    })
  }
}

async function removeParts(backupDir: string, cleaning: Cleaning): Promise<void> {
  for (const name of await readdir(backupDir))
    if (partPattern.test(name))
      await cleaning.attempt(() => rm(join(backupDir, name), { recursive: true, force: true }))
}

/** The media of the newest backup; none when it cannot be read, and then every file is read again. */
async function readNewestMedia(backupDir: string): Promise<MediaFile[]> {
  const [newest] = await listBackups(backupDir)
  if (!newest) return []
  return readManifest(newest.folder)
    .then((manifest) => readMediaList(newest.folder, manifest))
    .catch(() => [])
}

async function copyFiles(dataDir: string, part: string): Promise<BackupFile[]> {
  const names = (await readdir(dataDir)).filter((name) => own.test(name))
  const files: BackupFile[] = []
  for (const path of names.sort())
    files.push({ path, ...(await copyHashed(join(dataDir, path), join(part, path))) })
  return files
}

/** Another installation's rows would be taken for the newest state of this one, with keys that are not theirs. */
async function refuseMismatch({ dataDir, databaseUrl }: Where, media: MediaStore, read: Queried) {
  // Databases of earlier releases have no mark.
  if (!(await readOwnTables(read)).some(({ name }) => name === 'installation')) return
  const dialect = databaseUrl ? 'postgres' : 'sqlite'
  const mismatch = await findMismatch({ dialect, dataDir, media, read })
  if (mismatch !== undefined) throw new StorageError(`No backup was made. ${mismatch}`)
}

/** Which backup has what the database has lost. */
type FindLost = (read: Queried) => Promise<string | undefined>

async function findLost(dataDir: string, backupDir: string, read: Queried): Promise<string | undefined> {
  const backups = await listBackups(backupDir)
  return lostHistory(dataDir, read)(await newManifests()(backups), backups)
}

type Facts = { head: Manifest['head']; needed: string[]; lost?: string | undefined }
type Copied = Pick<Manifest, 'rows' | 'files'> & Facts & { dialect: Manifest['database']; needsKey: boolean }

const copyDatabase = ({ databaseUrl, dataDir }: Where, part: string, findLost: FindLost): Promise<Copied> =>
  databaseUrl ? copyServer(databaseUrl, part, findLost) : copySqliteFiles(dataDir, part, findLost)

async function copySqliteFiles(dataDir: string, part: string, findLost: FindLost): Promise<Copied> {
  const rows: Manifest['rows'] = {}
  const files: BackupFile[] = []
  let facts: Facts = { head: { no: 0, hash: '' }, needed: [] }
  let needsKey = false
  // The accounts may be a moment newer: what was acknowledged before the backup's moment is in both.
  for (const path of sqliteFiles) {
    const copy = join(part, path)
    if (path === 'people.sqlite' && !(await findFile(join(dataDir, path)))) continue
    await copySqlite(join(dataDir, path), copy)
    const database = openSqlite(copy, { readOnly: true })
    try {
      Object.assign(rows, await countRows(database))
      if (path === 'content.sqlite') facts = await readFacts(database, findLost)
      else needsKey = await hasRecordedKey(database)
    } finally {
      await database.destroy()
    }
    files.push({ path, ...(await hashFile(copy)) })
  }
  return { dialect: 'sqlite', ...facts, rows, files, needsKey }
}

const readFacts = async (read: Queried, findLost: FindLost): Promise<Facts> => ({
  head: await readHead(read),
  needed: await readNeeded(read),
  lost: await findLost(read),
})

/** The dump and what is counted are of one state of the database. */
async function copyServer(databaseUrl: string, part: string, findLost: FindLost): Promise<Copied> {
  const path = 'database.dump'
  const database = openPostgres(databaseUrl, { readOnly: true, timeoutMs: 0 })
  try {
    const facts = await database
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (read) => {
        const { rows: snapshots } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(read)
        await dumpPostgres(databaseUrl, join(part, path), snapshots[0]?.id)
        const [rows, needsKey] = [await countRows(read), await hasRecordedKey(read)]
        return { ...(await readFacts(read, findLost)), rows, needsKey }
      })
    const files = [{ path, ...(await hashFile(join(part, path))) }]
    return { dialect: 'postgres', ...facts, files }
  } finally {
    await database.destroy()
  }
}

async function removeSurplus(
  backupDir: string,
  days: number,
  cleaning: Cleaning,
  lost: string | undefined,
): Promise<void> {
  const surplus = surplusOf(await listBackups(backupDir), days)
  // What they have is nowhere else.
  if (lost && surplus.length > 0) throw new StorageError(lost)
  for (const { folder, name } of surplus)
    await cleaning.attempt(async () => {
      // Renamed first: half a backup must not be offered.
      const part = join(backupDir, `.${name}.part`)
      await rename(folder, part)
      await rm(part, { recursive: true })
    })
  if (surplus.length > 0) await sweepMedia(backupDir)
}
