import { type ContextType, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterContextProvider, UNSAFE_FrameworkContext } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { type ApiOptions, createApi } from '../data/api.ts'
import { apiContext, type SiteSettings, settingsContext } from '../data/contexts.ts'
import { watchBuilds } from './builds.ts'
import { clientRoutes } from './client-routes.ts'
import { reportFailure } from './failures.ts'
import type { PageData, RouteCode } from './page-data.ts'

type Code = Record<string, RouteCode>

/**
 * The router of the page that the server sent. The framework's own start would bring what this site has no use for: its
 * encoding of data, loading through the server, finding routes bit by bit.
 */
export function routerOf({ state, settings }: PageData, code: Code) {
  const { routes = {} } = window.__reactRouterManifest ?? {}
  const router = createBrowserRouter(clientRoutes(routes, code), {
    hydrationData: state,
    getContext: contextWith(settings),
  })
  window.__reactRouterDataRouter = router
  window.__reactRouterRouteModules = code
  if (import.meta.env.DEV) allowHotReload(router)
  return router
}

/** True when the visitor has gone back or forth before anything listened: the document is another place's then. */
export function isElsewhere(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  if (!entry) return false
  const { pathname, search } = new URL(entry.name)
  return pathname !== location.pathname || search !== location.search
}

/** React takes over the page. */
export function hydrate(router: ReturnType<typeof routerOf>, { settings }: PageData, code: Code): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <UNSAFE_FrameworkContext value={frameworkOf(code)}>
        <RouterProvider router={router} />
      </UNSAFE_FrameworkContext>,
    )
  })
  watchBuilds(window.__reactRouterManifest?.version ?? '', settings.buildPollMs)
}

function contextWith(settings: SiteSettings): (onFailure?: ApiOptions['onFailure']) => RouterContextProvider {
  const { host, identification } = settings
  const transport = (request: Request) => fetch(request)
  return (onFailure = reportFailure) => {
    const context = new RouterContextProvider()
    context.set(apiContext, createApi({ host, identification, transport, onFailure }))
    context.set(settingsContext, settings)
    return context
  }
}

/** What `<Meta>` asks of the framework. Its other wishes are for parts of it that are not used here. */
const frameworkOf = (routeModules: object) =>
  ({ routeModules, manifest: window.__reactRouterManifest, isSpaMode: false }) as unknown as ContextType<
    typeof UNSAFE_FrameworkContext
  >

function allowHotReload(router: object): void {
  window.__reactRouterContext = {}
  const createRoutesForHMR = (_changed: unknown, ...now: Parameters<typeof clientRoutes>) =>
    clientRoutes(now[0], now[1])
  Object.assign(router, { createRoutesForHMR })
}
