import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A lock without a process id for this long was left by a process that ended between the two steps of taking it. */
const longestNamelessMs = 5_000
/** No installation takes longer; by then the process id may belong to another process. */
const longestMs = 15 * 60_000

/**
 * Runs `work` while no other process installs into the same folder; npm itself does not wait for another npm. The lock
 * is a folder next to node_modules, because npm removes what is inside; the lock of an ended process is taken over.
 */
export function whileLocked(root, work) {
  const lock = join(root, '.installing')
  let waited = false
  while (!take(lock)) {
    if (isLeft(lock) && takeAway(lock)) continue
    if (!waited) process.stderr.write('Another process is installing the packages; waiting for it ...\n')
    waited = true
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  }
  try {
    return work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

function take(lock) {
  try {
    mkdirSync(lock)
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
  writeFileSync(join(lock, 'owner'), String(process.pid))
  return true
}

/** Of several processes that see the same old lock only one renames it; a new lock renamed by mistake is restored. */
function takeAway(lock) {
  const aside = `${lock}-${process.pid}`
  try {
    renameSync(lock, aside)
    if (!isLeft(aside)) {
      renameSync(aside, lock)
      return false
    }
  } catch {
    return false
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
  return true
}

function isLeft(lock) {
  const made = statSync(lock, { throwIfNoEntry: false })?.mtimeMs
  if (made === undefined) return false
  const age = Date.now() - made
  try {
    const owner = Number(readFileSync(join(lock, 'owner'), 'utf8'))
    return age > longestMs || !isAlive(owner)
  } catch {
    return age > longestNamelessMs
  }
}

function isAlive(owner) {
  try {
    process.kill(owner, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
