import type { Server } from 'node:http'
import { countQueued } from '@shanmen/content/media/upload-queue.ts'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { createApp, listenerOf } from './app.ts'
import { type Backend, openBackend } from './backend.ts'
import { print } from './cli/run-command.ts'
import type { Settings } from './config/settings.ts'
import { ensureWritable } from './data/folder.ts'
import { FileCache } from './files/file-cache.ts'
import { health, version } from './health/health.ts'
import { healthListener, openHealthPort } from './health/health-port.ts'
import { collectGarbageWhenIdle } from './health/idle-gc.ts'
import { createMeasurements, type Measurements } from './health/measurements.ts'
import { withGauges } from './health/metrics.ts'
import { watchBuilds } from './health/watch-builds.ts'
import { type Problems, watchContent } from './health/watch-content.ts'
import { watchMedia } from './health/watch-media.ts'
import { createCounters, watchDelay } from './http/limits.ts'
import { type Listener, type OpenPort, openPort } from './http/listen.ts'
import { drain, stopSignal } from './http/shutdown.ts'
import { createSlices } from './http/slices.ts'
import { type Log, openLog } from './log.ts'
import type { ResponseCache } from './response-cache/cache.ts'
import { cacheFastPath } from './response-cache/fast-path.ts'
import { memoryShares } from './response-cache/memory.ts'
import { openResponseCache } from './response-cache/open-cache.ts'
import { hasCopies, openOrServeStale } from './response-cache/serve-stale.ts'
import type { Site } from './site/site.ts'
import { type StudioProcess, startStudioProcess } from './studio/studio-process.ts'

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

/** Stopping takes less than this after the delay that is set: seven seconds for open requests, and closing. */
const maxStopMs = 9_000

/**
 * Starts what the settings name, and stops it at a signal. The site starts the studio in a process of its own once it is
 * served itself; that process comes here with `STUDIO=alone`. `prepareSite` builds and loads the site.
 */
export async function start(
  settings: Settings,
  prepareSite: (server: Server, log: Logger) => Promise<PreparedSite>,
  prepareStudio?: (server: Server) => Promise<PreparedStudio>,
): Promise<void> {
  const logs = openLog(settings.LOG_LEVEL, settings.LOG_ADDRESSES)
  const stopping = stopSignal()
  // Exposed by `scripts/runtime.mjs`; missing when the program is started in another way.
  if (globalThis.gc) collectGarbageWhenIdle(globalThis.gc)
  if (settings.STUDIO === 'alone') {
    // Accounts and the authoring API are a quarter of all code, which the site's process never loads.
    const { runStudio } = await import('./studio/start-studio.ts')
    await runStudio({ settings, logs, stopping, prepare: prepareStudio })
  } else await runSite(settings, logs, stopping, prepareSite)
  process.exit(0)
}

/** Ports are opened first, so that nothing is created when one is taken. */
async function runSite(
  settings: Settings,
  logs: Log,
  stopping: Promise<string>,
  prepareSite: (server: Server, log: Logger) => Promise<PreparedSite>,
): Promise<void> {
  const { log } = logs
  const { PUBLIC_BASE_URL: baseUrl, DOMAIN_DEFAULT_LOCALE } = settings
  const hosts = DOMAIN_DEFAULT_LOCALE.keys()
  const sitePort = await openPort(settings, { setting: 'PORT', baseUrl, hosts }, log)
  const studioPort = await reserveStudioPort(settings, log)
  const healthPort = await openHealthPort(settings, log)
  // With copies of pages on disk these are served until the folder can be written to again.
  if (!settings.API_HOST && settings.READ_ONLY === 'no' && !hasCopies(settings))
    await ensureWritable(settings.DATA_DIR)
  const publicUrl = baseUrl || `http://localhost:${sitePort.port}`
  const measurements = createMeasurements()

  let accepting = true
  let studio: StudioProcess | undefined
  let watch: ReturnType<typeof watchContent> | undefined
  let mediaWatch: ReturnType<typeof watchMedia> | undefined
  let buildWatch: ReturnType<typeof watchBuilds> | undefined
  const serve = (prepared: PreparedSite, backend: Backend, cache?: ResponseCache) =>
    serveSite({
      ...{ settings, publicUrl, port: sitePort, healthPort, prepared, backend, cache, logs, measurements },
      accepting: () => accepting,
      studioWaits: () => studio?.isWaiting() ?? false,
      problems: () => {
        const cdn = cache?.purgeProblem()
        const watched = { ...watch?.problems(), ...mediaWatch?.problems(), ...buildWatch?.problems() }
        return { ...studio?.problems(), ...watched, ...(cdn !== undefined && { cdn }) }
      },
      hasWrongMedia: () => mediaWatch?.isWrong() ?? false,
    })
  const prepare = async () => {
    const prepared = await prepareSite(sitePort.server, log)
    const options = { settings, publicUrl, site: prepared.site, log }
    const open = () => openBackend(settings, log)
    const backend = await openOrServeStale(open, options, (stale, cache) => serve(prepared, stale, cache))
    return { prepared, backend }
  }
  const stop = () => {
    accepting = false
    const ports = healthPort ? [sitePort, healthPort] : [sitePort]
    const delay = settings.STOP_DELAY_MS
    return Promise.all([studio?.close(), ...ports.map(({ server }) => drain(server, { delay }))])
  }
  const ready = await Promise.race([prepare(), stopping.then(() => undefined)])
  // What is unfinished at this moment is discarded, or done again by the next start. Copies of pages may be served already.
  if (!ready) return void (await stop())

  const { prepared, backend } = ready
  if (prepared.site.mode === 'production')
    buildWatch = watchBuilds([settings.SITE_BUILD_DIR, settings.STUDIO_BUILD_DIR], log)
  const cache = await openResponseCache(settings, publicUrl, backend, prepared.site, log, measurements)
  if (backend.reading && backend.media)
    mediaWatch = watchMedia(
      { ...backend.reading, media: backend.media, dataDir: settings.DATA_DIR },
      log,
      backend.content !== undefined,
    )
  serve(prepared, backend, cache)
  if (backend.content) watch = watchContent(backend.content, log)
  if (studioPort) {
    await studioPort.close()
    studio = startStudioProcess({
      settings: { PORT: String(sitePort.port), STUDIO_PORT: String(studioPort.port) },
      // Read now: what is cached would otherwise wait for the next request that is not.
      onCommit: () => {
        cache?.versions.markChanged()
        void cache?.versions.flush()
      },
      ...{ log, stopMs: settings.STOP_DELAY_MS + maxStopMs },
    })
  }

  log.info({ signal: await stopping }, 'stopping')
  await stop()
  watch?.stop()
  mediaWatch?.stop()
  buildWatch?.stop()
  await cache?.close()
  await prepared.close?.()
  await backend.close()
}

/**
 * Shows at the start that the port is free, and answers there until the studio's process opens it. None where another
 * backend has the content, and with it the studio.
 */
async function reserveStudioPort(settings: Settings, log: Logger): Promise<OpenPort | undefined> {
  if (settings.STUDIO === 'off' || settings.API_HOST) return undefined
  return openPort(settings, { setting: 'STUDIO_PORT', baseUrl: settings.STUDIO_BASE_URL }, log)
}

type ServeOptions = {
  settings: Settings
  publicUrl: string
  port: OpenPort
  healthPort: OpenPort | undefined
  prepared: PreparedSite
  backend: Backend
  cache: ResponseCache | undefined
  accepting: () => boolean
  studioWaits: () => boolean
  problems: () => Problems
  hasWrongMedia: () => boolean
  logs: Log
  measurements: Measurements
}

function serveSite({
  settings,
  publicUrl,
  port,
  healthPort,
  prepared,
  backend,
  cache,
  ...options
}: ServeOptions): void {
  const { site, wrapListener = (listener: Listener) => listener } = prepared
  const { accepting, studioWaits, problems, hasWrongMedia } = options
  const { log } = options.logs
  const logRequest = options.measurements.measured(options.logs.logRequest)
  const slices = createSlices()
  const { delay } = watchDelay(slices.waited)
  const database = () =>
    backend.probe().catch(async (error) => {
      // At once: between two polls no load balancer must hear that this process cannot serve.
      await cache?.versions.poll()
      throw error
    })
  const staleSince = () => cache?.versions.downSince()
  const probes = health({
    role: settings.STUDIO === 'off' ? 'site' : 'site and studio',
    accepting,
    database,
    studioWaits,
    problems,
    hasWrongMedia,
    staleSince,
    damage: backend.reading?.damage,
    version,
    build: site.info,
  })
  const count = createCounters({ pages: settings.RATE_PAGES, calls: settings.RATE_API })
  const files = new FileCache(
    memoryShares(settings.STORED_MB).files,
    cache?.versions,
    backend.reading?.damage,
  )
  const shared = { settings, cache, files, count, logRequest }
  const { reading } = backend
  const registry = withGauges({
    ...{ registry: options.measurements.registry, cache, files, delay, problems, damage: reading?.damage },
    uploads: reading && (() => countQueued(reading)),
    build: { id: site.info.id, version },
  })
  const app = createApp({ ...shared, publicUrl, site, backend, health: probes, registry, slices, delay, log })
  const fastPath = cacheFastPath({ ...shared, https: publicUrl.startsWith('https:') })
  port.server.on('connection', slices.accepted)
  port.serve(wrapListener(fastPath(listenerOf(app, log))))
  healthPort?.serve(healthListener(probes, registry, log))
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
