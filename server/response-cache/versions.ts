import type { KindName } from '@shanmen/content/kinds.ts'
import type { Reading } from '@shanmen/content/open.ts'
import { readNextChange, readVersions } from '@shanmen/content/published/changes.ts'
import type { Source } from '@shanmen/content/published/dependencies.ts'
import { within } from '../with-timeout.ts'

const day = 86_400_000
const shanghai = 8 * 3_600_000
/** A database that has not told its versions by then counts as away: nobody is kept waiting for it. */
const longestMs = 2_000

/** `epoch` rises when any version is found to have changed: under the same number nothing needs to be compared. */
export type Snapshot = { epoch: number; of: (source: Source) => number }

/** What this process knows of the versions of all kinds, and of the next changes by the clock. */
export type Versions = {
  snapshot: () => Snapshot
  /** Something was committed in this process: nobody is answered before it was looked at. */
  changed: () => void
  /** True when nothing is waiting to be looked at. */
  settled: () => boolean
  /** Looks until there is nothing left to look at. Never rejects. */
  settle: () => Promise<void>
  /** Looks now, for commits of other processes. Never rejects. */
  look: () => Promise<void>
  /** When what was made of these at a moment may first change by the clock alone; both in milliseconds. */
  until: (sources: Iterable<Source>, madeAt: number) => Promise<number>
  /** Since when the database has not answered all it was asked; undefined while it does. */
  downSince: () => Date | undefined
  /** True while not even the versions can be read: nobody knows what has changed, and making anything is in vain. */
  away: () => boolean
}

type Options = {
  now?: () => number
  onRewind?: () => void
  since?: Date
  last?: ReadonlyMap<Source, number>
}

/**
 * `onRewind` is told when a version went down: another database or a backup stands in the place of the one before.
 * `since` and `last` are for content that cannot be read from the start: when it was last known, and its versions then.
 */
export function createVersions(
  reading: Reading,
  { now = Date.now, onRewind, since, last = new Map() }: Options = {},
): Versions {
  let known: ReadonlyMap<string, number> = last
  let current: Snapshot = { epoch: 0, of: (source) => last.get(source) ?? 0 }
  let down: Date | undefined
  let changes = 1
  let seen = 0
  let looking: Promise<void> | undefined
  let asked: Promise<unknown> | undefined
  const moments = new Map<Source, { version: number; from: number; next: number }>()

  const ask = async () => {
    // One without an answer yet: another would only take a connection more.
    if (asked) await within(longestMs, asked)
    const own = readVersions(reading).finally(() => {
      asked = undefined
    })
    asked = own
    return await within(longestMs, own)
  }
  const read = async () => {
    const upTo = changes
    try {
      const found = await ask()
      const same =
        found.size === known.size && [...found].every(([kind, version]) => known.get(kind) === version)
      if (!same) current = { epoch: current.epoch + 1, of: (source) => found.get(source) ?? 0 }
      if ([...known].some(([kind, version]) => (found.get(kind) ?? 0) < version)) onRewind?.()
      known = found
      down = undefined
    } catch {
      down ??= since ?? new Date(now())
    }
    // A page of the file that is damaged shows only to who reads it.
    if (!down) await within(longestMs, reading.failing.askAgain()).catch(() => undefined)
    seen = upTo
  }
  const look = () => {
    looking ??= read().finally(() => {
      looking = undefined
    })
    return looking
  }

  const nextOf = async (kind: KindName, from: number): Promise<number> => {
    const kept = moments.get(kind)
    const version = current.of(kind)
    if (kept && kept.version === version && kept.from <= from && from < kept.next) return kept.next
    const at = await readNextChange(reading, kind, new Date(from))
    const next = at === null ? Number.POSITIVE_INFINITY : Date.parse(at)
    moments.set(kind, { version, from, next })
    return next
  }

  return {
    snapshot: () => current,
    changed: () => {
      changes += 1
    },
    settled: () => seen === changes,
    settle: async () => {
      while (seen < changes) await look()
    },
    look,
    until: async (sources, madeAt) => {
      // A weekday is shown too: whatever else, a new day is a change.
      let next = Math.floor((madeAt + shanghai) / day) * day + day - shanghai
      for (const source of sources)
        if (source !== 'media') next = Math.min(next, await nextOf(source, madeAt))
      return next
    },
    downSince: () => down ?? reading.failing.since,
    away: () => down !== undefined,
  }
}
