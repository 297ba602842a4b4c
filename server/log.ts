import type { MiddlewareHandler } from 'hono'
import { type Logger, pino } from 'pino'
import type { Settings } from './config/settings.ts'
import { type Client, type Env, networkOf } from './http/client.ts'

/** Lines are written together, after so many bytes or milliseconds. */
const minLength = 8 * 1024
const flushMs = 100
/** What waits for a reader that does not read; further lines are dropped. */
const maxLength = 1024 * 1024
/** How long the end of the process waits for such a reader. */
const maxExitMs = 1_000
const retryMs = 10

export type LogRequest = (client: Client, method: string, path: string, status: number, ms: number) => void
export type Log = { log: Logger; logRequest: LogRequest }

/** The log of the process on its standard output, one JSON object a line. `short` leaves out the end of addresses. */
export function openLog(level: Settings['LOG_LEVEL'], addresses: Settings['LOG_ADDRESSES'] = 'full'): Log {
  const destination = openDestination()
  const written = addresses === 'short' ? shortened : (address: string) => address
  const log = pino({ level, base: undefined, serializers: { address: written } }, destination)
  const isLogged = { debug: log.isLevelEnabled('debug'), info: log.isLevelEnabled('info') }
  // What `log.info` would write; its serializer takes a seventh of the time of a cached page (ADR 30).
  const logRequest: LogRequest = ({ requestId, traceId, address }, method, path, status, ms) => {
    const level = probes.has(path) ? 'debug' : 'info'
    if (!isLogged[level]) return
    destination.write(
      `{"level":${pino.levels.values[level]},"time":${Date.now()},"requestId":"${requestId}",${traceId ? `"traceId":"${traceId}",` : ''}` +
        `"address":${JSON.stringify(written(address))},"method":"${method}","path":${JSON.stringify(path)},` +
        `"status":${status},"ms":${ms},"msg":"request"}\n`,
    )
  }
  return { log, logRequest }
}

/** An IPv4 address without its last number, of an IPv6 address or its /64 the /48: a place, no longer a household. */
const shortened = (address: string): string =>
  address.includes(':')
    ? `${networkOf(address).split(':').slice(0, 3).join(':')}::/48`
    : address.replace(/\.\d+$/, '.0')

const probes = new Set(['/healthz', '/readyz'])

/**
 * Pino's buffered destination. A reader that is gone, or does not read, blocks neither the work nor the end of the process.
 * It writes in the main thread, because a write in another one cannot be ended: `flushSync`, by which the asynchronous
 * form ends, tries for ever when the reader is gone.
 */
function openDestination() {
  const destination = pino.destination({
    ...{ dest: 1, sync: true, minLength, maxLength, periodicFlush: flushMs },
    // A full pipe is tried again with the next flush.
    retryEAGAIN: () => false,
  })
  let isFull = false
  destination.on('error', (error: NodeJS.ErrnoException) => {
    isFull = error.code === 'EAGAIN'
    if (!isFull) destination.write = () => true
  })
  process.on('exit', () => {
    const sleeping = new Int32Array(new SharedArrayBuffer(4))
    const deadline = performance.now() + maxExitMs
    do {
      if (isFull) Atomics.wait(sleeping, 0, 0, retryMs)
      isFull = false
      destination.flush()
    } while (isFull && performance.now() < deadline)
  })
  return destination
}

/** A path as the log has it: a reader of the log must not be able to open drafts. */
export const loggedPath = (path: string): string => path.replace(/^\/+preview\/.+/i, '/preview/…')

/** Logs each request; probes only at level debug. The query is left out: it may contain what people typed. */
export function requestLog(logRequest: LogRequest): MiddlewareHandler<Env> {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const ms = Math.round((performance.now() - start) * 10) / 10
    logRequest(c.get('client'), c.req.method, loggedPath(c.req.path), c.res.status, ms)
  }
}
