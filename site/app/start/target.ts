type At = { pathname: string; search: string; hash: string }

/** Where the visitor is going: the address of the navigation under way, else the page he is on. */
export function navigationTarget(): At {
  return window.__reactRouterDataRouter?.state.navigation.location ?? location
}

/** Leaves the running application for a document from the server. Never resolves, so that nothing is shown meanwhile. */
export function loadDocument({ pathname, search, hash }: At): Promise<never> {
  // Going back has changed the address already; assigning the same one would only scroll.
  if (location.pathname === pathname && location.search === search) location.reload()
  else location.assign(pathname + search + hash)
  return new Promise(() => {})
}
