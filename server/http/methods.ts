import type { MiddlewareHandler } from 'hono'
import { isCall, refusal } from './refusal.ts'

/** Everything but the calls is only read (R188); the backend decides about its own methods. */
export function readOnly(): MiddlewareHandler {
  return async (c, next) => {
    if (isCall(c.req.path) || c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    c.header('Allow', 'GET, HEAD')
    return refusal(c, 405)
  }
}
