import { recordDependencies, type Source } from '@shanmen/content/published/dependencies.ts'
import { showsItem } from './key.ts'
import type { Versions } from './versions.ts'

/** Decides whether a rendered result is still current. */
export type Freshness = {
  /** What it was rendered from, with the version of each when rendering began. */
  dependencies: ReadonlyMap<Source, number>
  /** In milliseconds. */
  renderedAt: number
  /** When the clock alone may change it; 0 for what must not be cached. */
  freshUntil: number
  /** The epoch of all versions in which it was last found fresh. */
  epoch: number
}

/** True while nothing that a result was rendered from has changed, by an editor or by the clock (`now`, milliseconds). */
export function isFresh(cached: Freshness, versions: Versions, now: number): boolean {
  // A clock that was set back may have brought an earlier state back.
  if (now >= cached.freshUntil || now < cached.renderedAt) return false
  const { epoch } = versions.snapshot()
  if (cached.epoch === epoch) return true
  if (!hasCurrentVersions(cached, versions)) return false
  cached.epoch = epoch
  return true
}

/**
 * True for the response about one item that had changed, or expired, before the database became unreachable (`down`):
 * the item may have been withdrawn, and the database cannot be asked; so may any other after a change that was not read. A list may be served all the same.
 */
export const mayBeWithdrawn = (
  cached: Freshness & { key: string },
  versions: Versions,
  down: Date,
): boolean =>
  showsItem(cached.key) &&
  (cached.freshUntil <= down.getTime() || !versions.isFlushed() || !hasCurrentVersions(cached, versions))

function hasCurrentVersions({ dependencies }: Freshness, versions: Versions): boolean {
  const { of } = versions.snapshot()
  return [...dependencies].every(([source, version]) => of(source) === version)
}

/**
 * Renders something and records what it was rendered from, with the versions before rendering began: whatever changes
 * meanwhile shows as a difference. `freshUntil` reads when the clock alone may change it.
 */
export async function trackDependencies<R>(versions: Versions, renderedAt: number, render: () => Promise<R>) {
  const { epoch, of } = versions.snapshot()
  const { result, sources, mayBeCached } = await recordDependencies(render)
  const dependencies = new Map([...sources].map((source) => [source, of(source)]))
  const tracked: Omit<Freshness, 'freshUntil'> = { dependencies, renderedAt, epoch }
  return { result, tracked, mayBeCached, freshUntil: () => versions.nextChange(sources, renderedAt) }
}
