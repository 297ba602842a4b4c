import type { Kept } from './cached-response.ts'

/** How the memory for what is kept is shared out between answers and small files, in bytes. */
export const sharesOf = (megabytes: number): { answers: number; files: number } => ({
  answers: megabytes * 1024 ** 2 * 0.75,
  files: megabytes * 1024 ** 2 * 0.25,
})

/**
 * Answers up to a number of bytes, so that nobody can fill the memory. The oldest goes first, but one that was asked for
 * since it was last looked at is let off once: moving each at every question would cost a tenth of answering it.
 */
export class Shelf {
  readonly #kept = new Map<string, Kept>()
  readonly #most: number
  bytes = 0

  constructor(most: number) {
    this.#most = most
  }

  get size(): number {
    return this.#kept.size
  }

  get(key: string): Kept | undefined {
    const kept = this.#kept.get(key)
    if (kept) kept.asked = true
    return kept
  }

  /** Keeps an answer in the place of the one before it. One that is larger than the whole shelf is not kept. */
  set(kept: Kept): void {
    this.delete(kept.key)
    this.#kept.set(kept.key, kept)
    this.bytes += kept.bytes
    for (const [key, oldest] of this.#kept) {
      if (this.bytes <= this.#most) return
      const isNew = oldest === kept && this.#kept.size > 1
      if (oldest.asked || isNew) {
        oldest.asked = false
        this.#kept.delete(key)
        this.#kept.set(key, oldest)
      } else this.delete(key)
    }
  }

  delete(key: string): void {
    const kept = this.#kept.get(key)
    if (!kept) return
    this.#kept.delete(key)
    this.bytes -= kept.bytes
  }

  /** Takes over a new size of what is kept; nothing happens when it has gone meanwhile. */
  resize(kept: Kept, bytes: number): void {
    const there = this.#kept.get(kept.key) === kept
    if (there) this.bytes += bytes - kept.bytes
    kept.bytes = bytes
    if (there) this.set(kept)
  }

  values(): Kept[] {
    return [...this.#kept.values()]
  }
}
