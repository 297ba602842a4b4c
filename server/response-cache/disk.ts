import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { CachedResponse } from './cached-response.ts'

/** Copies of responses on disk: for the next start, and for pages that are requested while the database is unreachable. */
export type DiskCache = {
  read: (key: string) => Promise<CachedResponse | undefined>
  /** Writes in the background; the newest of a key wins. */
  write: (cached: CachedResponse) => void
  /** Removes the copy of a page that no longer exists. */
  remove: (key: string) => Promise<void>
  /** Removes all, which belong to another database; what cannot be removed is not read any more. Never rejects. */
  clear: () => Promise<void>
  /** Resolves when all copies are written. */
  flush: () => Promise<void>
}

const nameOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 32)
/** After an error (disk full or read-only) nothing is written for so long. */
const pauseMs = 60_000

/** Opens the copies in a folder. A copy that cannot be read counts as missing; one that cannot be written is skipped. */
export function openDiskCache(folder: string): DiskCache {
  const waiting = new Map<string, CachedResponse>()
  let writing: Promise<void> | undefined
  // Of this process's time: a clock that was ahead must not stop it until that moment.
  let pausedUntil = 0
  // True from `clear` on until the copies are removed: until then they are not read.
  let isForeign = false

  const write = async () => {
    // Another process on the same folder may write meanwhile.
    if (isForeign) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    isForeign = false
    await mkdir(folder, { recursive: true })
    for (const [key, cached] of waiting) {
      waiting.delete(key)
      const file = join(folder, nameOf(key))
      // Under another name first: another process may be reading, and this one may be killed.
      const temporary = `${file}.${randomUUID()}`
      await writeFile(temporary, toFile(cached))
      await rename(temporary, file)
    }
  }
  const startWriting = () => {
    writing ??= write()
      .catch(() => {
        waiting.clear()
        pausedUntil = performance.now() + pauseMs
      })
      .finally(() => {
        writing = undefined
      })
    return writing
  }

  return {
    read: async (key) => {
      if (isForeign) return undefined
      const cached = await readFile(join(folder, nameOf(key)))
        .then(fromFile)
        .catch(() => undefined)
      return cached?.key === key ? cached : undefined
    },
    write: (cached) => {
      if (performance.now() < pausedUntil) return
      waiting.set(cached.key, cached)
      void startWriting()
    },
    remove: async (key) => {
      waiting.delete(key)
      await writing
      await rm(join(folder, nameOf(key)), { force: true }).catch(() => undefined)
    },
    clear: async () => {
      waiting.clear()
      isForeign = true
      await writing
      await startWriting()
    },
    flush: async () => {
      while (waiting.size > 0 || writing) await startWriting()
    },
  }
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
const digestBytes = 32

/** The digest, then all of a response that does not belong to this process; other forms of the body are derived again. */
function toFile({ heads, hits, epoch, bodies: { br, identity }, ...rest }: CachedResponse): Buffer {
  const bytes = serialize({ ...rest, bodies: br ? { br } : { identity } })
  return Buffer.concat([digest(bytes), bytes])
}

function fromFile(file: Buffer): CachedResponse | undefined {
  const bytes = file.subarray(digestBytes)
  // Truncated or damaged: served, it would stay so until the next publication.
  if (!digest(bytes).equals(file.subarray(0, digestBytes))) return undefined
  return { ...deserialize(bytes), heads: {}, hits: 0, epoch: -1 }
}

const retainMs = 7 * 86_400_000
/** Writing a copy takes milliseconds; after this its writer counts as gone. */
const maxWritingMs = 60_000
const isUnfinished = /\.[\da-f-]+$/

/**
 * Removes the copies of builds and settings that no process has written for a week, and in the own folder the unfinished
 * files of processes that were killed.
 */
export async function sweepCopies(parent: string, own: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    const { mtimeMs } = await stat(join(parent, name)).catch(() => ({ mtimeMs: Date.now() }))
    if (name !== own && Date.now() - mtimeMs > retainMs)
      await rm(join(parent, name), { recursive: true, force: true }).catch(() => undefined)
  }
  for (const name of await readdir(join(parent, own)).catch(() => [])) {
    const file = join(parent, own, name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }))
    if (isUnfinished.test(name) && Date.now() - mtimeMs > maxWritingMs)
      await rm(file, { force: true }).catch(() => undefined)
  }
}
