import { readBytes } from '@shanmen/contract/rpc/input.server.ts'
import type { MiddlewareHandler } from 'hono'
import type { Env } from './client.ts'
import { errorResponse } from './error-response.ts'

/**
 * Reads the body of a request before it is its turn. Its sender decides how long a body takes to arrive: in the turn of a draft or of an
 * address, for which others wait, a few that never did held them all up.
 */
export function receiveBody(largest: number): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { raw } = c.req
    // Of a reading request the body would be made only to find that there is none.
    if (raw.method !== 'GET' && raw.method !== 'HEAD' && raw.body) {
      const body = await readBytes(raw, largest)
      if (body === 'tooLarge') return errorResponse(c, 413)
      if (body === 'unreadable') return errorResponse(c, 400)
      const { url, method, headers, signal } = raw
      c.req.raw = new Request(url, { method, headers, body, signal })
    }
    return next()
  }
}
