import type { SiteSettings } from '../data/contexts.ts'

export const pageDataId = 'page-data'

/** The JSON that every page carries instead of inline scripts: what the router needs to take over the page. */
export type PageData = {
  /** React Router's own start values, as it would have written them into a script. */
  router: Record<string, unknown>
  /** Loader data and errors in React Router's encoding. */
  state: string
  /** Address of the route table, and of the code of each route on this page by its id. */
  manifest: string
  modules: Record<string, string>
  settings: SiteSettings
  /** Only while developing: the hot-reload runtime, which must be there before any component. */
  hotReload?: string
}

declare global {
  interface Window {
    __reactRouterContext?: unknown
    __reactRouterManifest?: { version: string; routes: Record<string, { css?: string[] }> }
    __reactRouterRouteModules?: unknown
    /** The running router, once there is one. */
    __reactRouterDataRouter?: { state: { navigation: { location?: Location } } }
  }
}
