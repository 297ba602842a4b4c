import type { MiddlewareHandler } from 'hono'
import type { Env } from './client.ts'
import { isCall, isFile, refusal } from './refusal.ts'

const minute = 60_000
/** Beyond this many visitors the longest known one is forgotten: memory stays bounded whoever asks. */
const mostVisitors = 20_000

/** Counts one visitor's requests in fixed minutes. Answers the seconds to wait, or 0 when the request may pass. */
export function counter(perMinute: number, now: () => number = Date.now): (address: string) => number {
  const seen = new Map<string, { count: number; until: number }>()
  return (address) => {
    const time = now()
    let entry = seen.get(address)
    if (!entry || entry.until <= time) {
      seen.delete(address)
      const oldest = seen.size >= mostVisitors ? seen.keys().next().value : undefined
      if (oldest !== undefined) seen.delete(oldest)
      entry = { count: 0, until: time + minute }
      seen.set(address, entry)
    }
    entry.count += 1
    return entry.count > perMinute ? Math.ceil((entry.until - time) / 1000) : 0
  }
}

/** Counts the requests of visitors, pages and calls apart. Answers the seconds this one has to wait, or 0. */
export type Counters = (path: string, address: string) => number

export function createCounters(limits: { pages: number; calls: number }): Counters {
  const pages = counter(limits.pages)
  const calls = counter(limits.calls)
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
