import type { Server } from 'node:http'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { createApp, listenerOf } from './app.ts'
import { type Backend, openBackend } from './backend.ts'
import { print } from './cli/run-command.ts'
import type { Settings } from './config/settings.ts'
import { ensureWritable } from './data/data-folder.ts'
import { KeptFiles } from './files/kept-files.ts'
import { version } from './health/health.ts'
import { collectAtRest } from './health/idle-gc.ts'
import { createCounters, watchTimerDelay } from './http/limits.ts'
import type { Listener } from './http/listen.ts'
import { type OpenDoor, openDoor } from './http/listen.ts'
import { drain, stopSignal } from './http/shutdown.ts'
import { type NoteRequest, openLog } from './log.ts'
import { storedFront } from './response-cache/front.ts'
import { openStore } from './response-cache/open-store.ts'
import { hasCopies, openInSpite } from './response-cache/serve-stale.ts'
import { sharesOf } from './response-cache/shelf.ts'
import type { Store } from './response-cache/store.ts'
import type { Site } from './site/site.ts'
import type { RunningStudio } from './studio/start-studio.ts'

export type Prepared = {
  site: Site
  /** Put around the listener: development answers the files of its bundler first. */
  around?: (listener: Listener) => Listener
  close?: () => Promise<void>
}

/** In development the bundler serves the studio's application instead of its build. */
export type PreparedStudio = {
  files: Hono
  around: (listener: Listener) => Listener
  close: () => Promise<void>
}

/**
 * From settings to a served site and studio, and to their orderly end. Ports are taken first, so that nothing is made
 * when one cannot be had. `prepareSite` builds and loads the site; the studio follows once the site is served.
 */
export async function start(
  settings: Settings,
  prepareSite: (server: Server, log: Logger) => Promise<Prepared>,
  prepareStudio?: (server: Server) => Promise<PreparedStudio>,
): Promise<void> {
  const { log, noteRequest } = openLog(settings.LOG_LEVEL)
  const stopping = stopSignal()
  const { STUDIO, API_HOST, PUBLIC_BASE_URL, DOMAIN_DEFAULT_LOCALE } = settings
  const siteDoor =
    STUDIO === 'alone'
      ? undefined
      : await openDoor(
          settings,
          { setting: 'PORT', baseUrl: PUBLIC_BASE_URL, hosts: DOMAIN_DEFAULT_LOCALE.keys() },
          log,
        )
  // Another backend has the content, and with it the studio.
  const studioDoor =
    STUDIO === 'off' || API_HOST
      ? undefined
      : await openDoor(
          settings,
          { setting: 'STUDIO_PORT', baseUrl: settings.STUDIO_BASE_URL, uploads: true },
          log,
        )
  // Where there are copies of pages these are served until it can be written to again.
  if (!API_HOST && settings.READ_ONLY === 'no' && !(siteDoor && hasCopies(settings)))
    await ensureWritable(settings.DATA_DIR)
  const publicUrl = PUBLIC_BASE_URL || `http://localhost:${siteDoor?.port ?? settings.PORT}`

  // Exposed by `scripts/runtime.mjs`; missing where somebody starts the program another way.
  if (globalThis.gc) collectAtRest(globalThis.gc)

  let accepting = true
  let studio: RunningStudio | undefined
  const serve = (door: OpenDoor, prepared: Prepared, backend: Backend, store: Store | undefined) =>
    serveSite({
      ...{ settings, publicUrl, door, prepared, backend, store, log, noteRequest },
      accepting: () => accepting,
      studioWaits: () => studio?.isWaiting() ?? false,
    })
  const prepare = async () => {
    const open = () => openBackend(settings, log)
    if (!siteDoor) return { prepared: undefined, backend: await open() }
    const prepared = await prepareSite(siteDoor.server, log)
    const parts = { settings, publicUrl, site: prepared.site, log }
    const backend = await openInSpite(open, parts, (copies, store) =>
      serve(siteDoor, prepared, copies, store),
    )
    return { prepared, backend }
  }
  const ready = await Promise.race([prepare(), stopping.then(() => undefined)])
  // What is half-made at this moment is thrown away or made again by the next start.
  if (!ready) return process.exit(0)

  const { prepared, backend } = ready
  const store = await openStore(settings, publicUrl, backend, prepared?.site)
  if (siteDoor && prepared) serve(siteDoor, prepared, backend, store)
  const { content } = backend
  // Accounts and the authoring API are a quarter of all code, which a process without studio never reads.
  studio =
    studioDoor &&
    content &&
    (await import('./studio/start-studio.ts')).startStudio({
      ...{ settings, publicUrl, door: studioDoor, content, log, prepare: prepareStudio },
    })
  // Without a site there is nothing to go on for when the studio cannot be opened.
  if (STUDIO === 'alone') await Promise.race([studio?.ready, stopping])

  log.info({ signal: await stopping }, 'stopping')
  accepting = false
  const delay = settings.STOP_DELAY_MS
  await Promise.all([siteDoor, studioDoor].map((door) => door && drain(door.server, { delay })))
  await store?.close()
  await prepared?.close?.()
  await studio?.close()
  await backend.close()
  process.exit(0)
}

type Served = {
  settings: Settings
  publicUrl: string
  door: OpenDoor
  prepared: Prepared
  backend: Backend
  store: Store | undefined
  accepting: () => boolean
  studioWaits: () => boolean
  log: Logger
  noteRequest: NoteRequest
}

function serveSite(served: Served): void {
  const { settings, publicUrl, door, prepared, backend, store, log, noteRequest } = served
  const { site, around = (inner: Listener) => inner } = prepared
  const watch = watchTimerDelay()
  const staleSince = () => store?.versions.downSince()
  const { accepting, studioWaits } = served
  const database = () =>
    backend.probe().catch(async (error) => {
      // Noticed at once: between two looks no balancer is to hear that nothing can be served.
      await store?.versions.look()
      throw error
    })
  const health = { accepting, database, staleSince, studioWaits, version }
  const count = createCounters({ pages: settings.RATE_PAGES, calls: settings.RATE_API })
  const files = new KeptFiles(sharesOf(settings.STORED_MB).files, store?.versions)
  const { delay } = watch
  const app = createApp({ settings, publicUrl, site, backend, health, delay, count, store, files, log })
  const https = publicUrl.startsWith('https:')
  const front = storedFront({ settings, https, store, files, count, noteRequest })
  door.answerWith(around(front(listenerOf(app, log))))
  printAddresses(publicUrl, `http://localhost:${door.port}`, settings.API_HOST)
}

function printAddresses(publicUrl: string, local: string, apiHost: string): void {
  print('')
  print(`  Chinese   ${local}/`)
  print(`  English   ${local}/en`)
  print(`  API       ${apiHost || local}/backends/docs`)
  if (publicUrl !== local) print(`  Public    ${publicUrl}`)
  print('')
}
