import { setTimeout } from 'node:timers/promises'
import { type CachedResponse, cachedFrom, hasNoQuery } from './cached-response.ts'
import type { DiskCache } from './disk.ts'
import { type Freshness, isFresh, mayBeWithdrawn, trackDependencies } from './freshness.ts'
import { showsItem } from './key.ts'
import { ResponseMemory, type Size } from './memory.ts'
import { purgeHeaders } from './purge.ts'
import type { Versions } from './versions.ts'

/** A rendered response. `complete` is false when something it should show could not be loaded. */
export type Rendered = { response: Response; complete: boolean }
export type Render = () => Promise<Rendered>

type Options = {
  versions: Versions
  /** All responses together take at most so many bytes. */
  maxBytes: number
  now?: () => number
  /** Copies of the pages, for the next start and for when the database is unreachable. */
  disk?: DiskCache | undefined
  /** The headers that every response has unless it sets them itself. */
  security?: Record<string, string>
  /** Responses name the kinds that they were rendered from, for caches in front that are purged. */
  isPurged?: boolean
  /** How long a client waits before it gets the stale page; by default longer than rendering takes. */
  staleAfterMs?: number
}

/** How long a stale response may be served while it cannot be rendered again. */
const maxStaleMs = 7 * 86_400_000
const maxTries = 3
const cacheable = new Set([200, 301, 302, 307, 308, 404])

/**
 * Complete responses to public requests. A response is served as long as nothing it was rendered from has changed, by an
 * editor or by the clock; then it is rendered again, once for any number of simultaneous requests.
 */
export class ResponseCache {
  readonly versions: Versions
  readonly counts = { served: 0, stale: 0, rendered: 0 }
  readonly #stop = new AbortController()
  readonly #now: () => number
  readonly #disk: DiskCache | undefined
  readonly #memory: ResponseMemory
  readonly #security: Record<string, string>
  readonly #isPurged: boolean
  /** Why the caches in front could not be purged; undefined while that works. */
  purgeProblem: () => string | undefined = () => undefined
  /** Called after something was published or taken down, by this process or another one. */
  afterChange: () => Promise<unknown> = async () => undefined
  readonly #staleAfterMs: number
  readonly #rendering = new Map<string, Promise<CachedResponse>>()

  constructor(options: Options) {
    const { versions, maxBytes, now = Date.now, disk, security = {}, staleAfterMs = 150 } = options
    this.#disk = disk
    this.#staleAfterMs = staleAfterMs
    this.versions = versions
    this.#now = now
    this.#security = security
    this.#isPurged = options.isPurged ?? false
    this.#memory = new ResponseMemory(maxBytes)
  }

  /** The response under this key if it is fresh, without waiting for anything. Does not count as served. */
  peek(key: string): CachedResponse | undefined {
    if (!this.versions.isFlushed()) return undefined
    const cached = this.#memory.get(key)
    return cached && this.isFresh(cached) ? cached : undefined
  }

  /**
   * The response under this key, rendered if it is missing or stale. While the database is unreachable, or when rendering
   * fails or takes long, the stale one is returned, except for an item, which may have been withdrawn: its reader waits for
   * the new one. Rejects when rendering throws and there is no stale one to return.
   */
  async getOrRender(key: string, render: Render): Promise<CachedResponse> {
    for (let tries = 1; ; tries++) {
      await this.versions.flush()
      const cached = this.#memory.get(key) ?? (tries === 1 ? await this.#readDisk(key) : undefined)
      if (cached && this.isFresh(cached)) return this.count(cached)
      const stale = cached && this.#now() - cached.renderedAt < maxStaleMs ? cached : undefined
      if (stale && this.versions.isAway() && this.#mayServeStale(stale)) return this.count(stale, true)
      const rendering = this.#rendering.get(key) ?? this.#startRendering(key, render)
      if (stale && (await this.#needsStale(rendering, stale)) && this.#mayServeStale(stale))
        return this.count(stale, true)
      const rendered = await rendering
      // Something changed during rendering: a request that came after the change must get it.
      if (rendered.freshUntil === 0 || this.isFresh(rendered) || tries === maxTries) return rendered
    }
  }

  /**
   * True when rendering fails, or misses something because the database fails, or takes longer than a client waits that
   * could get the stale response. For a page that may lack an alert a client waits as long as it takes.
   */
  async #needsStale(rendering: Promise<CachedResponse>, stale: CachedResponse): Promise<boolean> {
    const late = Symbol()
    const wait = <V>(value: V) => setTimeout(this.#staleAfterMs, value, { ref: false })
    // A database that hangs is not waited for.
    const mustWait = showsItem(stale.key) || (await Promise.race([this.#mayLackAlert(stale), wait(false)]))
    const timeout = mustWait ? [] : [wait(late)]
    const rendered = await Promise.race([rendering.catch(() => undefined), ...timeout])
    if (rendered === late) return true
    if (typeof rendered === 'object' && rendered.freshUntil > 0) return false
    // If the database is the reason, the response is marked with the date of its content.
    await this.versions.poll()
    const isRefused = typeof rendered !== 'object' || rendered.status >= 500 || rendered.status === 429
    return isRefused || this.versions.downSince() !== undefined
  }

  /** True for a page since which an alert was published, changed or withdrawn, or the window of one began or ended. */
  async #mayLackAlert({ dependencies, renderedAt }: CachedResponse): Promise<boolean> {
    const version = dependencies.get('alert')
    if (version === undefined) return false
    if (version !== this.versions.snapshot().of('alert')) return true
    const next = await this.versions.nextPlanned('alert', renderedAt).catch(() => undefined)
    return next !== undefined && next <= this.#now()
  }

  /** False for an item that may have been withdrawn. */
  #mayServeStale(stale: CachedResponse): boolean {
    if (!showsItem(stale.key)) return true
    const down = this.versions.downSince()
    return down !== undefined && !mayBeWithdrawn(stale, this.versions, down)
  }

  /** Counts a response as served. */
  count(cached: CachedResponse, isStale = false): CachedResponse {
    cached.hits += 1
    this.counts.served += 1
    if (isStale) this.counts.stale += 1
    return cached
  }

  /** Reads copies from disk into memory, where there are any. */
  async readCopies(keys: readonly string[]): Promise<void> {
    await Promise.all(keys.map((key) => this.#readDisk(key)))
  }

  /** All cached responses, in no order. */
  values(): CachedResponse[] {
    return this.#memory.values()
  }

  isFresh(cached: Freshness): boolean {
    return this.versions.isFlushed() && isFresh(cached, this.versions, this.#now())
  }

  /** To be called after a body of a response was added. */
  remeasure(cached: CachedResponse): void {
    this.#memory.remeasure(cached)
  }

  /** To be called after a response was recompressed: measures it again, and copies it to disk for the next start. */
  saveRecompressed(cached: CachedResponse): void {
    this.remeasure(cached)
    if (hasNoQuery(cached) && this.#memory.get(cached.key) === cached) this.#disk?.write(cached)
  }

  /** Aborted when the cache is closed; ends the work in the background. */
  get closed(): AbortSignal {
    return this.#stop.signal
  }

  /** Ends the work in the background; resolves when the copies are on disk. */
  async close(): Promise<void> {
    this.#stop.abort()
    await this.#disk?.flush()
  }

  /** How many responses are being rendered now. */
  get rendering(): number {
    return this.#rendering.size
  }

  clear(): void {
    this.#memory.clear()
  }

  size(): Size & { missing: Size } {
    return this.#memory.size()
  }

  #startRendering(key: string, render: Render): Promise<CachedResponse> {
    const rendering = this.#render(key, render).finally(() => {
      if (this.#rendering.get(key) === rendering) this.#rendering.delete(key)
    })
    this.#rendering.set(key, rendering)
    // Every caller that waits gets the error; without one the next request tries again.
    rendering.catch(() => undefined)
    return rendering
  }

  async #render(key: string, render: Render): Promise<CachedResponse> {
    this.counts.rendered += 1
    const { result, tracked, mayBeCached, freshUntil } = await trackDependencies(
      this.versions,
      this.#now(),
      render,
    )
    const keep = mayBeCached && result.complete && isCacheable(result.response)
    const freshness = { ...tracked, freshUntil: keep ? await freshUntil() : 0 }
    const tags = this.#isPurged ? purgeHeaders(tracked.dependencies.keys()) : {}
    const cached = await cachedFrom(key, result.response, freshness, { ...this.#security, ...tags })
    if (!keep) return cached
    this.#memory.set(cached)
    if (hasNoQuery(cached)) this.#disk?.write(cached)
    // Withdrawn or moved: its copy must not come back while the database is unreachable.
    else if (!key.includes('?')) void this.#disk?.remove(key)
    return cached
  }

  async #readDisk(key: string): Promise<CachedResponse | undefined> {
    const copy = key.includes('?') ? undefined : await this.#disk?.read(key)
    // Another request may have been faster.
    const cached = this.#memory.get(key)
    if (cached || !copy) return cached
    this.#memory.set(copy)
    return copy
  }
}

/** Never what is for one client only, and never a failure. */
function isCacheable({ status, headers }: Response): boolean {
  const caching = headers.get('Cache-Control') ?? ''
  return cacheable.has(status) && !headers.has('Set-Cookie') && !/no-store|private/.test(caching)
}
