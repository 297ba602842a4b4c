import type { Versions } from '../response-cache/versions.ts'

/** For tests: content that never changes, in a database that is there. */
export const stillVersions: Versions = {
  snapshot: () => ({ epoch: 1, of: () => 1 }),
  markChanged: () => {},
  isFlushed: () => true,
  flush: async () => {},
  poll: async () => {},
  nextChange: async () => Number.POSITIVE_INFINITY,
  nextPlanned: async () => Number.POSITIVE_INFINITY,
  isAway: () => false,
  downSince: () => undefined,
}
