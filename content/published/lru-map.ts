/** A map that forgets what was asked for longest ago, so that visitors cannot fill the memory. */
export class LruMap<K, V> {
  readonly #most: number
  readonly #map = new Map<K, V>()

  constructor(most: number) {
    this.#most = most
  }

  get(key: K): V | undefined {
    const value = this.#map.get(key)
    if (value === undefined) return undefined
    this.#map.delete(key)
    this.#map.set(key, value)
    return value
  }

  set(key: K, value: V): void {
    this.#map.delete(key)
    this.#map.set(key, value)
    const [oldest] = this.#map.keys()
    if (this.#map.size > this.#most && oldest !== undefined) this.#map.delete(oldest)
  }

  clear(): void {
    this.#map.clear()
  }
}
