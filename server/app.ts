import { getRequestListener } from '@hono/node-server'
import { retryAfter } from '@shanmen/api/answers.ts'
import { largestBody } from '@shanmen/api/dispatch.ts'
import { isFailure } from '@shanmen/content/database/database-health.ts'
import { ApiError } from '@shanmen/contract/rpc/client.ts'
import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { Backend } from './backend.ts'
import type { Settings } from './config/settings.ts'
import { cacheFiles, type FileCache } from './files/file-cache.ts'
import { publicMedia } from './files/media.ts'
import { builtFiles } from './files/serve-files.ts'
import { metrics } from './health/metrics.ts'
import { type Env, identify } from './http/client.ts'
import { ClientGoneError } from './http/client-gone.ts'
import { cspReports } from './http/csp-reports.ts'
import { errorResponse, isFile } from './http/error-response.ts'
import { forward } from './http/forward.ts'
import { allowGetAndHead, type Counters, loadShedding, rateLimit } from './http/limits.ts'
import type { Listener } from './http/listen.ts'
import { receiveBody } from './http/receive-body.ts'
import { isProbe, pathOf } from './http/request-guard.ts'
import { hstsOf, securityHeaders, withSecurityHeaders } from './http/security-headers.ts'
import { createSlices, type Slices } from './http/slices.ts'
import { type LogRequest, loggedPath, requestLog } from './log.ts'
import { amap, offersAmap } from './map/amap.ts'
import { previews } from './preview/previews.ts'
import { addressTurns } from './response-cache/address-turns.ts'
import type { ResponseCache } from './response-cache/cache.ts'
import { cacheMenu } from './response-cache/menu.ts'
import { finishResponse } from './response-cache/respond.ts'
import { cachedCalls, cachedPage, cachedPages, cachedRoute, itemFile } from './response-cache/routes.ts'
import { warmCache } from './response-cache/warm.ts'
import { itemCalendars, sectionCalendars } from './seo/calendars/calendars.ts'
import { canonicalAddresses, domainLanguage } from './seo/canonical.ts'
import { allFeeds } from './seo/feeds/read-feed.ts'
import { manifests } from './seo/manifest.ts'
import { securityTxt } from './seo/security-txt.ts'
import { cached, robots, sitemaps } from './seo/sitemap.ts'
import { createRenderPage, personalPage } from './site/render-page.ts'
import type { Site } from './site/site.ts'

export type AppOptions = {
  settings: Settings
  /** Origin of the site's public addresses. */
  publicUrl: string
  site: Site
  backend: Pick<Backend, 'app' | 'transport' | 'ask' | 'drafts' | 'reading' | 'media'>
  /** `/healthz`, `/readyz` and `/version`. */
  health: Hono
  /** What `/metrics` shows. */
  registry: Registry
  /** In which pages are rendered and calls answered: apart from those in which requests begin, which may be refused at once. */
  slices: Slices
  /** How late timers fire, or renderings begin, at present, in milliseconds. */
  delay: () => number
  count: Counters
  /** Undefined where changes of the content are not reported. */
  cache?: ResponseCache | undefined
  files: FileCache
  log: Logger
  logRequest: LogRequest
}

/** The background work yields to requests from this delay of timers on, in milliseconds. */
const busyDelayMs = 20

/** The number that proxies log for a client that has gone; no client sees it. */
const clientClosedRequest = 499

/** The site as one Hono application: middleware and routes in the order in which a request passes them. */
export function createApp(options: AppOptions): Hono<Env> {
  const { settings, publicUrl, site, backend, cache, files, slices, delay, count, log } = options
  const { API_HOST: host, LOCALE_COOKIE: localeCookie } = settings
  const https = publicUrl.startsWith('https:')
  const identification = { name: settings.FRONTEND_ID_HEADER, value: settings.FRONTEND_ID }
  const ask = backend.ask && cache ? cacheMenu(backend.ask, cache.versions) : backend.ask
  const calls = { transport: backend.transport, ask, host, identification, publicUrl }
  const inTurn = addressTurns(settings.TRUST_PROXY, () => cache?.versions.isAway() ?? false)
  const app = new Hono<Env>()

  app.use(identify(settings.TRUST_PROXY, https))
  app.use(requestLog(options.logRequest))
  app.use(cacheFiles(files))
  app.use(withSecurityHeaders(securityHeaders(hstsOf(publicUrl, settings))))
  app.use(finishResponse())
  app.use(loadShedding(delay))
  app.use(rateLimit(count))
  app.route('/', cspReports(log))
  app.use(allowGetAndHead())
  // Before the previews: these never show a draft. They would be rendered for each request with the cookie of one, in the queue of all.
  app.route('/', builtFiles(settings.SITE_BUILD_DIR, site.info))
  app.route('/', amap(settings, log))
  app.get('/.well-known/security.txt', securityTxt(publicUrl, settings.SECURITY_CONTACT))
  app.get('/robots.txt', robots(publicUrl))
  const extraRoutes = [
    ...sitemaps(calls),
    ...manifests(calls),
    ...allFeeds(calls),
    ...sectionCalendars(calls),
  ].flatMap(({ path, make }) => {
    const route = cache && cachedRoute(cache, path, make)
    app.get(path, route?.handler ?? cached(make))
    return route ?? []
  })

  if (backend.app) app.use('/backends/*', receiveBody(largestBody))
  if (backend.drafts) app.route('/', previews(backend.drafts))

  app.route('/', options.health)
  app.route('/', metrics(options.registry, { token: settings.METRICS_TOKEN }))

  const toBackend = forward(host, identification.name, log)
  const { app: ownApi } = backend
  const api = ownApi && { fetch: (request: Request) => slices.turn().then(() => ownApi.fetch(request)) }
  const uncachedCalls = api && ((c: Context<Env>) => api.fetch(c.req.raw))
  app.all('/backends/*', (api && cache ? cachedCalls(cache, api, inTurn) : uncachedCalls) ?? toBackend)

  const media = publicMedia(settings, backend, cache)
  if (media) app.route('/', media)
  else app.get('/media/:id/:file', toBackend)
  app.get('/media/*', (c) => c.text('Not Found\n', 404, { 'Cache-Control': 'no-store' }))
  for (const { pattern, make } of itemCalendars(calls)) app.get(pattern, itemFile(cache, make, inTurn))

  app.use(domainLanguage(settings.DOMAIN_DEFAULT_LOCALE, localeCookie))
  app.use(canonicalAddresses())
  const { BUILD_POLL_MS: buildPollMs } = settings
  const renderPage = createRenderPage({
    ...calls,
    ...{ site, log, localeCookie, buildPollMs, amap: offersAmap(settings), turn: slices.nextTurn },
  })
  const render: typeof renderPage = (page) => slices.turn().then(() => renderPage(page))
  const personal = personalPage(render)
  const { id: build } = site.info
  app.get('*', cache ? cachedPages(cache, { render, personal, build, inTurn }) : personal)
  if (cache) void warmCache(cache, cachedPage(cache, render), extraRoutes, () => delay() > busyDelayMs)

  app.notFound((c) => errorResponse(c, 404))
  app.onError((error, c) => {
    if (error instanceof ClientGoneError) return new Response(null, { status: clientClosedRequest })
    const { message, stack } = error
    const path = loggedPath(c.req.path)
    if (c.req.raw.signal.aborted) log.info({ path, message }, 'request aborted')
    else log.error({ path, message, stack }, 'request failed')
    site.onError?.(error)
    if (site.mode === 'development') return c.text(error.stack ?? error.message, 500)
    // An unreachable database or backend may answer soon; after any other error another try is of no use.
    const isAway = isFailure(error) || (error instanceof ApiError && error.kind === 'network')
    if (isAway) c.header('Retry-After', retryAfter)
    return errorResponse(c, isAway ? 503 : 500)
  })
  return app
}

/**
 * The application as a listener of Node's server. Requests are begun in slices, so that visitors are accepted; files, which cost
 * little, do not wait for what is rendered, and probes wait for neither: a balancer takes away a process whose probe is late. No detail
 * of an internal error reaches the client.
 */
export function listenerOf(app: Hono<Env>, log: Logger): Listener {
  const errorHandler = (error: unknown) => {
    log.warn({ message: error instanceof Error ? error.message : String(error) }, 'unreadable request')
    return new Response('Bad Request\n', {
      status: 400,
      headers: { ...securityHeaders(), Connection: 'close' },
    })
  }
  const listener = getRequestListener((request, env) => app.fetch(request, env), { errorHandler })
  const queues = { probes: createSlices(), files: createSlices(), others: createSlices() }
  return (incoming, outgoing) => {
    // A refused body is left half read by an adapter that stops the reading again and again; half a second later its library
    // would close the connection, whatever request is answered on it by then.
    outgoing.once('finish', () => {
      if (!incoming.readableEnded) incoming.removeAllListeners('data').resume()
    })
    const path = pathOf(incoming.url ?? '')
    const { begin } = queues[isProbe(path) ? 'probes' : isFile(path) ? 'files' : 'others']
    begin(() => {
      if (!incoming.socket.destroyed) void listener(incoming, outgoing)
    })
  }
}
