import type { Server } from 'node:http'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { createApp, listenerOf } from './app.ts'
import { type Backend, openBackend } from './backend.ts'
import { print } from './cli/run-command.ts'
import type { Settings } from './config/settings.ts'
import { ensureWritable } from './data/prepare.ts'
import { FileCache } from './files/file-cache.ts'
import { version } from './health/health.ts'
import { collectGarbageWhenIdle } from './health/idle-gc.ts'
import { createCounters, watchTimerDelay } from './http/limits.ts'
import { type Listener, type OpenPort, openPort } from './http/listen.ts'
import { drain, stopSignal } from './http/shutdown.ts'
import { type Log, openLog } from './log.ts'
import type { ResponseCache } from './response-cache/cache.ts'
import { cacheFastPath } from './response-cache/fast-path.ts'
import { memoryShares } from './response-cache/memory.ts'
import { openResponseCache } from './response-cache/open-cache.ts'
import { hasCopies, openOrServeStale } from './response-cache/serve-stale.ts'
import type { Site } from './site/site.ts'
import type { RunningStudio } from './studio/start-studio.ts'

export type PreparedSite = {
  site: Site
  /** Wraps the listener: in development the bundler answers its files first. */
  wrapListener?: (listener: Listener) => Listener
  close?: () => Promise<void>
}

/** In development the bundler serves the studio's application instead of its build. */
export type PreparedStudio = {
  files: Hono
  wrapListener: (listener: Listener) => Listener
  close: () => Promise<void>
}

/**
 * Starts site and studio from settings, and stops them at a signal. Ports are opened first, so that nothing is created when
 * one is taken. `prepareSite` builds and loads the site; the studio follows once the site is served.
 */
export async function start(
  settings: Settings,
  prepareSite: (server: Server, log: Logger) => Promise<PreparedSite>,
  prepareStudio?: (server: Server) => Promise<PreparedStudio>,
): Promise<void> {
  const logs = openLog(settings.LOG_LEVEL)
  const { log } = logs
  const stopping = stopSignal()
  const sitePort = await openSitePort(settings, log)
  const studioPort = await openStudioPort(settings, log)
  // With copies of pages on disk these are served until the folder can be written to again.
  if (!settings.API_HOST && settings.READ_ONLY === 'no' && !(sitePort && hasCopies(settings)))
    await ensureWritable(settings.DATA_DIR)
  const publicUrl = settings.PUBLIC_BASE_URL || `http://localhost:${sitePort?.port ?? settings.PORT}`
  // Exposed by `scripts/runtime.mjs`; missing when the program is started in another way.
  if (globalThis.gc) collectGarbageWhenIdle(globalThis.gc)

  let accepting = true
  let studio: RunningStudio | undefined
  const serve = (port: OpenPort, prepared: PreparedSite, backend: Backend, cache?: ResponseCache) =>
    serveSite({
      ...{ settings, publicUrl, port, prepared, backend, cache, logs },
      accepting: () => accepting,
      studioWaits: () => studio?.isWaiting() ?? false,
    })
  const prepare = async () => {
    const open = () => openBackend(settings, log)
    if (!sitePort) return { prepared: undefined, backend: await open() }
    const prepared = await prepareSite(sitePort.server, log)
    const options = { settings, publicUrl, site: prepared.site, log }
    const backend = await openOrServeStale(open, options, (stale, cache) =>
      serve(sitePort, prepared, stale, cache),
    )
    return { prepared, backend }
  }
  const ready = await Promise.race([prepare(), stopping.then(() => undefined)])
  // What is unfinished at this moment is discarded, or done again by the next start.
  if (!ready) return process.exit(0)

  const { prepared, backend } = ready
  const cache = await openResponseCache(settings, publicUrl, backend, prepared?.site)
  if (sitePort && prepared) serve(sitePort, prepared, backend, cache)
  const { content } = backend
  if (studioPort && content) {
    // Accounts and the authoring API are a quarter of all code, which a process without studio never loads.
    const { startStudio } = await import('./studio/start-studio.ts')
    const options = { settings, publicUrl, port: studioPort, content, logs }
    studio = startStudio({ ...options, prepare: prepareStudio })
  }
  // Without a site nothing is left to serve when the studio cannot be opened.
  if (settings.STUDIO === 'alone') await Promise.race([studio?.ready, stopping])

  log.info({ signal: await stopping }, 'stopping')
  accepting = false
  const delay = settings.STOP_DELAY_MS
  await Promise.all([sitePort, studioPort].map((port) => port && drain(port.server, { delay })))
  await cache?.close()
  await prepared?.close?.()
  await studio?.close()
  await backend.close()
  process.exit(0)
}

async function openSitePort(settings: Settings, log: Logger): Promise<OpenPort | undefined> {
  const { STUDIO, PUBLIC_BASE_URL: baseUrl, DOMAIN_DEFAULT_LOCALE } = settings
  if (STUDIO === 'alone') return undefined
  return openPort(settings, { setting: 'PORT', baseUrl, hosts: DOMAIN_DEFAULT_LOCALE.keys() }, log)
}

/** None where another backend has the content, and with it the studio. */
async function openStudioPort(settings: Settings, log: Logger): Promise<OpenPort | undefined> {
  const { STUDIO, API_HOST, STUDIO_BASE_URL: baseUrl } = settings
  if (STUDIO === 'off' || API_HOST) return undefined
  return openPort(settings, { setting: 'STUDIO_PORT', baseUrl, uploads: true }, log)
}

type ServeOptions = {
  settings: Settings
  publicUrl: string
  port: OpenPort
  prepared: PreparedSite
  backend: Backend
  cache: ResponseCache | undefined
  accepting: () => boolean
  studioWaits: () => boolean
  logs: Log
}

function serveSite({ settings, publicUrl, port, prepared, backend, cache, ...options }: ServeOptions): void {
  const { site, wrapListener = (listener: Listener) => listener } = prepared
  const { accepting, studioWaits } = options
  const { log, logRequest } = options.logs
  const { delay } = watchTimerDelay()
  const database = () =>
    backend.probe().catch(async (error) => {
      // At once: between two polls no load balancer must hear that this process cannot serve.
      await cache?.versions.poll()
      throw error
    })
  const health = {
    ...{ accepting, database, studioWaits, version },
    staleSince: () => cache?.versions.downSince(),
  }
  const count = createCounters({ pages: settings.RATE_PAGES, calls: settings.RATE_API })
  const files = new FileCache(memoryShares(settings.STORED_MB).files, cache?.versions)
  const shared = { settings, cache, files, count, logRequest }
  const app = createApp({ ...shared, publicUrl, site, backend, health, delay, log })
  const fastPath = cacheFastPath({ ...shared, https: publicUrl.startsWith('https:') })
  port.serve(wrapListener(fastPath(listenerOf(app, log))))
  printAddresses(publicUrl, `http://localhost:${port.port}`, settings.API_HOST)
}

function printAddresses(publicUrl: string, local: string, apiHost: string): void {
  print('')
  print(`  Chinese   ${local}/`)
  print(`  English   ${local}/en`)
  print(`  API       ${apiHost || local}/backends/docs`)
  if (publicUrl !== local) print(`  Public    ${publicUrl}`)
  print('')
}
