import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'

const retryMs = 100
/** SQLite's codes: another connection holds the lock, or is about to. */
const busy = 5

/**
 * Does `work` while no other process on this machine does, in whatever container: two starts at once on one folder follow
 * each other. The lock is SQLite's own on an empty file, so the system releases it when its process ends in any way; the
 * file stays, as removing it would let two processes lock two files of one name.
 */
export async function whileLocked<T>(path: string, work: () => Promise<T>, onWait?: () => void): Promise<T> {
  const lock = new DatabaseSync(path)
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

function take(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return false
    throw error
  }
}
