import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandlerContext,
} from 'react-router'
import { createHandlers } from './routes.ts'

export type AnswerRequest = (request: Request, context: RouterContextProvider) => Promise<Response>
type OnError = (error: unknown, request: Request) => void

/** Stands in for a page until its guards are through: the router looks into what they answer, which makes it up twice. */
const later = new Response()

/**
 * What answers a request with a page: the router's matching, guards and loaders, then the site's own renderer. The
 * framework's handler does the same and encodes all data of the page a second time, in a form that no page carries: a
 * tenth of the work. An empty 500 where even the error cannot be shown.
 */
export function createAnswer(build: ServerBuild, onError: OnError): AnswerRequest {
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
