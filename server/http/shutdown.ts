import { once } from 'node:events'
import type { Server } from 'node:http'
import { Server as Listening } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'

/** In total less than the ten seconds that Docker leaves a process. */
const maxDrainMs = 7_000
/** How long an idle connection stays open: a request that was already sent arrives sooner. */
const graceMs = 500
/** How long to wait for a moment without new connections. */
const maxBusyMs = 1_000

/**
 * Stops a server gracefully. For `delay` milliseconds it continues, except that each response closes its connection; then it
 * accepts no more connections, answers requests on the existing ones for half a second, lets running requests finish, and
 * closes what is left after at most seven seconds.
 */
export async function drain(server: Server, { delay = 0, limit = maxDrainMs } = {}): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  // For responses that were started before and have announced keep-alive.
  server.keepAliveTimeout = graceMs
  server.keepAliveTimeoutBuffer = 0
  await setTimeout(delay)
  await noNewConnections(server)
  const closed = once(server, 'close')
  // The HTTP server's own `close` would reset connections whose request has been sent.
  Listening.prototype.close.call(server)
  await Promise.race([closed, setTimeout(graceMs)])
  // Requests that have arrived are read first, so that their connections are not idle.
  await setImmediate()
  server.closeIdleConnections()
  await Promise.race([closed, setTimeout(limit, undefined, { ref: false })])
  server.closeAllConnections()
  await closed
}

/**
 * Resolves after a turn of the event loop without new connections: connections that the system has accepted and the process
 * has not are reset when the port is closed.
 */
async function noNewConnections(server: Server): Promise<void> {
  let connected = true
  const note = () => {
    connected = true
  }
  server.on('connection', note)
  const end = performance.now() + maxBusyMs
  while (connected && performance.now() < end) {
    connected = false
    await setImmediate()
  }
  server.off('connection', note)
}

/** Resolves at the first signal to stop, or when the process that this one belongs to has ended; later ones are ignored. */
export function stopSignal(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'])
      process.on(signal, () => resolve(signal))
  })
}
