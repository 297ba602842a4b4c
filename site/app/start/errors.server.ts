import { type EntryContext, isRouteErrorResponse } from 'react-router'
import { isProblem } from '../data/problem.ts'

/** A failure of the server itself is shown by the root alone: the bare number, without the frame (R186). */
export function asFatal(context: EntryContext): EntryContext {
  const { staticHandlerContext } = context
  const error = Object.values(staticHandlerContext.errors ?? {})[0]
  return { ...context, staticHandlerContext: { ...staticHandlerContext, errors: { root: error } } }
}

/** True for a client that asks for JSON and not for a page. */
export function wantsJson(request: Request): boolean {
  const accept = request.headers.get('Accept') ?? ''
  return accept.includes('application/json') && !accept.includes('text/html')
}

/** The error as data (R175): number and text, nothing about the inside. */
export function errorAsJson(request: Request, status: number, context: EntryContext): Response {
  const error = Object.values(context.staticHandlerContext.errors ?? {})[0]
  const data: unknown = isRouteErrorResponse(error) ? error.data : undefined
  const { pathname, search } = new URL(request.url)
  const path = pathname + search
  const statusMessage = isProblem(data) ? data.message : `Error ${status}`
  return Response.json({ url: path, statusCode: status, statusMessage, data: { path } }, { status })
}
