import { once } from 'node:events'
import type { Server } from 'node:http'
import { Server as Listening } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'

/** With what comes before it less than the ten seconds that Docker leaves a process. */
const longest = 7_000
/** How long a connection on which nothing is asked may still stand: a request that is on its way arrives sooner. */
const graceMs = 500
/** How long a moment is waited for in which nobody connects. */
const longestBusy = 1_000

/**
 * The orderly end of a server. For `delay` milliseconds it goes on, except that each answer ends its connection; then it
 * takes no more connections, answers what comes on those there are for half a second, lets running requests finish, and
 * cuts what is left after at most seven seconds.
 */
export async function drain(server: Server, { delay = 0, limit = longest } = {}): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  // For answers that were begun before, and have said that their connection stays.
  server.keepAliveTimeout = graceMs
  server.keepAliveTimeoutBuffer = 0
  await setTimeout(delay)
  await nobodyConnects(server)
  const closed = once(server, 'close')
  // The server's own `close` would reset connections whose request is on its way.
  Listening.prototype.close.call(server)
  await Promise.race([closed, setTimeout(graceMs)])
  // Whatever has arrived by now is read first, and its connection is not idle then.
  await setImmediate()
  server.closeIdleConnections()
  await Promise.race([closed, setTimeout(limit, undefined, { ref: false })])
  server.closeAllConnections()
  await closed
}

/**
 * Resolves right after a turn in which nobody connected: connections that the system has accepted and the process has not
 * taken yet are reset when the port is closed.
 */
async function nobodyConnects(server: Server): Promise<void> {
  let connected = true
  const note = () => {
    connected = true
  }
  server.on('connection', note)
  const end = performance.now() + longestBusy
  while (connected && performance.now() < end) {
    connected = false
    await setImmediate()
  }
  server.off('connection', note)
}

/** Resolves at the first signal that asks the process to end; later ones change nothing. */
export function stopSignal(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve(signal))
  })
}
