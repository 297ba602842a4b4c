import { setTimeout } from 'node:timers/promises'
import { showsOne } from './address.ts'
import { bytesOf, type Kept, keptFrom } from './cached-response.ts'
import type { Disk } from './disk.ts'
import { type Dated, isRight, mayBeWithdrawn } from './freshness.ts'
import { isPlain, Shelves, type Size } from './shelves.ts'
import { stamp } from './track-dependencies.ts'
import type { Versions } from './versions.ts'

/** A response as it was made. `complete` is false when something it should show could not be had. */
export type Made = { response: Response; complete: boolean }
export type Make = () => Promise<Made>

export type StoreOptions = {
  versions: Versions
  /** All answers together take no more bytes than this. */
  mostBytes: number
  now?: () => number
  /** Copies of the pages, for the next start and for when the database is away. */
  disk?: Disk | undefined
}

// Longer than a page takes to make; whoever waits so long is better served with the page as it was.
const patience = 150
/** How long an answer may be given while a new one cannot be made. */
const longestOld = 7 * 86_400_000
const storable = new Set([200, 301, 302, 307, 308, 404])

/**
 * Whole answers to public questions. An answer is given for as long as nothing it was made from has changed, by an
 * editor or by the clock; then it is made anew, once however many ask.
 */
export class Store {
  readonly versions: Versions
  readonly counts = { given: 0, old: 0, made: 0 }
  readonly #stop = new AbortController()
  readonly #now: () => number
  readonly #disk: Disk | undefined
  readonly #shelves: Shelves
  readonly #flights = new Map<string, Promise<Kept>>()

  constructor({ versions, mostBytes, now = Date.now, disk }: StoreOptions) {
    this.#disk = disk
    this.versions = versions
    this.#now = now
    this.#shelves = new Shelves(mostBytes)
  }

  /** The answer under this key if it is right at this moment, without waiting for anything. Not counted as given. */
  peek(key: string): Kept | undefined {
    if (!this.versions.settled()) return undefined
    const kept = this.#shelves.find(key)
    return kept && this.isRight(kept) ? kept : undefined
  }

  /**
   * The answer under this key, made if it is not there or no longer right. While the database is away, or when making
   * fails or takes long, the old one is given, but for an item, which may be withdrawn: its reader waits for the new one.
   * Rejects when making throws and there is no old one to give.
   */
  async give(key: string, make: Make): Promise<Kept> {
    for (let tries = 1; ; tries++) {
      await this.versions.settle()
      const kept = this.#shelves.find(key) ?? (tries === 1 ? await this.#copyOf(key) : undefined)
      if (kept && this.isRight(kept)) return this.count(kept)
      const old = kept && this.#now() - kept.madeAt < longestOld ? kept : undefined
      if (old && this.versions.away() && this.#stands(old)) return this.count(old, true)
      const flight = this.#flights.get(key) ?? this.#begin(key, make)
      if (old && (await this.#isLost(flight, old)) && this.#stands(old)) return this.count(old, true)
      const made = await flight
      // Something changed while it was made: what was asked for after the change must show it.
      if (made.until === 0 || this.isRight(made) || tries === 3) return made
    }
  }

  /**
   * True when a making fails, cannot have all it should show while the database fails, or takes longer than whoever
   * could be given the old answer waits.
   */
  async #isLost(flight: Promise<Kept>, old: Kept): Promise<boolean> {
    const late = Symbol()
    const waiting = showsOne(old.key) ? [] : [setTimeout(patience, late, { ref: false })]
    const made = await Promise.race([flight.catch(() => undefined), ...waiting])
    if (made === late) return true
    if (typeof made === 'object' && made.until > 0) return false
    // Whether the database is why: the answer that is given now is to be marked.
    await this.versions.look()
    return typeof made !== 'object' || made.status >= 500 || this.versions.downSince() !== undefined
  }

  /** True when an answer that is not right any longer may be given: of one item only what the failing database held. */
  #stands(old: Kept): boolean {
    if (!showsOne(old.key)) return true
    const down = this.versions.downSince()
    return down !== undefined && !mayBeWithdrawn(old, this.versions, down)
  }

  /** Notes that an answer is given, `old` when it is no longer right. */
  count(kept: Kept, old = false): Kept {
    kept.hits += 1
    this.counts.given += 1
    if (old) this.counts.old += 1
    return kept
  }

  /** What is kept, in no order. */
  all(): Kept[] {
    return this.#shelves.all()
  }

  /** True while it shows what is public at this moment. */
  isRight(kept: Dated): boolean {
    return isRight(kept, this.versions, this.#now())
  }

  /** Counts the bytes of an answer again after a form of it was added or changed. */
  resize(kept: Kept, bytes: number): void {
    this.#shelves.resize(kept, bytes)
  }

  /** Takes over that an answer was compressed as small as it gets: its size, and its copy for the next start. */
  tightened(kept: Kept): void {
    this.resize(kept, bytesOf(kept))
    if (isPlain(kept) && this.#shelves.find(kept.key) === kept) this.#disk?.write(kept)
  }

  /** Aborted when the store is closed: whatever works for it in the background ends. */
  get closed(): AbortSignal {
    return this.#stop.signal
  }

  /** Ends the work in the background; resolves when the copies are on disk. */
  async close(): Promise<void> {
    this.#stop.abort()
    await this.#disk?.written()
  }

  /** Forgets everything. */
  clear(): void {
    this.#shelves.clear()
  }

  /** How much is kept, and how much of it tells what does not exist. */
  size(): Size & { missing: Size } {
    return this.#shelves.size()
  }

  #begin(key: string, make: Make): Promise<Kept> {
    const flight = this.#make(key, make).finally(() => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key)
    })
    this.#flights.set(key, flight)
    // Whoever waits is told; when nobody waits any longer the old answer stands and the next request tries again.
    flight.catch(() => undefined)
    return flight
  }

  async #make(key: string, make: Make): Promise<Kept> {
    this.counts.made += 1
    const { result, made, until } = await stamp(this.versions, this.#now(), make)
    const keep = result.complete && isStorable(result.response)
    const kept = await keptFrom(key, result.response, { ...made, until: keep ? await until() : 0 })
    if (!keep) return kept
    this.#shelves.put(kept)
    if (isPlain(kept)) this.#disk?.write(kept)
    // Withdrawn, or moved: its copy must not come back while the database is away.
    else if (!key.includes('?')) void this.#disk?.remove(key)
    return kept
  }

  async #copyOf(key: string): Promise<Kept | undefined> {
    const copy = key.includes('?') ? undefined : await this.#disk?.read(key)
    // Somebody else may have been faster.
    const there = this.#shelves.find(key)
    if (there || !copy) return there
    this.#shelves.put(copy)
    return copy
  }
}

/** Never what was meant for one reader alone, and never a failure. */
function isStorable({ status, headers }: Response): boolean {
  const caching = headers.get('Cache-Control') ?? ''
  return storable.has(status) && !headers.has('Set-Cookie') && !/no-store|private/.test(caching)
}
