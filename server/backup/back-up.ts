import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { type Made, makeBackup } from '@shanmen/content/backup/make-backup.ts'
import { listBackups, newestUntil } from '@shanmen/content/backup/manifest.ts'
import { isFailure } from '@shanmen/content/database/database-health.ts'
import { requireContent } from '@shanmen/content/database/require-content.ts'
import type { Settings } from '../config/settings.ts'
import { whereOf } from '../config/where.ts'
import { createFolder } from '../data/folder.ts'
import { whileLocked } from '../data/lock.ts'
import { closeToOthers } from '../data/private-files.ts'
import { version } from '../health/health.ts'
import { errorCode, UserError } from '../user-error.ts'

const minuteMs = 60_000

/** Whether the newest backup is older than BACKUP_EVERY, or there is none. */
export async function isDue({ BACKUP_DIR, BACKUP_EVERY }: Settings): Promise<boolean> {
  const newest = newestUntil(await listBackups(BACKUP_DIR), new Date())
  return !newest || Date.now() - newest.at.getTime() >= BACKUP_EVERY * minuteMs
}

/**
 * Makes a backup in BACKUP_DIR; one process at a time, the next waits. With `onlyIfDue` none when another process has just
 * made one. Throws an error whose message says what to do.
 */
export async function backUp(settings: Settings, { onlyIfDue = false } = {}): Promise<Made | undefined> {
  const { DATA_DIR: dataDir, BACKUP_DIR: backupDir, BACKUP_KEEP } = settings
  await access(dataDir, constants.R_OK).catch((error: unknown) => {
    throw new UserError(`${dataDir} cannot be read (${errorCode(error) ?? error}): correct DATA_DIR.`)
  })
  await requireContent(whereOf(settings))
  await closeToOthers(dataDir)
  await createFolder(backupDir).catch((error: unknown) => {
    throw cannotWrite(backupDir, error)
  })
  try {
    return await whileLocked(join(backupDir, '.lock'), async () => {
      if (onlyIfDue && !(await isDue(settings))) return undefined
      return makeBackup({ ...whereOf(settings), backupDir, days: BACKUP_KEEP, program: version })
    })
  } catch (error) {
    throw explained(error, backupDir)
  }
}

const cannotWrite = (backupDir: string, error: unknown) =>
  new UserError(`BACKUP_DIR cannot be written to (${errorCode(error) ?? error}): correct ${backupDir}.`)

const sqliteFull = 13

function explained(error: unknown, backupDir: string): unknown {
  const code = errorCode(error)
  // SQLite says it in its own way where its copy does not fit: nothing is wrong with what it reads.
  const isFull = error instanceof Error && 'errcode' in error && error.errcode === sqliteFull
  if (code === 'ENOSPC' || code === 'EDQUOT' || isFull)
    return new UserError(`The disk of BACKUP_DIR is full: free some space for ${backupDir}.`)
  if (code && ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code)) {
    const path = error instanceof Error && 'path' in error ? String(error.path) : backupDir
    return path.startsWith(backupDir)
      ? cannotWrite(backupDir, error)
      : new UserError(`${path} cannot be read (${code}): it must be a file that this user may read.`)
  }
  return error instanceof Error && isFailure(error)
    ? new UserError(
        `What is to be backed up cannot be read (${error.message}): npm run doctor says what is damaged.`,
      )
    : error
}
