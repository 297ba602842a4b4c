import { setImmediate, setTimeout } from 'node:timers/promises'
import type { KindName } from '@shanmen/content/kinds.ts'
import type { ReadOnlyContent } from '@shanmen/content/open.ts'
import { readNextChange, readVersions } from '@shanmen/content/published/changes.ts'
import type { Source } from '@shanmen/content/published/dependencies.ts'
import { nextLightChange } from '@shanmen/contract/light.ts'

/** A database that has not returned its versions by then counts as unreachable: no request waits for it any longer. */
const defaultTimeoutMs = 2_000

/** `epoch` rises when any version is found to have changed: within one epoch nothing needs to be compared. */
export type Snapshot = { epoch: number; of: (source: Source) => number }

/** What this process knows of the versions of all kinds, and of the next changes by the clock. */
export type Versions = {
  snapshot: () => Snapshot
  /** Something was committed in this process: no request is answered before the versions were read again. */
  markChanged: () => void
  /** True when all changes that were marked have been read. */
  isFlushed: () => boolean
  /** Polls until all changes that were marked have been read, or the database does not answer. Never rejects. */
  flush: () => Promise<void>
  /** Reads the versions now, for commits of other processes. Never rejects. */
  poll: () => Promise<void>
  /** When something rendered from these at a moment may first change by the clock alone; both in milliseconds. */
  nextChange: (sources: Iterable<Source>, renderedAt: number) => Promise<number>
  /** The first moment after `from` at which the clock alone changes what shows a kind; both in milliseconds. */
  nextPlanned: (kind: KindName, from: number) => Promise<number>
  /** Since when queries fail; undefined while the database answers. */
  downSince: () => Date | undefined
  /** True while not even the versions can be read: rendering anything would fail. */
  isAway: () => boolean
}

type Options = {
  onFailure?: (error: unknown) => void
  now?: () => number
  onRewind?: () => void
  /** False when the database has lost what this process has read from it. Asked when it is back. */
  isSame?: () => Promise<boolean>
  since?: Date
  last?: ReadonlyMap<Source, number>
  timeoutMs?: number
  /** How long each query for the versions took, in seconds. */
  onPoll?: (seconds: number) => void
  /** How old the newest change is, in seconds, when it is found. */
  onChange?: (seconds: number) => void
}

/**
 * `onFailure` is called when the versions cannot be read any more. `onRewind` is called when a version went down, or the history is
 * another one: a backup or a standby that lacked the last changes has replaced the database. `since` and `last` are for content
 * that cannot be read from the start: when it was last read, and its versions then.
 */
export function createVersions(reading: ReadOnlyContent, options: Options = {}): Versions {
  const { now = Date.now, timeoutMs = defaultTimeoutMs, since, last = new Map() } = options
  const { onFailure, onRewind, onPoll, onChange, isSame = async () => true } = options
  let known: ReadonlyMap<string, number> = last
  let step = ''
  let current: Snapshot = { epoch: 0, of: (source) => last.get(source) ?? 0 }
  let down: Date | undefined
  let changes = 1
  let seen = 0
  let polling: Promise<void> | undefined
  let pending: Promise<unknown> | undefined
  const moments = new Map<Source, { version: number; from: number; next: Promise<number> }>()

  const query = async () => {
    // A query that is still running: a second one would only take another connection.
    if (pending) await withTimeout(timeoutMs, pending)
    const start = performance.now()
    const own = readVersions(reading).finally(() => {
      pending = undefined
      onPoll?.((performance.now() - start) / 1000)
    })
    pending = own
    return await withTimeout(timeoutMs, own)
  }
  const read = async () => {
    const upTo = changes
    try {
      const found = await query()
      const same =
        found.size === known.size && [...found].every(([kind, version]) => known.get(kind) === version)
      const { newest } = reading.clock
      // What is derived, such as the text of a file, changes without a step in the log.
      if (known.size > 0 && newest() !== step) onChange?.((now() - Date.parse(newest())) / 1000)
      step = newest()
      // Versions that were lost are those of other changes by now.
      const isOther =
        [...known].some(([kind, version]) => (found.get(kind) ?? 0) < version) || (down && !(await isSame()))
      if (!same || isOther) current = { epoch: current.epoch + 1, of: (source) => found.get(source) ?? 0 }
      if (isOther) onRewind?.()
      known = found
      down = undefined
      seen = upTo
    } catch (error) {
      if (!down) onFailure?.(error)
      down ??= since ?? new Date(now())
      // What is known from before this process is all there is; a change that was marked later remains unread.
      if (seen === 0) seen = 1
    }
    // A damaged page of the file shows only to queries that read it.
    if (!down) await withTimeout(timeoutMs, reading.failing.retry()).catch(() => undefined)
  }
  const poll = () => {
    polling ??= read().finally(() => {
      polling = undefined
    })
    return polling
  }

  const nextOfKind = async (kind: KindName, from: number): Promise<number> => {
    const version = current.of(kind)
    const known = moments.get(kind)
    if (known && known.version === version && known.from <= from) {
      const next = await known.next
      if (from < next) return next
    }
    // Asked once for all who render at a time: a hundred pages after a start would each ask for every kind.
    const next = readNextChange(reading, kind, new Date(from)).then((at) =>
      at === null ? Number.POSITIVE_INFINITY : Date.parse(at),
    )
    const asked = { version, from, next }
    moments.set(kind, asked)
    next.catch(() => {
      if (moments.get(kind) === asked) moments.delete(kind)
    })
    return next
  }

  return {
    snapshot: () => current,
    markChanged: () => {
      changes += 1
    },
    isFlushed: () => seen === changes,
    flush: async () => {
      // While the database is away, the regular polls find out when it is back.
      while (seen < changes && (!down || seen === 0)) await poll()
    },
    poll,
    nextChange: async (sources, renderedAt) => {
      // Pages show the light of the hour and weekdays: both are changes in any case, the new day being one of the light's.
      let next = nextLightChange(renderedAt)
      for (const source of sources)
        if (source !== 'media') next = Math.min(next, await nextOfKind(source, renderedAt))
      return next
    },
    nextPlanned: nextOfKind,
    downSince: () => down ?? reading.failing.since,
    isAway: () => down !== undefined,
  }
}

/** The result of a promise if it settles in time; rejects after that. The work continues, and its late failure is ignored. */
export async function withTimeout<R>(timeoutMs: number, work: Promise<R>): Promise<R> {
  const stop = new AbortController()
  const timeout = async () => {
    await setTimeout(timeoutMs, undefined, { ref: false, signal: stop.signal })
    // When the process itself was blocked, the result may have arrived and not been read yet.
    await setImmediate()
    await setImmediate()
    throw new Error(`No answer within ${timeoutMs} ms`)
  }
  const tooLate = timeout()
  for (const each of [work, tooLate]) each.catch(() => undefined)
  return await Promise.race([work, tooLate]).finally(() => stop.abort())
}
