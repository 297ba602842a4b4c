import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sourceNames } from '@shanmen/content/published/dependencies.ts'
import { z } from 'zod'
import { isAlive } from '../data/lock.ts'
import { bytesOf, type Kept } from './cached-response.ts'

const headShape = z.object({
  key: z.string(),
  status: z.number(),
  headers: z.array(z.string()),
  cacheControl: z.string(),
  etag: z.string(),
  page: z.boolean(),
  tight: z.boolean().default(false),
  form: z.enum(['br', 'identity']),
  hash: z.string(),
  sources: z.array(z.tuple([z.enum(sourceNames), z.number()])),
  madeAt: z.number(),
  until: z.number().nullable(),
})

/** Copies of answers on disk: for the next start, and for a page that is asked for while the database is away. */
export type Disk = {
  read: (key: string) => Promise<Kept | undefined>
  /** Writes in the background; the newest of an address wins. */
  write: (kept: Kept) => void
  /** Forgets an address that shows nothing any longer. */
  remove: (key: string) => Promise<void>
  clear: () => Promise<void>
  /** Resolves when everything that was to be written is. */
  written: () => Promise<void>
}

const nameOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 32)
/** A disk that is full or read-only is left alone for so long. */
const pauseMs = 60_000

/** Opens the copies in a folder. What cannot be read is as if it were not there; what cannot be written is left out. */
export function openDisk(folder: string): Disk {
  const waiting = new Map<string, Kept>()
  let writing: Promise<void> | undefined
  let pausedUntil = 0

  const write = async () => {
    await mkdir(folder, { recursive: true })
    for (const [key, kept] of waiting) {
      waiting.delete(key)
      const file = join(folder, nameOf(key))
      // Beside its place first: another process may be reading, and this one may be killed.
      const fresh = `${file}.${process.pid}`
      await writeFile(fresh, packed(kept))
      await rename(fresh, file)
    }
  }
  const begin = () => {
    writing ??= write()
      .catch(() => {
        waiting.clear()
        pausedUntil = Date.now() + pauseMs
      })
      .finally(() => {
        writing = undefined
      })
    return writing
  }

  return {
    read: async (key) => {
      const bytes = await readFile(join(folder, nameOf(key))).catch(() => undefined)
      const kept = bytes && unpacked(bytes)
      return kept?.key === key ? kept : undefined
    },
    write: (kept) => {
      if (Date.now() < pausedUntil) return
      waiting.set(kept.key, kept)
      void begin()
    },
    remove: async (key) => {
      waiting.delete(key)
      await writing
      await rm(join(folder, nameOf(key)), { force: true }).catch(() => undefined)
    },
    clear: async () => {
      waiting.clear()
      await writing
      await rm(folder, { recursive: true, force: true })
    },
    written: async () => {
      while (waiting.size > 0 || writing) await begin()
    },
  }
}

function packed({ forms, heads, hits, bytes, epoch, asked, sources, until, ...rest }: Kept): Buffer {
  const form = forms.br ? 'br' : 'identity'
  const body = forms[form] ?? Buffer.alloc(0)
  const head = {
    ...{ ...rest, form, hash: hashOf(body) },
    ...{ sources: [...sources], until: Number.isFinite(until) ? until : null },
  }
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body])
}

const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('base64url')

function unpacked(bytes: Buffer): Kept | undefined {
  const end = bytes.indexOf('\n')
  try {
    const head = headShape.parse(JSON.parse(bytes.subarray(0, end).toString()))
    const { form, hash, sources, until, ...rest } = head
    const body = bytes.subarray(end + 1)
    // Cut off or damaged: given out, it would stay so until somebody publishes.
    if (hashOf(body) !== hash) return undefined
    const forms = { [form]: body }
    return {
      ...{ ...rest, forms, heads: {}, hits: 0, asked: false },
      ...{
        bytes: bytesOf({ forms }),
        epoch: -1,
        sources: new Map(sources),
        until: until ?? Number.POSITIVE_INFINITY,
      },
    }
  } catch {
    return undefined
  }
}

const keptMs = 7 * 86_400_000
/** Writing a copy takes milliseconds. */
const writingMs = 60_000

/**
 * Removes the copies of builds and settings that nobody has written for a week, and of the own ones what a process left
 * half written that was killed.
 */
export async function sweepCopies(parent: string, own: string): Promise<void> {
  if (!existsSync(parent)) return
  for (const name of await readdir(parent)) {
    const { mtimeMs } = await stat(join(parent, name))
    if (name !== own && Date.now() - mtimeMs > keptMs)
      await rm(join(parent, name), { recursive: true, force: true }).catch(() => undefined)
  }
  for (const name of await readdir(join(parent, own)).catch(() => [])) {
    const writer = /\.(\d+)$/.exec(name)?.[1]
    if (writer && (await isLeft(join(parent, own, name), Number(writer))))
      await rm(join(parent, own, name), { force: true }).catch(() => undefined)
  }
}

async function isLeft(file: string, writer: number): Promise<boolean> {
  if (!isAlive(writer)) return true
  // Its number may live again.
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }))
  return Date.now() - mtimeMs > writingMs
}
