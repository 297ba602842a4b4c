import { type ComponentType, type ContextType, createElement, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  type RouteObject,
  RouterContextProvider,
  UNSAFE_FrameworkContext,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { type ApiOptions, apiContext, createApi, type SiteSettings, settingsContext } from '../data/api.ts'
import { readAlerts } from '../data/global.ts'
import { ignoreSkippedFades } from '../language/local-link.tsx'
import { loadLostPage } from '../status-pages/lost-page.ts'
import { watchBuilds } from './builds.ts'
import { reportFailure } from './failures.ts'
import { listenToSteps, setRouter } from './navigation.ts'
import type { PageData } from './page-data.ts'
import { enablePrefetch, loadAgain, withPrefetched } from './prefetch.ts'
import { loadedCode, loadRouteCode, pathOf, type RouteCode, type RouteEntry } from './route-code.ts'
import { watchAlerts, watchTimes } from './times.ts'

type Entries = Record<string, RouteEntry>

/**
 * The router of the page that the server sent: React Router's data mode with the routes of the build's table. The
 * framework's own `HydratedRouter` takes its data from an inline script, and when code cannot be loaded it reloads the
 * page that the visitor leaves, not the one that they want (ADR 027).
 */
export function createRouter({ state, settings }: PageData, code: Record<string, RouteCode>) {
  const { version = '', routes = {} } = window.__reactRouterManifest ?? {}
  const entries = Object.fromEntries(
    Object.entries(routes).map(([id, row]): [string, RouteEntry] => [id, { path: pathOf(id), ...row, id }]),
  )
  Object.assign(loadedCode(), code)
  listenToSteps()
  ignoreSkippedFades()
  const router = createBrowserRouter(routesOf(entries), {
    hydrationData: state,
    getContext: () => contextWith(settings, reportFailure),
  })
  setRouter(router)
  enablePrefetch({ entries, contextWith: (onFailure) => contextWith(settings, onFailure) })
  watchBuilds(version, settings.buildPollMs, loadAgain)
  watchTimes(loadAgain)
  watchAlerts(() => readAlerts(contextWith(settings, reportFailure).get(apiContext)))
  // Published under the framework's names, as its own start does.
  window.__reactRouterDataRouter = router
  window.__reactRouterRouteModules = loadedCode()
  if (import.meta.env.DEV) allowHotReload(router)
  return router
}

/** React takes over the page; resolves once it has begun. */
export async function hydrate(router: ReturnType<typeof createRouter>): Promise<void> {
  if (router.state.errors) await loadLostPage()
  startTransition(() => {
    hydrateRoot(
      document,
      <>
        <UNSAFE_FrameworkContext value={framework()}>
          <RouterProvider router={router} />
        </UNSAFE_FrameworkContext>
        {/* Two children, as on the server: React's ids count them. */}
        {null}
      </>,
    )
  })
}

/** True when the visitor has gone back or forth before any script listened: the document is another page's then. */
export function isOtherPage(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  if (!entry) return false
  const { pathname, search } = new URL(entry.name)
  return pathname !== location.pathname || search !== location.search
}

/** The routes below a parent. The code of this page is loaded, that of all others when a navigation needs it. */
function routesOf(entries: Entries, parent?: string): RouteObject[] {
  return Object.values(entries)
    .filter(({ parentId }) => parentId === parent)
    .map((entry) => {
      const { id, path, index } = entry
      const code = loadedCode()[id]
      const properties = code
        ? { ...propertiesOf(id, code), middleware: code.clientMiddleware }
        : { lazy: async () => propertiesOf(id, await loadRouteCode(entry)) }
      if (index) return { id, path, index, ...properties }
      return { id, path, caseSensitive: true, ...properties, children: routesOf(entries, id) }
    })
}

/** A route file's exports as properties of a route. The root's `Layout` is the document around page and error alike. */
function propertiesOf(id: string, code: RouteCode) {
  const { default: Page, ErrorBoundary, Layout, clientLoader, shouldRevalidate } = code
  const shared = { loader: clientLoader && withPrefetched(id, clientLoader), shouldRevalidate }
  if (!Layout) return { ...shared, Component: Page, ErrorBoundary }
  const inLayout = (Content: ComponentType | undefined) =>
    Content && createElement(Layout, null, createElement(Content))
  return { ...shared, element: inLayout(Page), errorElement: inLayout(ErrorBoundary) }
}

export function contextWith(
  settings: SiteSettings,
  onFailure: ApiOptions['onFailure'],
): RouterContextProvider {
  const { host, identification, preview } = settings
  const context = new RouterContextProvider()
  // The browser may still have what is published, from before the preview began.
  const transport = (request: Request) => fetch(request, preview && { cache: 'no-store' })
  context.set(apiContext, createApi({ host, identification, transport, onFailure }))
  context.set(settingsContext, settings)
  return context
}

/** What `<Meta>` reads of the framework; the rest is for its parts that are not used here. */
const framework = () =>
  ({
    routeModules: loadedCode(),
    manifest: window.__reactRouterManifest,
    isSpaMode: false,
  }) as unknown as ContextType<typeof UNSAFE_FrameworkContext>

function allowHotReload(router: object): void {
  window.__reactRouterContext = {}
  const createRoutesForHMR = (_changed: unknown, entries: Entries, code: Record<string, RouteCode>) => {
    Object.assign(loadedCode(), code)
    return routesOf(entries)
  }
  Object.assign(router, { createRoutesForHMR })
}
