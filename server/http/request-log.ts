import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { Env } from './client.ts'

const quiet = new Set(['/healthz', '/readyz'])

/** One JSON line for each request; probes only at level debug. The query is left out: it may hold what people typed. */
export function requestLog(log: Logger): MiddlewareHandler<Env> {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const { requestId, address } = c.get('client')
    const ms = Math.round((performance.now() - start) * 10) / 10
    // Whoever reads the log must not open drafts with it.
    const path = c.req.path.replace(/^\/preview\/.+/, '/preview/…')
    const line = { requestId, address, method: c.req.method, path, status: c.res.status, ms }
    if (quiet.has(c.req.path)) log.debug(line, 'request')
    else log.info(line, 'request')
  }
}
