import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'

const chunkBytes = 1 << 20

export type Hashed = { sha256: string; bytes: number }

/** Copies a file and returns the hash of the bytes that were written; they are on disk when this returns. Throws when the copy exists. */
export async function copyHashed(from: string, to: string): Promise<Hashed> {
  const target = await open(to, 'wx', 0o600)
  try {
    // `write` may write a part of it, as on a disk that is nearly full.
    const copied = await hashFile(from, (chunk) => target.writeFile(chunk))
    await target.datasync()
    return copied
  } finally {
    await target.close()
  }
}

/** The hash and size of a file, whose parts also go to `onChunk`, one after the other. */
export async function hashFile(file: string, onChunk?: (chunk: Buffer) => Promise<void>): Promise<Hashed> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(file, { highWaterMark: chunkBytes })) {
    hash.update(chunk)
    await onChunk?.(chunk)
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
