import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { anchorHead, readAnchors } from '@shanmen/content/database/anchor.ts'
import { together } from '@shanmen/content/database/change.ts'
import { isFailure } from '@shanmen/content/database/database-health.ts'
import { hintFor } from '@shanmen/content/database/storage-hint.ts'
import { StorageError } from '@shanmen/content/errors.ts'
import { type Content, openContent, type Where } from '@shanmen/content/open.ts'
import { restoreMedia } from '@shanmen/sample/loading/restore-media.ts'
import type { Settings } from '../config/settings.ts'
import { UserError } from '../user-error.ts'
import { openFolder } from './data-folder.ts'
import { whileLocked } from './lock.ts'

export type Preparation = {
  settings: Pick<Settings, 'DATA_DIR' | 'DATABASE_URL'>
  now: () => Date
  /** Loads the sample content even when there is content already. */
  reload?: boolean
  onWait?: () => void
  onProgress?: (done: number, total: number) => void
  /** Called with the number of uploaded pictures and files that the database lists and DATA_DIR lacks. */
  onMissing?: (count: number) => void
}

/**
 * Opens the content, created and migrated if needed, with the sample content if it is empty. Samples are loaded in
 * one transaction, so an interrupted start leaves none; the lock keeps a second start from loading them again.
 * Throws a UserError or StorageError with one line that says what to do.
 */
export async function prepareContent(options: Preparation): Promise<Content> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = options.settings
  const where = { dataDir, databaseUrl: databaseUrl || undefined }
  const removeCreated = await openFolder(dataDir)
  const prepare = async () => {
    const content = await openContent(where)
    try {
      if (options.reload || (await content.isEmpty())) await fill(content, options)
      await anchorHead(content)
      const missing = await checkMedia(content)
      if (missing > 0) options.onMissing?.(missing)
      return content
    } catch (error) {
      await content.close()
      throw error
    }
  }
  try {
    return await whileLocked(join(dataDir, '.preparing'), prepare, options.onWait)
  } catch (error) {
    await removeCreated()
    throw withHint(error, where)
  }
}

async function fill(content: Content, { reload, now, onProgress }: Preparation): Promise<void> {
  const wasEmpty = await content.isEmpty()
  if (wasEmpty) await refuseLost(content)
  const media = join(content.dataDir, 'media')
  const before = new Set(await readdir(media))
  try {
    await together(content, async (inner) => {
      // A process with another DATA_DIR may have filled the same database while this one waited.
      const empty = await content.isEmpty()
      if (!empty && !reload) return
      // A hundred files of texts and pictures, which the usual start does not need.
      const { loadSample } = await import('@shanmen/sample/load.ts')
      await loadSample(inner, { now: now(), replace: !empty, progress: onProgress })
    })
  } catch (error) {
    const left = wasEmpty ? (await readdir(media)).filter((name) => !before.has(name)) : []
    for (const name of left) await rm(join(media, name), { recursive: true, force: true })
    throw error
  }
}

/** The anchors are kept outside the database: if it is empty and they are not, it was lost and must not be refilled. */
async function refuseLost({ dataDir, dialect }: Content): Promise<void> {
  if (dialect !== 'sqlite' || (await readAnchors(dataDir)).length === 0) return
  throw new UserError(
    `${dataDir}/content.sqlite is empty, but anchor.jsonl beside it says that it held content. ` +
      `Put the backup of content.sqlite in its place, or move ${dataDir} away to begin anew.`,
  )
}

/** An error caused by disk or database becomes one line with a hint; any other is returned unchanged. */
function withHint(error: unknown, where: Where): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof StorageError || cause instanceof UserError) return cause
    if (isFailure(cause)) return new StorageError(hintFor(cause, where), { cause: error })
  }
  return error
}

/**
 * Puts missing sample pictures and files back into DATA_DIR/media, as after a start with another DATA_DIR on the same
 * database. Returns how many uploaded media are missing: only a copy of the folder can restore those.
 */
export async function checkMedia(content: Content): Promise<number> {
  const rows = await content.read.selectFrom('media').select('id').execute()
  const there = new Set(await readdir(join(content.dataDir, 'media')))
  const missing = new Set(rows.map(({ id }) => id).filter((id) => !there.has(id)))
  return missing.size === 0 ? 0 : (await restoreMedia(content, missing)).size
}
