import { loadPart } from './load-part.ts'

/** Loads the code of the page at this address, so that it is there when its link is followed. */
export function fetchAhead(path: string): void {
  const { __reactRouterDataRouter: router, __reactRouterManifest: table } = window
  const loaded = window.__reactRouterRouteModules
  if (!router || !table || !loaded) return
  for (const { route } of router.match(path) ?? []) {
    const entry = table.routes[route.id]
    if (entry) void loadPart(entry, loaded)
  }
}
