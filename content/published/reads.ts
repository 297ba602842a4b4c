import { AsyncLocalStorage } from 'node:async_hooks'
import { type KindName, kindNames } from '../kinds.ts'

/** What an answer can be made from: published entries of a kind, or what is known of pictures and files. */
export type Source = KindName | 'media'
export const sourceNames: readonly Source[] = [...kindNames, 'media']

const reading = new AsyncLocalStorage<Set<Source>>()

/** Called by everything that reads what is public, before it asks the database or a memory. */
export function recordDependency(source: Source): void {
  reading.getStore()?.add(source)
}

/** Does `work` and answers beside its result which sources it read, so that a stored answer can be dropped with them. */
export async function recordReads<R>(work: () => Promise<R>): Promise<{ result: R; sources: Set<Source> }> {
  const sources = new Set<Source>()
  return { result: await reading.run(sources, work), sources }
}
