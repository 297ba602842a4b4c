/**
 * A map that forgets what was asked for longest ago, so that visitors cannot fill the memory: `most` in number, or in
 * weight.
 */
export class LruMap<K, V> {
  readonly #most: number
  readonly #weigh: (value: V) => number
  readonly #map = new Map<K, V>()
  #held = 0

  constructor(most: number, weigh: (value: V) => number = () => 1) {
    this.#most = most
    this.#weigh = weigh
  }

  get(key: K): V | undefined {
    const value = this.#map.get(key)
    if (value === undefined) return undefined
    this.#map.delete(key)
    this.#map.set(key, value)
    return value
  }

  set(key: K, value: V): void {
    this.#delete(key)
    this.#map.set(key, value)
    this.#held += this.#weigh(value)
    for (const oldest of this.#map.keys()) {
      if (this.#held <= this.#most) return
      this.#delete(oldest)
    }
  }

  clear(): void {
    this.#map.clear()
    this.#held = 0
  }

  #delete(key: K): void {
    const value = this.#map.get(key)
    if (value === undefined || !this.#map.delete(key)) return
    this.#held -= this.#weigh(value)
  }
}
