import { loadPart } from './load-part.ts'

/** Loads the page at this address, first its code, then what it shows, so that it is there when its link is followed. */
export async function fetchAhead(path: string): Promise<void> {
  const { __reactRouterDataRouter: router, __reactRouterManifest: table } = window
  const loaded = window.__reactRouterRouteModules
  if (!router || !table || !loaded) return
  const entries = (router.match(path) ?? []).flatMap(({ route }) => table.routes[route.id] ?? [])
  await Promise.all(entries.map((entry) => loadPart(entry, loaded)))
  // Code that did not come has its own way of failing, which is for the click.
  if (entries.every(({ id }) => loaded[id])) router.prepare?.(path)
}
