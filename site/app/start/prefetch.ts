import type { LoaderFunction, RouterContextProvider } from 'react-router'
import { isNavigating, matchesOf, revalidate } from './navigation.ts'
import { loadedCode, loadRouteCode, type RouteEntry } from './route-code.ts'

/** Older data is loaded again. */
const maxAgeMs = 10_000
/** How long a navigation waits for prefetched data that is still loading, before it loads the data itself. */
const timeoutMs = 1_000

type Source = {
  entries: Record<string, RouteEntry>
  /** A context whose failed calls are reported to `onFailure` alone: the visitor has not requested the page yet. */
  contextWith: (onFailure: () => void) => RouterContextProvider
}
type Prefetched = {
  routeId: string
  href: string
  since: number
  control: AbortController
  failed: boolean
  /** Undefined when the loader threw: errors and redirects are for the navigation to find. */
  loading?: Promise<{ data: unknown } | undefined>
}

let source: Source | undefined
let latest: Prefetched | undefined

/** Until this is called, `prefetch` does nothing. */
export function enablePrefetch(next: Source): void {
  source = next
}

/** Loads the code of the page at this path and then its data, of one page at a time, without reporting failures. */
export async function prefetch(path: string, isShown = false): Promise<void> {
  if (!source) return
  const { entries, contextWith } = source
  const matches = matchesOf(path)
  const code = matches.flatMap(({ id }) => (entries[id] ? [loadRouteCode(entries[id])] : []))
  const loader = (await Promise.all(code)).at(-1)?.clientLoader
  const { id: routeId = '', params = {} } = matches.at(-1) ?? {}
  const url = new URL(path, location.origin)
  url.hash = ''
  // Code that could not be loaded fails again at the click, which handles it.
  if (!loader || matches.some(({ id }) => !loadedCode()[id]) || isNavigating()) return
  const isOwn = url.pathname + url.search === location.pathname + location.search
  if (isFresh(routeId, url) || isOwn !== isShown) return
  latest?.control.abort()
  const next: Prefetched = {
    routeId,
    href: url.href,
    since: Date.now(),
    control: new AbortController(),
    failed: false,
  }
  latest = next
  const context = contextWith(() => {
    next.failed = true
  })
  const request = new Request(url, { signal: next.control.signal })
  next.loading = settle(async () => loader({ request, url, params, context, pattern: '' }))
}

/**
 * Loads what this page shows once more: whether a place is open, how many days a notice has left. Where a call fails the page stays as
 * it is.
 */
export async function loadAgain(): Promise<void> {
  await prefetch(location.pathname + location.search, true)
  const loaded = latest
  if (loaded && (await loaded.loading) && !loaded.failed && loaded === latest && !isNavigating())
    await revalidate()
}

const settle = (load: () => Promise<unknown>) =>
  load().then(
    (data) => ({ data }),
    () => undefined,
  )

const isFresh = (routeId: string, url: URL) =>
  latest?.routeId === routeId && latest.href === url.href && Date.now() - latest.since < maxAgeMs

/**
 * The route's loader, that takes prefetched data when there is some. Where any call of the prefetching failed there is
 * none: the navigation loads everything again and reports what fails.
 */
export function withPrefetched(routeId: string, loader: LoaderFunction): LoaderFunction {
  return async (args) => {
    const prefetched = isFresh(routeId, args.url) ? latest : undefined
    if (prefetched) latest = undefined
    const result = await Promise.race([prefetched?.loading, prefetched && wait(timeoutMs)])
    if (result && !prefetched?.failed) return result.data
    prefetched?.control.abort()
    return loader(args)
  }
}

const wait = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, ms))
