import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isOwnFile } from './own-file.ts'
import { isPath } from './store.ts'

/** A copy that is used is marked so at most this often. */
const markedMs = 60 * 60_000
/** The folder is measured again after so much of the limit was added. */
const addedShare = 0.05
/** Down to this share of the limit copies are removed, so that not each new one removes another. */
const leftShare = 0.9
/** What was left by a process that was killed. */
const partMs = 60 * 60_000

/** Copies of files of a store on this machine's disk; those not used for the longest time are removed. */
export class LocalCopies {
  readonly #folder: string
  readonly #maxBytes: number
  readonly #arriving = new Map<string, Promise<boolean>>()
  // Measured after the first one.
  #added = Number.POSITIVE_INFINITY

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder
    this.#maxBytes = maxBytes
  }

  /**
   * Makes sure that there is a copy, which `fetch` writes to a new file. It returns when the original was last changed, which
   * the copy then says too, as the same file must have one ETag on all machines; or undefined when there is none.
   */
  async hold(path: string, fetch: (to: string) => Promise<Date | undefined>): Promise<boolean> {
    if (!isPath(path)) return false
    const file = join(this.#folder, path)
    if (await isOwnFile(file)) {
      await mark(file)
      return true
    }
    const arriving = this.#arriving.get(path) ?? this.#fetch(path, fetch)
    this.#arriving.set(path, arriving)
    return arriving.finally(() => this.#arriving.delete(path))
  }

  async remove(path: string): Promise<void> {
    await rm(join(this.#folder, path), { recursive: true, force: true })
  }

  async #fetch(path: string, fetch: (to: string) => Promise<Date | undefined>): Promise<boolean> {
    const file = join(this.#folder, path)
    await mkdir(this.#folder, { recursive: true })
    const part = join(this.#folder, `.${randomUUID()}.part`)
    try {
      const changed = await fetch(part)
      if (!changed) return false
      await utimes(part, new Date(), changed)
      await mkdir(dirname(file), { recursive: true })
      await rename(part, file)
      const { size } = await stat(file)
      this.#added += size
      if (this.#added > this.#maxBytes * addedShare) await this.#shrink(file)
      return true
    } finally {
      await rm(part, { force: true })
    }
  }

  /** Other processes may use the same folder: what is in it is what counts. */
  async #shrink(newest: string): Promise<void> {
    this.#added = 0
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true })
    const found = []
    for (const entry of entries) {
      if (!entry.isFile()) continue
      const file = join(entry.parentPath, entry.name)
      const { size, atimeMs, mtimeMs } = (await stat(file).catch(() => undefined)) ?? {
        size: 0,
        atimeMs: 0,
        mtimeMs: 0,
      }
      if (!entry.name.startsWith('.')) found.push({ file, size, atimeMs })
      else if (Date.now() - mtimeMs > partMs) await rm(file, { force: true })
    }
    let bytes = found.reduce((sum, { size }) => sum + size, 0)
    if (bytes <= this.#maxBytes) return
    for (const { file, size } of found.sort((a, b) => a.atimeMs - b.atimeMs)) {
      if (bytes <= this.#maxBytes * leftShare) return
      if (file === newest) continue
      await rm(file, { force: true })
      bytes -= size
    }
  }
}

async function mark(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined)
  if (found && Date.now() - found.atimeMs > markedMs)
    await utimes(file, new Date(), found.mtime).catch(() => undefined)
}
