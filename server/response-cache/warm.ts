import { availableParallelism, loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { addresses } from '@shanmen/contract/addresses.ts'
import { languageCodes, pathIn } from '@shanmen/contract/languages.ts'
import type { ResponseCache } from './cache.ts'
import { type CachedResponse, recompress } from './cached-response.ts'
import type { Freshness } from './freshness.ts'
import { type Address, addressOfKey } from './key.ts'

const idleMs = 500
const minPauseMs = 5
/** After a change those who ask for what it changed go first; while changes continue, so many pauses at most. */
const settleMs = 1_000
const maxPauses = 5

/** The keys of the pages that exist whatever editors publish. */
export const staticPages = Object.values(addresses)
  .filter((path) => !path.includes(':'))
  .flatMap((path) => languageCodes.map((language) => pathIn(language, path)))

/** A cached response that is no page, such as the sitemap. */
export type ExtraRoute = { key: string; load: () => Promise<CachedResponse> }

/**
 * Renders in the background what is likely to be requested: after a start the static pages and the extra routes; after a
 * publication the pages that it changed, the most requested first and those without requests too, since one of them may
 * have been withdrawn, and the extra routes again; then, while the machine is idle, recompresses pages. It uses at most
 * half of one core, and pauses after a change, while `isBusy`, and without the database. Ends when the cache is closed.
 */
export async function warmCache(
  cache: ResponseCache,
  getPage: (address: Address) => Promise<unknown>,
  extraRoutes: readonly ExtraRoute[],
  isBusy: () => boolean,
): Promise<void> {
  const signal = cache.closed
  const pause = (ms: number) => setTimeout(ms, undefined, { ref: false, signal })
  const epoch = () => cache.versions.snapshot().epoch
  let settled = epoch()
  const settle = async () => {
    for (let pauses = 0; settled !== epoch() && pauses < maxPauses; pauses += 1) {
      settled = epoch()
      await pause(settleMs)
    }
  }
  const step = async (work: () => Promise<unknown>) => {
    while (isBusy() || cache.versions.isAway()) await pause(idleMs)
    await settle()
    const start = performance.now()
    await work().catch(() => undefined)
    await pause(Math.max(minPauseMs, performance.now() - start))
  }
  const renderPages = async (keys: readonly string[]) => {
    for (const key of keys) await step(() => getPage(addressOfKey(key)))
    return keys.length > 0
  }
  // Recorded here rather than read from the cache: what does not fit there would be rendered again for ever.
  const rendered = new Map<string, Freshness>()
  const renderExtraRoutes = async () => {
    for (const { key, load } of extraRoutes) {
      const last = rendered.get(key)
      if (last && cache.isFresh(last)) continue
      await step(async () => {
        const { dependencies, renderedAt, freshUntil, epoch } = await load()
        rendered.set(key, { dependencies, renderedAt, freshUntil, epoch })
      })
    }
  }
  try {
    await pause(idleMs * 4)
    await renderPages(staticPages)
    for (;;) {
      const pages = cache
        .values()
        .filter(({ isPage, status }) => isPage && status === 200)
        .sort((a, b) => b.hits - a.hits)
      const next = pages.find(
        (page) => !page.isRecompressed && !page.key.includes('?') && cache.isFresh(page),
      )
      const isDown = cache.versions.downSince() !== undefined
      const stale = isDown ? [] : pages.filter((page) => !cache.isFresh(page)).map(({ key }) => key)
      const hasRendered = await renderPages(stale)
      if (!isDown) await renderExtraRoutes()
      // What could not be rendered now is tried again after a while.
      if (next && !hasRendered && !isMachineBusy()) await step(() => recompressCached(cache, next))
      else await pause(idleMs)
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

/** More processes want to run than there are cores. */
const isMachineBusy = () => (loadavg()[0] ?? 0) > availableParallelism()

/** Compresses a page as small as possible (about 0.1 s); its copy on disk saves the next start that work. */
export async function recompressCached(cache: ResponseCache, cached: CachedResponse): Promise<void> {
  await recompress(cached)
  cache.saveRecompressed(cached)
}
