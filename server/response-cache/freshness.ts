import { showsOne } from './address.ts'
import type { Kept } from './cached-response.ts'
import type { Versions } from './versions.ts'

/** What tells whether something made is still right. */
export type Dated = Pick<Kept, 'sources' | 'madeAt' | 'until' | 'epoch'>

/** True while nothing that an answer was made from has changed, by an editor or by the clock (`now`, milliseconds). */
export function isRight(kept: Dated, versions: Versions, now: number): boolean {
  // A clock that was put back may have brought an earlier state back.
  if (now >= kept.until || now < kept.madeAt) return false
  const { epoch } = versions.snapshot()
  if (kept.epoch === epoch) return true
  if (!isCurrent(kept, versions)) return false
  kept.epoch = epoch
  return true
}

/**
 * True for the answer about one item that had changed, or come to its end, before the database went away (`down`): the
 * item may not be public any longer, and nobody can be asked. A list or a section stays as good as it was.
 */
export const mayBeWithdrawn = (kept: Kept, versions: Versions, down: Date): boolean =>
  showsOne(kept.key) && (kept.until <= down.getTime() || !isCurrent(kept, versions))

function isCurrent({ sources }: Dated, versions: Versions): boolean {
  const { of } = versions.snapshot()
  return [...sources].every(([source, version]) => of(source) === version)
}
