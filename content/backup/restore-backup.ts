import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openPostgres } from '../database/postgres.ts'
import { openSqlite } from '../database/sqlite.ts'
import { hintFor } from '../database/storage-hint.ts'
import { StorageError } from '../errors.ts'
import { type Checked, checkContent } from '../integrity/check.ts'
import type { Finding } from '../integrity/finding.ts'
import { recordRestore } from '../integrity/restored.ts'
import { markStore, readInstallation } from '../media/installation.ts'
import { openMedia } from '../media/open-store.ts'
import { type MediaStore, mediaFolders } from '../media/store.ts'
import { openContent, type Where } from '../open.ts'
import { restorePostgres } from './database-copy.ts'
import { countRows, readHead } from './database-summary.ts'
import { emptyDatabase } from './empty-database.ts'
import {
  claim,
  claimStore,
  emptyLeftover,
  placeFile,
  removeClaimed,
  requireEmpty,
  restoringFolder,
} from './empty-place.ts'
import { copyHashed, hashFile, syncFolder } from './hashed-file.ts'
import { inParallel } from './in-parallel.ts'
import {
  type Manifest,
  mediaFilesOf,
  readManifest,
  readMediaList,
  sqliteFiles,
  storedFile,
} from './manifest.ts'

/**
 * Of so many entries every word is searched for, which takes 30 ms each: the index is as it was by the hash of its file, and
 * this shows that it was right.
 */
const searched = 100

type Options = {
  /** The folder of the backup, beside the folder of its media. */
  backup: string
  to: Where
  /** Who restores it, by the name on this machine: recorded in the audit log. Left out for a drill. */
  by?: string
  /** Restores a backup in which something was damaged already when it was made, or a picture or file is now: without that one. */
  withFindings?: boolean
  onStep?: (line: string) => void
}

export type Restored = { manifest: Manifest; findings: Finding[] }

/**
 * Restores a backup into an empty place and verifies all of it: hashes of files, rows, history with its anchors, accounts and
 * media. Throws StorageError when the place holds anything or something differs from what was backed up; the place is empty
 * then as it was before.
 */
export async function restoreBackup(options: Options): Promise<Restored> {
  const { backup, to } = options
  const manifest = await readManifest(backup)
  refuseOtherDatabase(manifest, to)
  const id = randomUUID()
  const isNew = !existsSync(to.dataDir)
  // Undefined where media are moved into their place with the other files.
  const elsewhere = to.media && (await openMedia(to))
  await emptyLeftover(to.dataDir, manifest, elsewhere)
  await requireEmpty(to, elsewhere)
  const stage = join(to.dataDir, restoringFolder)
  const staged = { ...to, dataDir: stage }
  try {
    await mkdir(to.dataDir, { recursive: true, mode: 0o700 })
    if (elsewhere) await writeFile(join(to.dataDir, placeFile), `${elsewhere.place}\n${id}`, { flush: true })
    await mkdir(stage, { mode: 0o700 })
    if (elsewhere) await claimStore(elsewhere, id)
    await copyAll(options, manifest, stage, elsewhere)
    const findings = await putBack(options, manifest, staged)
    await moveUp(stage, to.dataDir)
    await rm(join(to.dataDir, placeFile), { force: true })
    // All is in its place: a claim that stays matters only to the next restore into this store, which is not empty.
    await elsewhere?.remove(claim).catch(() => undefined)
    return { manifest, findings }
  } catch (error) {
    if (elsewhere) await removeClaimed(elsewhere, id)
    for (const path of isNew ? [to.dataDir] : [stage, join(to.dataDir, placeFile)])
      await rm(path, { recursive: true, force: true })
    const isOurs = error instanceof StorageError
    throw isOurs ? error : new StorageError(hintFor(error, { dataDir: to.dataDir }), { cause: error })
  }
}

function refuseOtherDatabase({ database }: Manifest, { databaseUrl }: Where): void {
  if (database === 'postgres' && !databaseUrl)
    throw new StorageError('The backup is of PostgreSQL: set DATABASE_URL to an empty database.')
  if (database === 'sqlite' && databaseUrl)
    throw new StorageError(
      'The backup is of SQLite: restore it without DATABASE_URL, then move it with npm run migrate-database.',
    )
}

const damaged = (file: string) =>
  new StorageError(`${file} of the backup is not what was backed up: restore another backup.`)

/** Each later backup names it too, as its size is right. */
const damagedMedium = (file: string) =>
  new StorageError(
    `${file} is not what was backed up, or is gone, in every backup that names it. Remove it: the next backup stores it again. ` +
      'Where there will be none, --with-findings restores all else.',
  )

async function copyAll(
  { backup, withFindings = false, onStep }: Options,
  manifest: Manifest,
  stage: string,
  elsewhere: MediaStore | undefined,
): Promise<void> {
  const media = await readMediaList(backup, manifest)
  onStep?.(`Copying ${media.length} pictures and files ...`)
  const inStage = elsewhere ? [] : media
  const folders = new Set([...(elsewhere ? [] : mediaFolders), ...inStage.map(({ path }) => dirname(path))])
  for (const folder of folders) await mkdir(join(stage, folder), { recursive: true, mode: 0o700 })
  const files = mediaFilesOf(backup)
  await inParallel(media, async ({ path, sha256 }) => {
    const stored = storedFile(files, sha256)
    const place = join(stage, path)
    if (await (elsewhere ? isWhole(stored, sha256) : copyWhole(stored, place, sha256)))
      return elsewhere?.copy(path, stored)
    if (!withFindings) throw damagedMedium(stored)
    onStep?.(`Left out: ${path}, as ${stored} is not what was backed up`)
    await rm(place, { force: true })
  })
  for (const folder of folders) await syncFolder(join(stage, folder))
  onStep?.('Copying the database ...')
  for (const { path, sha256 } of manifest.files) {
    const file = join(backup, path)
    const copied =
      path === 'database.dump' ? isWhole(file, sha256) : copyWhole(file, join(stage, path), sha256)
    if (!(await copied)) throw damaged(file)
  }
}

/** Whether the copy is what was backed up. */
async function copyWhole(from: string, to: string, sha256: string): Promise<boolean> {
  const copied = await copyHashed(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return copied?.sha256 === sha256
}

const isWhole = async (file: string, sha256: string): Promise<boolean> =>
  (await hashFile(file).catch(() => undefined))?.sha256 === sha256

/** The database and all verification. On PostgreSQL the database is emptied again after a failure. */
async function putBack(options: Options, manifest: Manifest, staged: Where): Promise<Finding[]> {
  const { databaseUrl } = staged
  if (!databaseUrl) return verify(options, manifest, staged)
  await restorePostgres(databaseUrl, join(options.backup, 'database.dump'))
  try {
    return await verify(options, manifest, staged)
  } catch (error) {
    await emptyDatabase(databaseUrl)
    throw error
  }
}

async function verify(
  { backup, to, by, withFindings = false, onStep }: Options,
  manifest: Manifest,
  staged: Where,
): Promise<Finding[]> {
  onStep?.('Verifying the database, its history and all pictures and files ...')
  await verifyFacts(manifest, staged)
  // Brings a database of an earlier release to this one's schema.
  const content = await openContent(staged)
  try {
    const search = { every: Math.max(1, Math.ceil((manifest.rows.entry ?? 0) / searched)), round: 0 }
    const media = to.media ? content.media : await hashedMedia(backup, manifest, content.media)
    const found = await checkContent({ ...content, media }, { writes: false, search })
    const findings = found.filter(({ code }) => code !== 'space')
    if (findings.length > 0 && !withFindings)
      throw new StorageError(
        `The backup holds damage: ${findings.map(({ code, where }) => `${code} (${where.join(', ')})`).join('; ')}. ` +
          'Restore an earlier one, or this one as it is with --with-findings.',
      )
    if (by !== undefined) await recordRestore(content, 'restore', by, dirname(backup))
    if (await readInstallation(content)) await markStore(content)
    return findings
  } finally {
    await content.close()
    // A copy before the migration, which the backup itself is.
    await rm(join(staged.dataDir, 'backups'), { recursive: true, force: true })
  }
}

/** Files were hashed on their way to their place, where reading them again would take as long as copying. */
async function hashedMedia(
  backup: string,
  manifest: Manifest,
  { read, isHere }: MediaStore,
): Promise<Checked['media']> {
  const hashes = new Map((await readMediaList(backup, manifest)).map(({ path, sha256 }) => [path, sha256]))
  // One that is damaged in the backup was left out.
  return { read, hash: async (path) => ((await isHere(path)) ? hashes.get(path) : undefined) }
}

/** Compares head and rows with what was counted when the backup was made. */
async function verifyFacts(manifest: Manifest, { dataDir, databaseUrl }: Where): Promise<void> {
  const rows: Manifest['rows'] = {}
  // Earlier releases also backed up other files of the folder, which may be another database.
  const files = sqliteFiles.filter((name) => manifest.files.some(({ path }) => path === name))
  const databases = databaseUrl
    ? [openPostgres(databaseUrl, { readOnly: true, timeoutMs: 0 })]
    : files.map((path) => openSqlite(join(dataDir, path), { readOnly: true }))
  try {
    for (const database of databases) Object.assign(rows, await countRows(database))
    const [content] = databases
    const head = content && (await readHead(content))
    const expected = manifest.rows
    for (const table of new Set([...Object.keys(rows), ...Object.keys(expected)]))
      if (rows[table] !== expected[table])
        throw new StorageError(
          `The restored table ${table} has ${rows[table]} rows instead of ${expected[table]}: restore another backup.`,
        )
    if (head?.no !== manifest.head.no || head.hash !== manifest.head.hash)
      throw new StorageError('The restored history ends elsewhere than the backup: restore another backup.')
  } finally {
    for (const database of databases) await database.destroy()
  }
}

/** The database last: without it, and with anchors, the program does not take the folder for a new one. */
async function moveUp(stage: string, dataDir: string): Promise<void> {
  const names = await readdir(stage)
  const isDatabase = (name: string) => Number(name.startsWith('content.sqlite'))
  for (const name of names.sort((a, b) => isDatabase(a) - isDatabase(b)))
    await rename(join(stage, name), join(dataDir, name))
  await syncFolder(dataDir)
  await rmdir(stage)
  await syncFolder(dataDir)
}
