import type { ComponentType, PropsWithChildren } from 'react'
import type {
  HydrationState,
  LoaderFunction,
  MiddlewareFunction,
  ShouldRevalidateFunction,
} from 'react-router'
import type { SiteSettings } from '../data/contexts.ts'

export const pageDataId = 'page-data'

/** The JSON that every page carries instead of inline scripts: what the browser needs to take over the page. */
export type PageData = {
  /** What the loaders answered, and the error that the page shows. */
  state: HydrationState
  /** Address of the route table, and of the code of each route on this page by its id. */
  manifest: string
  modules: Record<string, string>
  /** Addresses of what that code imports, so that all of it can be asked for at once. */
  imports: string[]
  settings: SiteSettings
  /** Only while developing: the hot-reload runtime, which must be there before any component. */
  hotReload?: string
}

/** A row of the build's route table. */
export type RouteEntry = {
  id: string
  parentId?: string
  path?: string
  index?: true
  caseSensitive?: boolean
  /** Address of its code. */
  module: string
}

/** What the file of a route exports, as far as the browser has it. */
export type RouteCode = {
  default?: ComponentType
  ErrorBoundary?: ComponentType
  Layout?: ComponentType<PropsWithChildren>
  clientLoader?: LoaderFunction
  clientMiddleware?: MiddlewareFunction[]
  shouldRevalidate?: ShouldRevalidateFunction
  meta?: unknown
}

declare global {
  interface Window {
    /** The build's route table; its file is written by the framework and sets this name. */
    __reactRouterManifest?: { version: string; routes: Record<string, RouteEntry> }
    /** The code that is loaded, by the id of its route. */
    __reactRouterRouteModules?: Record<string, RouteCode>
    /** The running router, once there is one. */
    __reactRouterDataRouter?: {
      state: { navigation: { location?: Pick<Location, 'pathname' | 'search' | 'hash'> } }
      match(path: string): { route: { id: string } }[] | null
      /** Asks for what a page shows before the visitor does; not while developing. */
      prepare?(href: string): void
    }
    /** Only while developing: what the hot-reload runtime reads. */
    __reactRouterContext?: object
  }
}
