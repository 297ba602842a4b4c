import type { Reading } from '../open.ts'
import { readKindChange, readVersion } from './changes.ts'
import { noteRead } from './reads.ts'
import type { Count } from './totals.ts'
import type { Filter } from './visible.ts'

/** Counts that are kept until the kind changes, except under a status, which moves with the clock. */
export async function keptCounts(
  reading: Reading,
  filter: Filter,
  name: string,
  now: string,
  count: () => Promise<Count[]>,
): Promise<Count[]> {
  noteRead(filter.kind)
  if (filter.status) return count()
  const { kind, language, type = '', year = 0, keyword = '' } = filter
  const key = JSON.stringify([name, kind, language, type, year, keyword.trim()])
  const version = await readVersion(reading, kind)
  const known = reading.totals.find(key, version, now)
  if (known) return known
  const until = await readKindChange(reading, kind, language, now)
  const counts = await count()
  reading.totals.keep(key, { counts, version, from: now, until })
  return counts
}
