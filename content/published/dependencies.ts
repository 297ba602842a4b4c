import { AsyncLocalStorage } from 'node:async_hooks'
import { type KindName, kindNames } from '../kinds.ts'

/** What a response can depend on: the published entries of a kind, or the records of pictures and files. */
export type Source = KindName | 'media'
export const sourceNames: readonly Source[] = [...kindNames, 'media']

type Tracked = { sources: Set<Source>; mayBeCached: boolean }

const tracking = new AsyncLocalStorage<Tracked>()

/** Called by every reading function before it queries the database or a cache. */
export function recordDependency(source: Source): void {
  tracking.getStore()?.sources.add(source)
}

/** Called while a response is rendered that must be rendered for every request, such as one that is counted. */
export function preventCaching(): void {
  const tracked = tracking.getStore()
  if (tracked) tracked.mayBeCached = false
}

/**
 * Runs `work` and returns its result with the sources it read, so that a cached response can be dropped with them, and
 * whether it may be cached at all.
 */
export async function recordDependencies<R>(work: () => Promise<R>): Promise<Tracked & { result: R }> {
  const tracked: Tracked = { sources: new Set(), mayBeCached: true }
  const result = await tracking.run(tracked, work)
  return { ...tracked, result }
}
