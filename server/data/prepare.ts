import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { siteNames } from '@shanmen/brand/names.ts'
import { isEmptyDatabase } from '@shanmen/content/backup/empty-database.ts'
import { claim, restoringFolder } from '@shanmen/content/backup/empty-place.ts'
import { copyAnchor, summarizeAnchors } from '@shanmen/content/database/anchor.ts'
import { inTransaction } from '@shanmen/content/database/change.ts'
import { isFailure } from '@shanmen/content/database/database-health.ts'
import { hintFor } from '@shanmen/content/database/storage-hint.ts'
import { MediaStoreError, StorageError } from '@shanmen/content/errors.ts'
import { findMismatch, isMarked, markStore, readInstallation } from '@shanmen/content/media/installation.ts'
import { hangingError } from '@shanmen/content/media/turns.ts'
import { type Content, openContent, type Where } from '@shanmen/content/open.ts'
import { restoreMedia } from '@shanmen/sample/loading/restore-media.ts'
import { loadStarter } from '@shanmen/sample/starter.ts'
import { type Settings, wantsSample } from '../config/settings.ts'
import { whereOf } from '../config/where.ts'
import { UserError } from '../user-error.ts'
import { makeMediaFolder, openFolder } from './folder.ts'
import { whileLocked } from './lock.ts'
import { closeToOthers, foreignName, ownFiles, ownFolders } from './private-files.ts'

export type Preparation = {
  settings: Pick<Settings, 'DATA_DIR' | 'DATABASE_URL'> &
    Partial<Pick<Settings, 'SAMPLE' | 'PUBLIC_BASE_URL' | 'DATABASE_POOL_URL' | 'MEDIA_URL'>>
  now: () => Date
  /** Loads the sample content even when there is content already. */
  reload?: boolean
  onWait?: () => void
  onProgress?: (done: number, total: number) => void
  /** Called when the content begins without the sample. */
  onEmpty?: () => void
  /** Called with a line about a migration: where the backup before it is, or what it waits for. */
  onMigrate?: (line: string) => void
  /** Called with the number of uploaded pictures and files that the database lists and DATA_DIR lacks. */
  onMissing?: (count: number) => void
}

/**
 * Opens the content, created and migrated if needed. If it is empty it gets the sample content, or what an empty site begins
 * with, as the settings say. Samples are loaded in one transaction, so an interrupted start leaves none; the lock keeps a second start from loading them again.
 * Throws a UserError or StorageError with one line that says what to do.
 */
export async function prepareContent(options: Preparation): Promise<Content> {
  const { DATA_DIR: dataDir, DATABASE_POOL_URL: poolUrl } = options.settings
  const where = { ...whereOf(options.settings), poolUrl: poolUrl || undefined }
  const lock = join(dataDir, '.preparing')
  refuseRestoring(dataDir)
  await refuseForeign(dataDir)
  await refuseOthers(dataDir)
  await closeToOthers(dataDir)
  const isNew = !existsSync(dataDir)
  const removeCreated = await openFolder(dataDir)
  const prepare = async () => {
    const folder = where.media && 'folder' in where.media ? where.media.folder : undefined
    const answers = folder === undefined || (await makeMediaFolder(folder))
    // Before any table is made: a backup is restored into a database without tables only.
    if (where.databaseUrl && (await hasAnchors(dataDir)) && (await isEmptyDatabase(where.databaseUrl)))
      throw lost(where)
    const content = await openContent(where, options.onMigrate)
    try {
      await joinStore(content, answers)
      if (options.reload || (await content.isEmpty())) await fill(content, options)
      await copyAnchor(content)
      // All names of a bucket take many requests: its files are checked in the background.
      const isListed = !content.media.isRemote && content.media.refusal === undefined
      const missing = isListed ? await checkMedia(content) : 0
      if (missing > 0) options.onMissing?.(missing)
      return content
    } catch (error) {
      await content.close()
      throw error
    }
  }
  try {
    return await whileLocked(lock, prepare, options.onWait)
  } catch (error) {
    if (isNew) await rm(lock, { force: true })
    await removeCreated()
    throw withHint(error, where)
  }
}

/** Until the store answers. Nothing is written to one that may be another installation's. */
export const unverified = 'The store of media has not answered since the start of this program.'

/**
 * Pairs the database with its store of media: at the first start both are marked, later the marks are compared. A store that
 * is another's is in `media.refusal`; new content does not begin in it. Throws a UserError or MediaStoreError.
 */
async function joinStore(content: Content, answers: boolean): Promise<void> {
  if (!(await isMarked(content))) return
  const isNew = await content.isEmpty()
  try {
    if (!answers) throw hangingError(content.media.place)
    const isFirst = isNew || (await readInstallation(content)) === undefined
    const refusal = isFirst ? await markFirst(content, isNew) : await findMismatch(content)
    if (refusal === undefined) return
    if (isNew) throw new UserError(refusal)
    content.media.refusal = refusal
  } catch (error) {
    if (isNew || !(error instanceof MediaStoreError)) throw error
    content.media.refusal = unverified
  }
}

async function markFirst(content: Content, isNew: boolean): Promise<string | undefined> {
  const { place } = content.media
  if (isNew && (await content.media.read(claim)))
    return `A restore writes to ${place}, or was killed: correct MEDIA_URL, or run npm run restore again.`
  if (!isNew) {
    const { length } = await content.read.selectFrom('media').select('id').execute()
    const missing = await checkMedia(content)
    if (missing > length / 2)
      return `${missing} of ${length} pictures and files are not in ${place}: copy them there, or correct MEDIA_URL.`
  }
  return (await markStore(content))
    ? undefined
    : `${place} holds the media of another installation: correct MEDIA_URL, DATA_DIR or DATABASE_URL.`
}

/** New content in a folder that is being restored would be mixed with the old. */
function refuseRestoring(dataDir: string): void {
  if (existsSync(join(dataDir, restoringFolder)))
    throw new UserError(
      `A restore into ${dataDir} has not finished: wait for it, or run npm run restore again.`,
    )
}

/** New data would begin among the files of others, as where DATA_DIR is the folder above the right one. */
async function refuseForeign(dataDir: string): Promise<void> {
  const foreign = foreignName(await readdir(dataDir).catch(() => []))
  if (foreign !== undefined)
    throw new UserError(
      `${dataDir} holds files of something else (${foreign}) and no data of this program: set DATA_DIR to the right folder, or to one of its own.`,
    )
}

/** Throws a UserError for a file where there must be a folder, and the reverse. */
async function refuseOthers(dataDir: string): Promise<void> {
  for (const name of [...ownFolders, ...ownFiles]) {
    const found = await stat(join(dataDir, name)).catch(() => undefined)
    if (!found || found.isDirectory() === ownFolders.includes(name)) continue
    const [is, needed] = found.isDirectory() ? ['folder', 'file'] : ['file', 'folder']
    throw new UserError(
      `${join(dataDir, name)} is a ${is}, but the program needs a ${needed} of this name: move the ${is} away, ` +
        `put the ${needed} of the backup in its place if there is one, and start again.`,
    )
  }
}

async function fill(content: Content, options: Preparation): Promise<void> {
  const { reload, now, onProgress, onEmpty } = options
  const { SAMPLE = '', PUBLIC_BASE_URL = '' } = options.settings
  const wasEmpty = await content.isEmpty()
  // The anchors are stored outside the database: if it is empty and they are not, it was lost and must not be refilled.
  if (wasEmpty && (await hasAnchors(content.dataDir))) throw lost(whereOf(options.settings))
  const before = await readMediaIds(content)
  try {
    await inTransaction(content, async (inner) => {
      // A process with another DATA_DIR may have filled the same database while this one waited.
      const empty = await content.isEmpty()
      if (!empty && !reload) return
      if (!reload && !wantsSample({ SAMPLE, PUBLIC_BASE_URL })) {
        await loadStarter(inner, siteNames)
        return onEmpty?.()
      }
      // A hundred files of texts and pictures, which the usual start does not need.
      const { loadSample } = await import('@shanmen/sample/load.ts')
      await loadSample(inner, { now: now(), replace: !empty, progress: onProgress })
    })
  } catch (error) {
    const left = wasEmpty ? [...(await readMediaIds(content))].filter((id) => !before.has(id)) : []
    for (const id of left) await content.media.remove(`media/${id}`)
    throw error
  }
}

async function hasAnchors(dataDir: string): Promise<boolean> {
  const { recent, damaged } = await summarizeAnchors(dataDir)
  return recent.length > 0 || damaged > 0
}

function lost({ dataDir, databaseUrl }: Where): UserError {
  return databaseUrl
    ? new UserError(
        `The database of DATABASE_URL is empty, but ${dataDir}/anchor.jsonl says that there is content. Correct DATABASE_URL; or run ` +
          `npm run migrate-database if it is in content.sqlite; or move ${dataDir} away, then restore a backup or start with new data.`,
      )
    : new UserError(
        `${dataDir}/content.sqlite is empty, but anchor.jsonl beside it says that it held content. ` +
          `Put the backup of content.sqlite in its place, or move ${dataDir} away to start with new data.`,
      )
}

/** An error caused by disk or database becomes one line with a hint; any other is returned unchanged. */
export function withHint(error: unknown, where: Where): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof StorageError || cause instanceof UserError) return cause
    if (isFailure(cause)) return new StorageError(hintFor(cause, where), { cause: error })
  }
  return error
}

/** The ids of media that have files in the store. */
async function readMediaIds({ media }: Content): Promise<Set<string>> {
  const ids = new Set<string>()
  for await (const { path } of media.list('media')) ids.add(path.split('/')[1] ?? '')
  return ids
}

/**
 * Puts missing sample pictures and files back into the store, as after a start with another DATA_DIR on the same
 * database. Returns how many uploaded media are missing: only a copy of the folder can restore those.
 */
export async function checkMedia(content: Content): Promise<number> {
  const rows = await content.read.selectFrom('media').select('id').execute()
  const there = await readMediaIds(content)
  const missing = new Set(rows.map(({ id }) => id).filter((id) => !there.has(id)))
  return missing.size === 0 ? 0 : (await restoreMedia(content, missing)).size
}
