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

/** Stands in for a page until its guards are through: the router looks into what they answer, which makes it up twice. */
const later = new Response()

/**
 * What answers a request with a page: the router's matching, guards and loaders, then the site's own renderer. The
 * framework's handler does the same and encodes all data of the page a second time, in a form that no page carries: a
 * tenth of the work. An empty 500 where even the error cannot be shown.
 */
export function createPageHandler(build: ServerBuild, onError: OnError): PageHandler {
  const handlers = createHandlers(build)
  const render = createRender(build)
  return async (request, context) => {
    const renderOrFail = async (page: StaticHandlerContext) => {
      for (const error of Object.values(page.errors ?? {}))
        if (!isRouteErrorResponse(error) || 'error' in error) onError(error, request)
      try {
        return await render(request, withoutReasons(page), context)
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
          return later
        },
      })
      if (answer === later && found.page) return await renderOrFail(found.page)
      return answer instanceof Response ? answer : await renderOrFail(answer)
    } catch (error) {
      onError(error, request)
      return new Response(null, { status: 500 })
    }
  }
}

/** The site's renderer with what it wants to know of the build, which is the same for every page. */
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

/** Nothing of an error of ours reaches the page. */
function withoutReasons(page: StaticHandlerContext): StaticHandlerContext {
  if (!page.errors) return page
  const errors = Object.entries(page.errors).map(([id, error]) => [
    id,
    error instanceof Error ? hidden : error,
  ])
  return { ...page, errors: Object.fromEntries(errors) }
}

/**
 * What asks the routes of a path for its data. The router compares a path with one route after the other, all two hundred
 * of them for a twentieth of a page: so there is a handler for each first part of an address, of the routes that may match.
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

/** The routes of the build as the router wants them on the server, without those that begin with another `first`. */
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
      // What stands in for an error is known to the site's renderer; the router asks only where there is something.
      const ErrorBoundary = id === 'root' || module.ErrorBoundary ? () => null : undefined
      const route = { id, path, loader, middleware, ErrorBoundary } as RouteObject
      const below = isFixed(firstOf(path)) ? undefined : first
      return Object.assign(
        route,
        index ? { index } : { caseSensitive, children: routesUnder(id, build, below) },
      )
    })
}
