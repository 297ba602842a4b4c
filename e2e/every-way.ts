import { TestRunner } from 'vitest'

/**
 * A run takes each page, screen and journey once. `EVERY_WAY=1` takes each in all languages, sizes and modes, which takes
 * many minutes more: for a release.
 */
export const everyWay = Boolean(process.env.EVERY_WAY)

/** Whether slow tests run too: in CI, and in a file that is named. */
export const isComplete: boolean = everyWay || TestRunner.matchesTags(['slow'])

/** Whether the item at `index` is taken in the way number `turn` of `count`: with EVERY_WAY in all, else in one. */
export const isTurn = (index: number, turn: number, count: number): boolean =>
  everyWay || index % count === turn

/** All ways with EVERY_WAY, else the one whose turn it is. */
export const ways = <T>(all: readonly T[], turn: number): T[] =>
  everyWay ? [...all] : all.slice(turn % all.length, (turn % all.length) + 1)
