import { LruMap } from './lru-map.ts'

export type Count<V = string | number> = { value: V; count: number }
type Known = { counts: Count[]; version: number; from: string; until: string }

/** Counts of lists that were made once and hold until the kind's content or its visibility changes. */
export type Totals = {
  find(key: string, version: number, now: string): Count[] | undefined
  keep(key: string, known: Known): void
}

const mostKept = 2000

/** A memory of counts. Counting is what makes a list of many thousand entries slow; a stale one is never given. */
export function createTotals(): Totals {
  const kept = new LruMap<string, Known>(mostKept)
  return {
    find: (key, version, now) => {
      const known = kept.get(key)
      return known && known.version === version && known.from <= now && now < known.until
        ? known.counts
        : undefined
    },
    keep: (key, known) => kept.set(key, known),
  }
}
