import { rmSync } from 'node:fs'
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { errorCode } from '../user-error.ts'

const beatMs = 1_000
/** A lock whose owner has given no sign for so long counts as left behind, wherever that owner ran. */
const longestSilenceMs = 15_000

/**
 * Does `work` while no other process does: two starts at once on one folder follow each other. The lock is a file
 * with the owner's process number, touched every second; one left behind by a process that is gone is taken over.
 */
export async function whileLocked<T>(path: string, work: () => Promise<T>, onWait?: () => void): Promise<T> {
  for (let waited = false; !(await take(path)); waited = true) {
    if (!waited) onWait?.()
    if (await leftBehind(path)) await takeAway(path)
    else await setTimeout(100)
  }
  const giveBack = () => rmSync(path, { force: true })
  const beat = setInterval(() => utimes(path, new Date(), new Date()).catch(() => {}), beatMs)
  process.once('exit', giveBack)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    process.off('exit', giveBack)
    giveBack()
  }
}

async function take(path: string): Promise<boolean> {
  try {
    await writeFile(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    // A full disk takes the name but not the number: left there, it would keep everybody waiting for its owner.
    await rm(path, { force: true }).catch(() => undefined)
    throw error
  }
}

/** Of several that saw the same old lock one alone moves it away; a new one caught by mistake is put back. */
async function takeAway(path: string): Promise<void> {
  const aside = `${path}.${process.pid}`
  try {
    await rename(path, aside)
    if (await leftBehind(aside)) await rm(aside)
    else await link(aside, path).then(() => rm(aside))
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(errorCode(error) ?? '')) throw error
  }
}

async function leftBehind(path: string): Promise<boolean> {
  try {
    const owner = Number(await readFile(path, 'utf8'))
    const { mtimeMs } = await stat(path)
    return Date.now() - mtimeMs > longestSilenceMs || (owner > 0 && !isAlive(owner))
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
