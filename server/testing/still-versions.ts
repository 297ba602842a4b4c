import type { Versions } from '../response-cache/versions.ts'

/** For tests: content that never changes, in a database that is there. */
export const stillVersions: Versions = {
  snapshot: () => ({ epoch: 1, of: () => 1 }),
  changed: () => {},
  settled: () => true,
  settle: async () => {},
  look: async () => {},
  until: async () => Number.POSITIVE_INFINITY,
  away: () => false,
  downSince: () => undefined,
}
