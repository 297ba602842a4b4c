import { LRUCache } from 'lru-cache'
import { byteSize, type CachedResponse, hasNoQuery } from './cached-response.ts'

/** How STORED_MB is divided between responses and small files, in bytes. */
export const memoryShares = (megabytes: number): { responses: number; files: number } => ({
  responses: megabytes * 1024 ** 2 * 0.75,
  files: megabytes * 1024 ** 2 * 0.25,
})

/** A cache of at most so many bytes. A response that is larger than the whole cache is not stored. */
export const responseLru = (maxSize: number) =>
  new LRUCache<string, CachedResponse>({ maxSize: Math.floor(maxSize), sizeCalculation: byteSize })

export type Size = { responses: number; bytes: number }

/**
 * The responses in memory, in three caches: pages, responses to a query, and errors or redirects. Separate, so that
 * made-up searches and addresses that do not exist evict no page. Together they take at most `maxBytes`.
 */
export class ResponseMemory {
  readonly #pages
  readonly #queries
  readonly #missing

  constructor(maxBytes: number) {
    this.#pages = responseLru(maxBytes * 0.65)
    this.#queries = responseLru(maxBytes * 0.3)
    this.#missing = responseLru(maxBytes * 0.05)
  }

  get(key: string): CachedResponse | undefined {
    return (key.includes('?') ? this.#queries : this.#pages).get(key) ?? this.#missing.get(key)
  }

  set(cached: CachedResponse): void {
    for (const cache of this.#all()) cache.delete(cached.key)
    this.#cacheOf(cached).set(cached.key, cached)
  }

  /** Measures a response again after a body was added or changed. Nothing happens when it was evicted meanwhile. */
  remeasure(cached: CachedResponse): void {
    if (this.#cacheOf(cached).peek(cached.key) === cached) this.set(cached)
  }

  values(): CachedResponse[] {
    return this.#all().flatMap((cache) => [...cache.values()])
  }

  clear(): void {
    for (const cache of this.#all()) cache.clear()
  }

  /** How much is cached; `missing` is the part that are errors and redirects. */
  size(): Size & { missing: Size } {
    const sizes = this.#all().map(({ size, calculatedSize }) => ({ responses: size, bytes: calculatedSize }))
    const sum = (of: keyof Size) => sizes.reduce((total, size) => total + size[of], 0)
    const { size, calculatedSize } = this.#missing
    return {
      ...{ responses: sum('responses'), bytes: sum('bytes') },
      missing: { responses: size, bytes: calculatedSize },
    }
  }

  #all() {
    return [this.#pages, this.#queries, this.#missing]
  }

  #cacheOf(cached: CachedResponse) {
    if (cached.status !== 200) return this.#missing
    return hasNoQuery(cached) ? this.#pages : this.#queries
  }
}
