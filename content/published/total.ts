import type { Reading } from '../open.ts'
import { readGroups } from './groups.ts'
import type { Group } from './totals.ts'
import type { Filter } from './visible.ts'

export const totalOf = (groups: readonly Group[]): number =>
  groups.reduce((total, { count }) => total + count, 0)

/** How many entries a list has. */
export const readTotal = async (reading: Reading, filter: Filter, now: string): Promise<number> =>
  totalOf(await readGroups(reading, filter, now))
