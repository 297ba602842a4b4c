import type { Server } from 'node:http'
import { setTimeout } from 'node:timers/promises'

const longest = 10_000

/**
 * Stops taking connections, lets running requests finish for at most ten seconds, then cuts what is left.
 * Idle connections are closed at once and again whenever a request has ended.
 */
export async function drain(server: Server, limit = longest): Promise<void> {
  let closed = false
  const done = new Promise<void>((resolve) => {
    server.close(() => {
      closed = true
      resolve()
    })
  })
  const end = performance.now() + limit
  while (!closed && performance.now() < end) {
    server.closeIdleConnections()
    await Promise.race([done, setTimeout(50)])
  }
  if (!closed) server.closeAllConnections()
  await done
}

/** Resolves at the first signal that asks the process to end; later ones change nothing. */
export function stopSignal(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve(signal))
  })
}
