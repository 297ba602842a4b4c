import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import { listenerOf } from '../app.ts'
import type { Settings } from '../config/settings.ts'
import type { Env } from '../http/client.ts'
import { type Listener, type OpenPort, openPort } from '../http/listen.ts'
import { securityHeaders, withSecurityHeaders } from '../http/security-headers.ts'
import { metrics } from './metrics.ts'

/** A port of its own for health checks and metrics, in a network that visitors cannot reach; undefined where none is set. */
export async function openHealthPort(settings: Settings, log: Logger): Promise<OpenPort | undefined> {
  if (settings.HEALTH_PORT === undefined) return undefined
  return openPort(settings, { setting: 'HEALTH_PORT', baseUrl: '' }, log)
}

/** What that port serves, to anyone who reaches it: the probes (`/healthz`, `/readyz`, `/version`) and `/metrics`. */
export function healthListener(probes: Hono, registry: Registry, log: Logger): Listener {
  const app = new Hono<Env>()
    .use(withSecurityHeaders(securityHeaders()))
    .route('/', probes)
    .route('/', metrics(registry, { token: '', open: true }))
  return listenerOf(app, log)
}
