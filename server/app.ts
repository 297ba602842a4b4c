import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { retryAfter } from '@shanmen/api/answers.ts'
import { isFailure } from '@shanmen/content/database/database-health.ts'
import { ApiError } from '@shanmen/contract/rpc/client.ts'
import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import type { Backend } from './backend.ts'
import type { Settings } from './config/settings.ts'
import { type KeptFiles, keepFiles } from './files/kept-files.ts'
import { media } from './files/media.ts'
import { mediaAccess } from './files/media-access.ts'
import { builtFiles } from './files/serve-files.ts'
import { type Health, health } from './health/health.ts'
import { metrics } from './health/metrics.ts'
import { type Env, identify } from './http/client.ts'
import { delivery } from './http/delivery.ts'
import { errorResponse } from './http/error-response.ts'
import { forward } from './http/forward.ts'
import { type Counters, loadShedding, rateLimit, readOnly } from './http/limits.ts'
import type { Listener } from './http/listen.ts'
import { requestLog } from './http/request-log.ts'
import { securityHeaders, withSecurityHeaders } from './http/security-headers.ts'
import { amap, offersAmap } from './map/amap.ts'
import { previews } from './preview/previews.ts'
import { keepMenu } from './response-cache/kept-menu.ts'
import { pageGiver, storedAnswer, storedCalls, storedPages } from './response-cache/respond.ts'
import type { Store } from './response-cache/store.ts'
import { keepWarm } from './response-cache/warm.ts'
import { canonicalAddresses, domainLanguage } from './seo/canonical.ts'
import { allFeeds } from './seo/feeds/feeds.ts'
import { cached, robots, sitemap } from './seo/sitemap.ts'
import { createRender, personalPage } from './site/pages.ts'
import type { Site } from './site/site.ts'

export type Parts = {
  settings: Settings
  /** Origin of the site's public addresses. */
  publicUrl: string
  site: Site
  backend: Pick<Backend, 'app' | 'transport' | 'ask' | 'findDraft' | 'reading'>
  health: Omit<Health, 'build'>
  delay: () => number
  count: Counters
  /** Keeps whole answers; undefined where nobody tells when the content changes. */
  store?: Store | undefined
  /** Keeps the small files that were asked for. */
  files: KeptFiles
  log: Logger
}

/** The whole site as one Hono application; the order of a request's way is the order of these lines. */
export function createApp(parts: Parts): Hono<Env> {
  const { settings, publicUrl, site, backend, log } = parts
  const { transport } = backend
  const host = settings.API_HOST
  const https = publicUrl.startsWith('https:')
  const identification = { name: settings.FRONTEND_ID_HEADER, value: settings.FRONTEND_ID }
  const app = new Hono<Env>()

  app.use(identify(settings.TRUST_PROXY, https))
  app.use(requestLog(log))
  app.use(keepFiles(parts.files))
  const security = securityHeaders(https)
  const localeCookie = settings.LOCALE_COOKIE
  const storing = parts.store && { store: parts.store, security, localeCookie }
  app.use(withSecurityHeaders(security))
  app.use(delivery())
  app.use(loadShedding(parts.delay))
  app.use(rateLimit(parts.count))
  app.use(readOnly())
  if (backend.findDraft) app.route('/', previews(backend.findDraft))

  app.route('/', health({ ...parts.health, build: site.info }))
  app.route('/', metrics(parts.store, parts.files, parts.delay))
  const { app: own } = backend
  const other = forward(host, identification.name, log)
  const calls = own && (storing ? storedCalls(storing, own) : (c: Context<Env>) => own.fetch(c.req.raw))
  app.all('/backends/*', calls ?? other)
  app.route('/', builtFiles(settings.SITE_BUILD_DIR, site.info))
  const { reading, findDraft } = backend
  if (reading && findDraft) {
    const source = { reading, findDraft, isAway: () => parts.store?.versions.away() ?? false }
    app.route('/', media(settings.DATA_DIR, mediaAccess(source, undefined, noteOf(settings))))
  } else app.get('/media/:id/:file', other)
  app.get('/media/*', (c) => c.text('Not Found\n', 404, { 'Cache-Control': 'no-store' }))
  app.route('/', amap(settings, log))
  app.get('/robots.txt', robots(publicUrl))
  const ask = backend.ask && parts.store ? keepMenu(backend.ask, parts.store.versions) : backend.ask
  const reach = { publicUrl, transport, ask, host, identification }
  const besides = [{ path: '/sitemap.xml', make: sitemap(reach) }, ...allFeeds(reach)].flatMap(
    ({ path, make }) => {
      const stored = storing && storedAnswer(storing, path, make)
      app.get(path, stored?.handler ?? cached(make))
      return stored ?? []
    },
  )
  app.use(domainLanguage(settings.DOMAIN_DEFAULT_LOCALE))
  app.use(canonicalAddresses())
  const render = createRender({
    site,
    transport,
    ask,
    publicUrl,
    identification,
    log,
    host,
    localeCookie,
    buildPollMs: settings.BUILD_POLL_MS,
    amap: offersAmap(settings),
  })
  const personal = personalPage(render, localeCookie)
  const { id } = site.info
  app.get('*', storing ? storedPages(storing, { render, personal, build: id }) : personal)
  if (storing) void keepWarm(storing.store, pageGiver(storing, render), besides, () => parts.delay() > 20)

  app.notFound((c) => errorResponse(c, 404))
  app.onError((error, c) => {
    if (c.req.raw.signal.aborted) log.info({ path: c.req.path, message: error.message }, 'request aborted')
    else log.error({ path: c.req.path, message: error.message, stack: error.stack }, 'request failed')
    site.onError?.(error)
    if (site.mode === 'development') return c.text(error.stack ?? error.message, 500)
    // What stands behind it does not answer: another try is worth it, as after a fault it is not.
    const isAway = isFailure(error) || (error instanceof ApiError && error.kind === 'network')
    if (isAway) c.header('Retry-After', retryAfter)
    return errorResponse(c, isAway ? 503 : 500)
  })
  return app
}

/** Where it is noted which media are public; nowhere for a process that only reads. */
const noteOf = ({ READ_ONLY, DATA_DIR }: Settings) =>
  READ_ONLY === 'yes' ? undefined : join(DATA_DIR, 'public-media.json')

/** The application as a listener of Node's server. Nothing about an error inside reaches the visitor. */
export function listenerOf(app: Hono<Env>, log: Logger): Listener {
  const errorHandler = (error: unknown) => {
    log.warn({ message: error instanceof Error ? error.message : String(error) }, 'unreadable request')
    return new Response('Bad Request\n', {
      status: 400,
      headers: { ...securityHeaders(false), Connection: 'close' },
    })
  }
  return getRequestListener((request, env) => app.fetch(request, env), { errorHandler })
}
