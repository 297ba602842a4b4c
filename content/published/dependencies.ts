import { AsyncLocalStorage } from 'node:async_hooks'
import { type KindName, kindNames } from '../kinds.ts'

/** What a response can depend on: the published entries of a kind, or the records of pictures and files. */
export type Source = KindName | 'media'
export const sourceNames: readonly Source[] = [...kindNames, 'media']

const tracking = new AsyncLocalStorage<Set<Source>>()

/** Called by every reading function before it queries the database or a cache. */
export function recordDependency(source: Source): void {
  tracking.getStore()?.add(source)
}

/** Runs `work` and returns its result with the sources it read, so that a cached response can be dropped with them. */
export async function recordDependencies<R>(
  work: () => Promise<R>,
): Promise<{ result: R; sources: Set<Source> }> {
  const sources = new Set<Source>()
  return { result: await tracking.run(sources, work), sources }
}
