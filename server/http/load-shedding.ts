import type { MiddlewareHandler } from 'hono'
import type { Env } from './client.ts'
import { isFile, refusal } from './refusal.ts'

const interval = 100
const mostDelay = 200
/** A machine that hiccups is not overloaded; one whose every timer is late is. */
const samples = 5

/** Measures how late timers fire: the least delay of the last few timers, so that one long task alone does not count. */
export function watchDelay(): { delay: () => number; stop: () => void } {
  let expected = performance.now() + interval
  const recent: number[] = Array(samples).fill(0)
  const timer = setInterval(() => {
    const now = performance.now()
    recent.shift()
    recent.push(Math.max(0, now - expected))
    expected = now + interval
  }, interval)
  timer.unref()
  return { delay: () => Math.min(...recent), stop: () => clearInterval(timer) }
}

/**
 * Answers 503 at once while the process cannot keep up: a quick refusal is better than everybody waiting. Files are
 * always served: they cost next to nothing, and half a page is worse than a late one.
 */
export function shedding(delay: () => number): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (isFile(c.req.path) || delay() <= mostDelay) return next()
    c.header('Retry-After', '2')
    return refusal(c, 503)
  }
}
