import type { HydrationState } from 'react-router'
import type { SiteSettings } from '../data/api.ts'
import type { RouteCode, RouteEntry } from './route-code.ts'

export const pageDataId = 'page-data'

/** The JSON that every page carries instead of inline scripts: what the browser needs to take over the page. */
export type PageData = {
  /** The loaders' data, and the error that the page shows. */
  state: HydrationState
  /** Address of the route table, and of the code of each route on this page by its id. */
  manifest: string
  modules: Record<string, string>
  /** Addresses of what that code imports, so that all of it can be requested at once. */
  imports: string[]
  settings: SiteSettings
  /** Only while developing: the hot-reload runtime, which must be there before any component. */
  hotReload?: string
}

declare global {
  /** The names of the framework. The file of its route table sets the first; its hot reload reads the others. */
  interface Window {
    __reactRouterManifest?: { version: string; routes: Record<string, Omit<RouteEntry, 'id'>> }
    __reactRouterRouteModules?: Record<string, RouteCode>
    __reactRouterDataRouter?: object
    __reactRouterContext?: object
  }
}

/**
 * Adds the style sheets of these routes, which the server inlined, as disabled links, which no browser loads: the build's
 * `import()` and a navigation load only what the document has no link to.
 */
export function listInlinedStyles(ids: string[]): void {
  const routes = window.__reactRouterManifest?.routes ?? {}
  for (const href of new Set(ids.flatMap((id) => routes[id]?.css ?? [])))
    if (!document.querySelector(`link[href="${href}"]`))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }),
      )
}
