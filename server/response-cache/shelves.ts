import type { Kept } from './cached-response.ts'
import { Shelf } from './shelf.ts'

export type Size = { answers: number; bytes: number }

export const isPlain = ({ key, status }: Kept): boolean => status === 200 && !key.includes('?')

/**
 * Where answers stand: pages, what was asked with a query, and what does not exist or is elsewhere. Apart, so that made-up
 * searches and addresses that do not exist cannot drive out the pages. All together take no more than `mostBytes`.
 */
export class Shelves {
  readonly #pages: Shelf
  readonly #asked: Shelf
  readonly #none: Shelf

  constructor(mostBytes: number) {
    this.#pages = new Shelf(mostBytes * 0.65)
    this.#asked = new Shelf(mostBytes * 0.3)
    this.#none = new Shelf(mostBytes * 0.05)
  }

  find(key: string): Kept | undefined {
    return (key.includes('?') ? this.#asked : this.#pages).get(key) ?? this.#none.get(key)
  }

  put(kept: Kept): void {
    for (const shelf of this.#each()) shelf.delete(kept.key)
    this.#of(kept).set(kept)
  }

  /** What is kept, in no order. */
  all(): Kept[] {
    return this.#each().flatMap((shelf) => shelf.values())
  }

  resize(kept: Kept, bytes: number): void {
    this.#of(kept).resize(kept, bytes)
  }

  clear(): void {
    for (const shelf of this.#each()) for (const { key } of shelf.values()) shelf.delete(key)
  }

  /** How much is kept; `missing` is the part of it that tells what does not exist or is elsewhere. */
  size(): Size & { missing: Size } {
    const sum = (of: (shelf: Shelf) => number) => this.#each().reduce((all, shelf) => all + of(shelf), 0)
    return {
      answers: sum(({ size }) => size),
      bytes: sum(({ bytes }) => bytes),
      missing: { answers: this.#none.size, bytes: this.#none.bytes },
    }
  }

  #each(): Shelf[] {
    return [this.#pages, this.#asked, this.#none]
  }

  #of(kept: Kept): Shelf {
    if (kept.status !== 200) return this.#none
    return isPlain(kept) ? this.#pages : this.#asked
  }
}
