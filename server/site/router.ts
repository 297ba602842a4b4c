import { pathWithoutLanguage } from '@shanmen/contract/languages.ts'
import {
  createStaticHandler,
  type EntryContext,
  isRouteErrorResponse,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router'

export type PageHandler = (request: Request, context: RouterContextProvider) => Promise<Response>
type OnError = (error: unknown, request: Request) => void

/** Placeholder until the guards have run: the router reads the response they return, which would render the page twice. */
const pending = new Response()

/**
 * Returns the function that answers a request with a page: the router's matching, guards and loaders, then the site's own
 * renderer. The framework's handler does the same and encodes all data of the page a second time, in a form that no page
 * uses: a tenth of the work. `turn` is waited for between the data and the rendering. An empty 500 where even the error page cannot
 * be rendered.
 */
export function createPageHandler(
  build: ServerBuild,
  onError: OnError,
  turn: () => Promise<void> = async () => undefined,
): PageHandler {
  const handlers = createHandlers(build)
  const render = createRender(build)
  return async (request, context) => {
    const renderOrFail = async (page: StaticHandlerContext) => {
      for (const error of Object.values(page.errors ?? {}))
        if (!isRouteErrorResponse(error) || 'error' in error) onError(error, request)
      await turn()
      try {
        return await render(request, withoutErrorDetails(page), context)
      } catch (error) {
        onError(error, request)
        return await render(request, { ...page, statusCode: 500, errors: { root: hidden } }, context)
      }
    }
    try {
      const found: { page?: StaticHandlerContext } = {}
      const answer = await handlers(new URL(request.url).pathname).query(request, {
        requestContext: context,
        generateMiddlewareResponse: async (load) => {
          const loaded = await load(request)
          if (loaded instanceof Response) return loaded
          found.page = loaded
          return pending
        },
      })
      if (answer === pending && found.page) return await renderOrFail(found.page)
      return answer instanceof Response ? answer : await renderOrFail(answer)
    } catch (error) {
      onError(error, request)
      return new Response(null, { status: 500 })
    }
  }
}

/** The site's renderer with the parts of the build that are the same for every page. */
function createRender({ assets, entry, routes, future, ssr, routeDiscovery }: ServerBuild) {
  const modules = Object.entries(routes).flatMap(([id, route]) => (route ? [[id, route.module]] : []))
  const shared = {
    ...{ manifest: assets, routeModules: Object.fromEntries(modules), future, ssr, routeDiscovery },
    ...{ branches: [], isSpaMode: false, serverHandoffString: undefined },
  }
  return async (request: Request, page: StaticHandlerContext, context: RouterContextProvider) => {
    const whole: EntryContext = { ...shared, staticHandlerContext: page, renderMeta: {}, serializeError }
    return (await entry.module.default(request, page.statusCode, new Headers(), whole, context)) as Response
  }
}

const hidden = new Error('Unexpected Server Error')
const serializeError = () => ({ message: hidden.message })

/** Removes the details of internal errors: they must not reach the page. */
function withoutErrorDetails(page: StaticHandlerContext): StaticHandlerContext {
  if (!page.errors) return page
  const errors = Object.entries(page.errors).map(([id, error]) => [
    id,
    error instanceof Error ? hidden : error,
  ])
  return { ...page, errors: Object.fromEntries(errors) }
}

/**
 * Returns the static handler for a path. The router compares a path with all two hundred routes in turn, a twentieth of
 * the work of a page: so there is a handler for each first segment, with the routes that may match.
 */
export function createHandlers(build: ServerBuild): (pathname: string) => StaticHandler {
  const handlerOf = (first?: string) =>
    createStaticHandler(routesUnder(undefined, build, first), { basename: build.basename })
  const firsts = Object.values(build.routes).map((entry) => firstOf(entry?.path))
  const handlers = new Map([...new Set(firsts)].filter(isFixed).map((first) => [first, handlerOf(first)]))
  const all = handlerOf()
  return (pathname) => handlers.get(firstOf(pathWithoutLanguage(pathname).slice(1))) ?? all
}

const firstOf = (path = ''): string => path.split('/', 1)[0] ?? ''
const isFixed = (part: string): boolean => !/^$|[:*?]/.test(part)

/** The routes of the build in the router's form, without those that begin with another `first` segment. */
function routesUnder(
  parent: string | undefined,
  build: ServerBuild,
  first: string | undefined,
): RouteObject[] {
  return Object.values(build.routes)
    .filter((entry) => entry !== undefined)
    .filter(({ parentId }) => parentId === parent)
    .filter(({ path }) => first === undefined || !isFixed(firstOf(path)) || firstOf(path) === first)
    .map(({ id, path, index, caseSensitive, module }): RouteObject => {
      const { loader, middleware } = module
      // The renderer has the real error boundary; the router needs to know only where there is one.
      const ErrorBoundary = id === 'root' || module.ErrorBoundary ? () => null : undefined
      const route = { id, path, loader, middleware, ErrorBoundary } as RouteObject
      const below = isFixed(firstOf(path)) ? undefined : first
      return Object.assign(
        route,
        index ? { index } : { caseSensitive, children: routesUnder(id, build, below) },
      )
    })
}
