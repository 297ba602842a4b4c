import { at } from './list.ts'

/** The hash of a text, the same on every machine (FNV-1a). */
export function hash(text: string): number {
  let h = 2166136261
  for (const sign of text) h = Math.imul(h ^ (sign.codePointAt(0) ?? 0), 16777619) >>> 0
  return h >>> 0
}

/** A seeded random generator: calling it returns a number between `lo` and `hi`. */
export type Rng = {
  (lo?: number, hi?: number): number
  int(lo: number, hi: number): number
  pick<T>(list: readonly T[]): T
  sign(): 1 | -1
  chance(p: number): boolean
  gauss(): number
  /** A derived generator, so that an element can use random numbers without changing those of others. */
  fork(tag: string): Rng
}

export function makeRng(seed: string | number): Rng {
  let a = (typeof seed === 'number' ? seed : hash(seed)) >>> 0
  const next = () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = a
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  for (let i = 0; i < 5; i++) next()
  const between = (lo = 0, hi = 1) => lo + (hi - lo) * next()
  return Object.assign(between, {
    int: (lo: number, hi: number) => Math.floor(between(lo, hi + 1)),
    pick: <T>(list: readonly T[]): T => at(list, Math.floor(next() * list.length)),
    sign: (): 1 | -1 => (next() < 0.5 ? -1 : 1),
    chance: (p: number) => next() < p,
    gauss: () => (next() + next() + next() + next() - 2) * 0.87,
    fork: (tag: string) => makeRng(hash(tag) ^ a),
  })
}
