import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'

const chunkBytes = 1 << 20

export type Hashed = { sha256: string; bytes: number }

/** Copies a file and returns the hash of the bytes that were written; they are on disk when this returns. Throws when the copy exists. */
export async function copyHashed(from: string, to: string): Promise<Hashed> {
  const hash = createHash('sha256')
  const target = await open(to, 'wx', 0o600)
  let bytes = 0
  try {
    for await (const chunk of createReadStream(from, { highWaterMark: chunkBytes })) {
      hash.update(chunk)
      // `write` may write a part of it, as on a disk that is nearly full.
      await target.writeFile(chunk)
      bytes += chunk.length
    }
    await target.datasync()
  } finally {
    await target.close()
  }
  return { sha256: hash.digest('hex'), bytes }
}

export async function hashFile(file: string): Promise<Hashed> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(file, { highWaterMark: chunkBytes })) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { sha256: hash.digest('hex'), bytes }
}

/** Makes what a folder lists durable: a renamed file can be gone after a power cut otherwise. Windows cannot do it and need not. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** The size of a file and when it was written; undefined when there is none. */
export const findFile = (file: string): Promise<{ bytes: number; mtimeMs: number } | undefined> =>
  stat(file).then(
    ({ size, mtimeMs }) => ({ bytes: size, mtimeMs }),
    () => undefined,
  )

const parallel = 8

/** Runs `work` on all items, eight at a time: waiting for the disk takes most of the time. Rejects with the first failure. */
export async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  let next = 0
  let failed = false
  const run = async () => {
    while (next < items.length && !failed) {
      const item = items[next++] as T
      await work(item).catch((error: unknown) => {
        failed = true
        throw error
      })
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: parallel }, run))
  const failure = ended.find((each) => each.status === 'rejected')
  if (failure) throw failure.reason
}
