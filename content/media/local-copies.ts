import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { hashFile } from '../backup/hashed-file.ts'
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
/** A copy that is used is compared with its hash at most this often, which for 50 MB takes some 50 ms. */
const comparedMs = 30_000

/** What is written to a new file. All machines must give the same file one ETag, so a copy says when its original was changed. */
export type Fetched = { sha256: string; changed: Date }
type Fetch = (to: string) => Promise<Fetched | undefined>

/** Beside a copy: its hash. Paths of media have no name that begins with a dot. */
const hashOf = (file: string) => join(dirname(file), `.${basename(file)}.sha256`)

/** Copies of files of a store on this machine's disk; those not used for the longest time are removed. */
export class LocalCopies {
  readonly #folder: string
  readonly #maxBytes: number
  readonly #hash: typeof hashFile
  readonly #arriving = new Map<string, Promise<boolean>>()
  /** When each copy was last found to be what was fetched, by a clock that only runs forward. */
  readonly #compared = new Map<string, number>()
  // Measured after the first one.
  #added = Number.POSITIVE_INFINITY

  /** `hash` is for tests. */
  constructor(folder: string, maxBytes: number, hash = hashFile) {
    this.#folder = folder
    this.#maxBytes = maxBytes
    this.#hash = hash
  }

  /** Makes sure that there is a copy which is what was fetched, or fetches it; false where there is no such file in the store. */
  async hold(path: string, fetch: Fetch): Promise<boolean> {
    if (!isPath(path)) return false
    const arriving =
      this.#arriving.get(path) ?? this.#arrive(path, fetch).finally(() => this.#arriving.delete(path))
    this.#arriving.set(path, arriving)
    return arriving
  }

  /** Once for all requests that come meanwhile: each would read and hash the whole file for itself, also for clients that are gone. */
  async #arrive(path: string, fetch: Fetch): Promise<boolean> {
    const file = join(this.#folder, path)
    if (!(await isOwnFile(file)) || !(await this.#isUnchanged(file))) return this.#fetch(path, fetch)
    await mark(file)
    return true
  }

  async remove(path: string): Promise<void> {
    const file = join(this.#folder, path)
    for (const each of [file, hashOf(file)]) await rm(each, { recursive: true, force: true })
  }

  /** Damage of this machine's disk, or a copy that was put there by other means, must not be served. */
  async #isUnchanged(file: string): Promise<boolean> {
    if (performance.now() - (this.#compared.get(file) ?? Number.NEGATIVE_INFINITY) < comparedMs) return true
    const expected = await readFile(hashOf(file), 'utf8').catch(() => undefined)
    const found = expected && (await this.#hash(file).catch(() => undefined))
    if (!found || found.sha256 !== expected) return false
    this.#compared.set(file, performance.now())
    return true
  }

  async #fetch(path: string, fetch: Fetch): Promise<boolean> {
    const file = join(this.#folder, path)
    await mkdir(this.#folder, { recursive: true })
    const part = join(this.#folder, `.${randomUUID()}.part`)
    try {
      const fetched = await fetch(part)
      if (!fetched) return false
      await utimes(part, new Date(), fetched.changed)
      await mkdir(dirname(file), { recursive: true })
      // Killed between the two, the copy is fetched again.
      await writeFile(hashOf(file), fetched.sha256)
      await rename(part, file)
      this.#compared.set(file, performance.now())
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
      else if (entry.name.endsWith('.part') && Date.now() - mtimeMs > partMs) await rm(file, { force: true })
    }
    let bytes = found.reduce((sum, { size }) => sum + size, 0)
    if (bytes <= this.#maxBytes) return
    for (const { file, size } of found.sort((a, b) => a.atimeMs - b.atimeMs)) {
      if (bytes <= this.#maxBytes * leftShare) return
      if (file === newest) continue
      for (const each of [file, hashOf(file)]) await rm(each, { force: true })
      this.#compared.delete(file)
      bytes -= size
    }
  }
}

async function mark(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined)
  if (found && Date.now() - found.atimeMs > markedMs)
    await utimes(file, new Date(), found.mtime).catch(() => undefined)
}
