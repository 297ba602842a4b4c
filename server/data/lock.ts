import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { UserError } from '../user-error.ts'

const retryMs = 100
/** SQLite's codes: another connection holds the lock, or is about to; the file cannot be written to, or not be opened. */
const [busy, readOnly, cannotOpen] = [5, 8, 14]

/**
 * Does `work` while no other process on this machine does, in whatever container: two starts at once on one folder follow
 * each other. The lock is SQLite's own on an empty file, so the system releases it when its process ends in any way; the
 * file stays, as removing it would let two processes lock two files of one name.
 */
export async function whileLocked<T>(path: string, work: () => Promise<T>, onWait?: () => void): Promise<T> {
  const lock = openLock(path)
  try {
    for (let waited = false; !take(lock); waited = true) {
      if (!waited) onWait?.()
      await setTimeout(retryMs)
    }
    return await work()
  } finally {
    lock.close()
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'errcode' in error ? error.errcode : undefined)

/** Throws a UserError for a file of another user, as one that root made, or a folder in its place. */
function openLock(path: string): DatabaseSync {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(path, { timeout: 0 })
    lock.exec('begin immediate; rollback')
    return lock
  } catch (error) {
    if (lock && codeOf(error) === busy) return lock
    lock?.close()
    if (codeOf(error) !== readOnly && codeOf(error) !== cannotOpen) throw error
    throw new UserError(
      `${path} cannot be opened: it must be a file that this user may write to, as all of its folder; and the disk must not be full.`,
    )
  }
}

function take(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive')
    return true
  } catch (error) {
    if (codeOf(error) === busy) return false
    throw error
  }
}
