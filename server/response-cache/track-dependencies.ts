import { recordDependencies } from '@shanmen/content/published/dependencies.ts'
import type { Dated } from './freshness.ts'
import type { Versions } from './versions.ts'

/**
 * Makes something and notes what it was made from, with the version of each before the making began: whatever changes
 * meanwhile shows as a difference. `until` asks when the clock alone may change it.
 */
export async function stamp<R>(versions: Versions, madeAt: number, make: () => Promise<R>) {
  const { epoch, of } = versions.snapshot()
  const { result, sources } = await recordDependencies(make)
  const stamped = new Map([...sources].map((source) => [source, of(source)]))
  const made: Omit<Dated, 'until'> = { sources: stamped, madeAt, epoch }
  return { result, made, until: () => versions.until(sources, madeAt) }
}
