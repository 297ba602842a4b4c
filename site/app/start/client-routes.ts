import { type ComponentType, createElement } from 'react'
import type { RouteObject } from 'react-router'
import { loadPart } from './load-part.ts'
import type { RouteCode, RouteEntry } from './page-data.ts'

type Code = Record<string, RouteCode>

/** The routes as the browser follows them: the code of this page is there, that of all others comes when it is asked for. */
export function clientRoutes(
  entries: Record<string, RouteEntry>,
  code: Code,
  parent?: string,
): RouteObject[] {
  return Object.values(entries)
    .filter(({ parentId }) => parentId === parent)
    .map((entry) => {
      const { id, path, index, caseSensitive } = entry
      const there = code[id]
      const work = there
        ? { ...parts(there), middleware: there.clientMiddleware }
        : { lazy: async () => parts(await loadPart(entry, code)) }
      if (index) return { id, path, index, caseSensitive, ...work }
      return { id, path, caseSensitive, ...work, children: clientRoutes(entries, code, id) }
    })
}

/** What the router wants to know of a route's file. The root's `Layout` is the document around page and error alike. */
function parts({ default: Page, ErrorBoundary, Layout, clientLoader, shouldRevalidate }: RouteCode) {
  const shared = { loader: clientLoader, shouldRevalidate }
  if (!Layout) return { ...shared, Component: Page, ErrorBoundary }
  const inLayout = (Content: ComponentType | undefined) =>
    Content && createElement(Layout, null, createElement(Content))
  return { ...shared, element: inLayout(Page), errorElement: inLayout(ErrorBoundary) }
}
