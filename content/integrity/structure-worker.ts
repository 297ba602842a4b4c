import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

// Run by structure.ts in a thread of its own: SQLite's check of a large file takes seconds.
const { file, isAwaited }: { file: string; isAwaited: boolean } = workerData
const database = new DatabaseSync(file, { readOnly: true, timeout: 1000 })

// On Linux a thread has a priority of its own.
if (!isAwaited && process.platform === 'linux')
  setPriority(Number(basename(readlinkSync('/proc/thread-self'))), 19)

function check(): string[] {
  try {
    const rows = database.prepare('pragma integrity_check(20)').all()
    return rows.flatMap((row) => Object.values(row).map(String))
  } finally {
    database.close()
  }
}

// After closing: the thread is ended once this arrives, and an open handle would keep the write-ahead log.
parentPort?.postMessage(check())
