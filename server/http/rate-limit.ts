import { createRateLimit } from '@shanmen/contract/rpc/rate-limit.server.ts'
import type { MiddlewareHandler } from 'hono'
import type { Env } from './client.ts'
import { isCall, isFile, refusal } from './refusal.ts'

/** Counts the requests of visitors, pages and calls apart. Answers the seconds this one has to wait, or 0. */
export type Counters = (path: string, address: string) => number

export function createCounters(limits: { pages: number; calls: number }): Counters {
  const pages = createRateLimit(limits.pages)
  const calls = createRateLimit(limits.calls)
  return (path, address) => (isCall(path) ? calls : pages)(address)
}

/** Refuses a visitor who asks too often with 429. */
export function rateLimit(count: Counters): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (isFile(c.req.path)) return next()
    const wait = count(c.req.path, c.get('visitor').address)
    if (wait === 0) return next()
    c.header('Retry-After', String(wait))
    return refusal(c, 429)
  }
}
