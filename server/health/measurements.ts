import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { LogRequest } from '../log.ts'

/** Kinds of requests, of which each is as dear as another of its kind. */
export type RouteClass = 'page' | 'call' | 'asset' | 'media' | 'data' | 'preview' | 'probe'

const probes = new Set(['/healthz', '/readyz', '/version', '/metrics'])

/** The kind of a request by its path, without query. */
export function routeClass(path: string): RouteClass {
  if (path.startsWith('/backends/')) return 'call'
  if (path.startsWith('/assets/')) return 'asset'
  if (path.startsWith('/media/')) return 'media'
  if (path.startsWith('/preview/')) return 'preview'
  if (probes.has(path)) return 'probe'
  // Feeds, sitemaps, the data of pages and what lies in the root folder.
  return /\.\w+$/.test(path) ? 'data' : 'page'
}

/** What this process measures of its own work, and where `/metrics` reads it. */
export type Measurements = ReturnType<typeof createMeasurements>

export function createMeasurements() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  // Gauges with the names of counters, which promtool refuses.
  for (const subject of ['handles', 'requests', 'resources'])
    registry.removeSingleMetric(`nodejs_active_${subject}_total`)
  const requests = new Histogram({
    name: 'shanmen_http_request_duration_seconds',
    help: 'Time to the head of a response, by kind of request and status; what the cache answers at once counts as 0.',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const visible = new Histogram({
    name: 'shanmen_publication_visible_seconds',
    help: 'Time from a change of what is public, in any process, until this process answers with it.',
    buckets: [0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 1.5, 2.5, 5, 10, 60],
    registers: [registry],
  })
  const polls = new Histogram({
    name: 'shanmen_database_poll_duration_seconds',
    help: 'Time of the query by which this process learns of changes, every 400 ms.',
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2],
    registers: [registry],
  })
  // Looking a label up costs more than counting.
  const observers = new Map<string, { observe: (seconds: number) => void }>()
  const observe = (route: RouteClass, status: number, seconds: number) => {
    const key = `${route} ${status}`
    const observer = observers.get(key) ?? requests.labels(route, String(status))
    observers.set(key, observer)
    observer.observe(seconds)
  }
  return {
    registry,
    /** Counts a request, then logs it. */
    measured:
      (logRequest: LogRequest): LogRequest =>
      (client, method, path, status, ms) => {
        observe(routeClass(path), status, ms / 1000)
        logRequest(client, method, path, status, ms)
      },
    onChange: (seconds: number) => visible.observe(seconds),
    onPoll: (seconds: number) => polls.observe(seconds),
  }
}
