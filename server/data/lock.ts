import { rmSync } from 'node:fs'
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { errorCode } from '../user-error.ts'

const touchMs = 1_000
/** A lock that was not touched for so long counts as abandoned, on whatever machine its owner ran. */
const maxUntouchedMs = 15_000

/**
 * Does `work` while no other process does: two starts at once on one folder follow each other. The lock is a file
 * with the owner's process number, touched every second; the lock of a process that is gone is taken over.
 */
export async function whileLocked<T>(path: string, work: () => Promise<T>, onWait?: () => void): Promise<T> {
  for (let waited = false; !(await take(path)); waited = true) {
    if (!waited) onWait?.()
    if (await isAbandoned(path)) await removeAbandoned(path)
    else await setTimeout(100)
  }
  const release = () => rmSync(path, { force: true })
  const timer = setInterval(() => utimes(path, new Date(), new Date()).catch(() => {}), touchMs)
  process.once('exit', release)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    process.off('exit', release)
    release()
  }
}

async function take(path: string): Promise<boolean> {
  try {
    await writeFile(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    // A full disk creates the file without the number: left there, it would block every other process.
    await rm(path, { force: true }).catch(() => undefined)
    throw error
  }
}

/** Of several processes that see the same abandoned lock only one removes it; a new lock moved by mistake is put back. */
async function removeAbandoned(path: string): Promise<void> {
  const aside = `${path}.${process.pid}`
  try {
    await rename(path, aside)
    if (await isAbandoned(aside)) await rm(aside)
    else await link(aside, path).then(() => rm(aside))
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(errorCode(error) ?? '')) throw error
  }
}

async function isAbandoned(path: string): Promise<boolean> {
  try {
    const owner = Number(await readFile(path, 'utf8'))
    const { mtimeMs } = await stat(path)
    return Date.now() - mtimeMs > maxUntouchedMs || (owner > 0 && !isAlive(owner))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false
    throw error
  }
}

/** True while the process runs, also under another user. */
export function isAlive(owner: number): boolean {
  try {
    process.kill(owner, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
