import { createRateLimit } from '@shanmen/contract/rpc/rate-limit.server.ts'
import type { MiddlewareHandler } from 'hono'
import type { Env } from './client.ts'
import { errorResponse, isCall, isFile } from './error-response.ts'

/** Counts the requests of clients, pages and calls separately. Returns the seconds to wait, or 0. */
export type Counters = (path: string, address: string) => number

export function createCounters(limits: { pages: number; calls: number }): Counters {
  const pages = createRateLimit(limits.pages)
  const calls = createRateLimit(limits.calls)
  return (path, address) => (isCall(path) ? calls : pages)(address)
}

/** Answers a client above its limit with 429. */
export function rateLimit(count: Counters): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (isFile(c.req.path)) return next()
    const wait = count(c.req.path, c.get('client').address)
    if (wait === 0) return next()
    c.header('Retry-After', String(wait))
    return errorResponse(c, 429)
  }
}

const interval = 100
const maxDelay = 200
/** One long task is no overload; so many late timers in a row are. */
const samples = 5

/** The calls of one page wait for each other: on a machine that others use up, for so long. */
const usualWait = 800

/**
 * Measures how late timers fire, or by how much the next request has waited too long where that is more: the least of the last few
 * times, so that one long task alone does not count.
 */
export function watchDelay(waited: () => number): { delay: () => number; stop: () => void } {
  let expected = performance.now() + interval
  const recent: number[] = Array(samples).fill(0)
  const timer = setInterval(() => {
    const now = performance.now()
    recent.shift()
    recent.push(Math.max(0, now - expected, waited() - usualWait))
    expected = now + interval
  }, interval)
  timer.unref()
  return { delay: () => Math.min(...recent), stop: () => clearInterval(timer) }
}

/**
 * Responds with 503 at once while the process cannot keep up: a quick error is better than a long wait for everyone. Files are
 * always served: they cost next to nothing, and half a page is worse than a late one.
 */
export function loadShedding(delay: () => number): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (isFile(c.req.path) || delay() <= maxDelay) return next()
    c.header('Retry-After', '2')
    return errorResponse(c, 503)
  }
}

/** Everything but the calls accepts GET and HEAD only; the API decides about its own methods. */
export function allowGetAndHead(): MiddlewareHandler {
  return async (c, next) => {
    if (isCall(c.req.path) || c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    c.header('Allow', 'GET, HEAD')
    return errorResponse(c, 405)
  }
}
