/** Seeded pseudo-random numbers: the same in every run, so that runs are comparable. */
export type Random = {
  /** From 0 to below 1. */
  next(): number
  /** A whole number from 0 to below `end`. */
  below(end: number): number
  /** A random element; throws for an empty list. */
  pick<T>(rows: readonly T[]): T
}

/** Mulberry32: short, fast and even enough for choosing words. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (end: number) => Math.floor(next() * end)
  const pick = <T>(rows: readonly T[]): T => {
    const row = rows[below(rows.length)]
    if (row === undefined) throw new RangeError('nothing to pick from')
    return row
  }
  return { next, below, pick }
}
