import { Worker } from 'node:worker_threads'
import { isBusy } from '../database/database-health.ts'
import { isShortage } from '../database/shortage.ts'

/**
 * SQLite's own check of a file: one line for each fault, none for a sound file. It compares indexes with their tables too,
 * in which a row can be missing. It runs in a thread of its own, which requests go before unless something waits for it, and on
 * its own handle: what another handle holds in memory may still be right. Rejects when no thread can be started or no file
 * opened, which says nothing about this one; and where something waits for it also when another program has locked it.
 */
export async function checkStructure(file: string, { isAwaited = false } = {}): Promise<string[]> {
  const worker = new Worker(new URL('./structure-worker.ts', import.meta.url), {
    workerData: { file, isAwaited },
  })
  worker.unref()
  try {
    const lines = await new Promise<string[]>((resolve, reject) => {
      worker.once('message', resolve).once('error', reject)
    })
    return lines.filter((line) => line !== 'ok')
  } catch (error) {
    // In use by another program at this moment: the next round reads it.
    if (isBusy(error)) {
      if (isAwaited) throw error
      return []
    }
    const isOfSqlite = error instanceof Error && 'errcode' in error
    if (!isOfSqlite || (await isShortage(error))) throw error
    return [error.message]
  } finally {
    await worker.terminate()
  }
}
