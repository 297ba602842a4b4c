import { type DataRouter, matchRoutes } from 'react-router'

let running: DataRouter | undefined

/** Remembers the router once the browser runs one; guards, prefetching and rich text ask it through this module. */
export function setRouter(router: DataRouter): void {
  running = router
}

let intercept: ((event: PopStateEvent) => void) | undefined

/**
 * Lets `interceptSteps` see every step through the history before the router does. To be called before the router is
 * created: browsers call the listeners of `popstate` in the order in which they were added, capturing or not.
 */
export function listenToSteps(): void {
  addEventListener('popstate', (event) => {
    // A plain link to a place on the page made this entry, or made it anew. Without a key of its own the router would take the
    // place that was just left for the one to restore.
    if (history.state === null) history.replaceState({ key: String(Math.random()), idx: null }, '')
    intercept?.(event)
  })
}

/** Calls the listener first on every step through the history, until the function that is returned is called. */
export function interceptSteps(listener: (event: PopStateEvent) => void): () => void {
  intercept = listener
  return () => {
    if (intercept === listener) intercept = undefined
  }
}

/** Loads the data of the page again. */
export const revalidate = (): Promise<void> | undefined => running?.revalidate()

type Target = { pathname: string; search: string; hash: string }

/** The address of the pending navigation, else that of the page. */
export const navigationTarget = (): Target => running?.state.navigation.location ?? location

/** True while a navigation is pending. */
export const isNavigating = (): boolean => running?.state.navigation.location !== undefined

/** The routes that show this path, outermost first, with the parameters of the path; none before the router runs. */
export const matchesOf = (path: string) =>
  (matchRoutes(running?.routes ?? [], path) ?? []).map(({ route, params }) => ({
    id: route.id ?? '',
    params,
  }))

/** Leaves the running application for a document from the server. Never resolves, so that nothing is shown meanwhile. */
export function loadDocument({ pathname, search, hash }: Target): Promise<never> {
  // Going back has changed the address already; assigning the same one would only scroll.
  if (location.pathname === pathname && location.search === search) location.reload()
  else location.assign(pathname + search + hash)
  return new Promise(() => {})
}
