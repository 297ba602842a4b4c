import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** A lock untouched for this long was left by a process that is gone. Process ids mean nothing in another container. */
const longestUntouchedMs = 15_000

/** Touches the lock each second, while npm blocks the main thread. */
const heartbeat = `
  const { workerData } = require('node:worker_threads')
  const { utimesSync } = require('node:fs')
  setInterval(() => {
    try { utimesSync(workerData, new Date(), new Date()) } catch {}
  }, 1000)`

/**
 * Runs `work` while no other process installs into the same folder; npm itself does not wait for another npm. The lock
 * is a folder next to node_modules, because npm removes what is inside; an abandoned one is taken over.
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
  const toucher = new Worker(heartbeat, { eval: true, execArgv: [], workerData: lock })
  try {
    return work()
  } finally {
    void toucher.terminate()
    rmSync(lock, { recursive: true, force: true })
  }
}

function take(lock) {
  try {
    mkdirSync(lock)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** Of several processes that see the same old lock only one renames it; a new lock renamed by mistake is restored. */
function takeAway(lock) {
  const aside = `${lock}-${randomUUID()}`
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
  const touched = statSync(lock, { throwIfNoEntry: false })?.mtimeMs
  return touched !== undefined && Date.now() - touched > longestUntouchedMs
}
