import { createHash } from 'node:crypto'
import { retryAfter } from '@shanmen/api/answers.ts'
import type { InProcessClient, Transport } from '@shanmen/contract/client.ts'
import type { ApiError } from '@shanmen/contract/rpc/client.ts'
import type { SiteSettings, View } from '@shanmen/site/app/data/contexts.ts'
import type { Handler } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Logger } from 'pino'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Env } from '../http/client.ts'
import { errorPage } from '../http/error-response.ts'
import { currentDraft } from '../preview/draft.ts'
import { isPersonal, viewOf } from '../response-cache/address.ts'
import type { Made } from '../response-cache/store.ts'
import { languageCookies } from './language-cookie.ts'
import { payloadAnswer, payloadPage } from './payload.ts'
import { createAnswer } from './router.ts'
import type { Site } from './site.ts'

export type PageOptions = {
  site: Site
  /** How loaders reach the backend from here; the browser always asks the page's own origin, which hands calls on. */
  transport: Transport
  /** The backend in this process, if there is one. */
  ask: InProcessClient | undefined
  host: string
  publicUrl: string
  identification: { name: string; value: string }
  localeCookie: string
  buildPollMs: number
  /** A key for AMap is set: its frame may stand in the pages. */
  amap: boolean
  log: Logger
}

// The in-process backend is addressed by a host that no one can reach.
const inside = 'http://backend.internal'

/** What to render: a page's address without origin, for a reading profile. */
export type Asked = {
  path: string
  search: string
  view: View
  /** The headers of the visitor when it is rendered for him alone. */
  headers?: Headers
  signal?: AbortSignal
}

export type Render = (asked: Asked) => Promise<Made>

/** Makes what renders any page, or the file of its data, with the page's policy and caching. Nothing of a visitor is in it. */
export function createRender(options: PageOptions): Render {
  const { site, log, transport, ask, publicUrl, host } = options
  const { answerContext, apiContext, settingsContext, createApi, styleSheets } = site.entry
  const { identification, localeCookie, buildPollMs, amap } = options
  const { reload } = site
  const onError = noteError(log, site.onError)
  // The framework's own handler knows its bundler.
  const handle = reload
    ? createRequestHandler(async () => withErrorLog(await reload(), onError), site.mode)
    : createAnswer(site.build, onError)
  const policy = pagePolicy(site.mode, Object.values(styleSheets), host, amap)

  return async ({ path, search, view, headers: given, signal }) => {
    let complete = true
    const onFailure = ({ call, kind, code, cause }: ApiError) => {
      if (kind !== 'refused') complete = false
      log.warn({ call, kind, code, cause: cause instanceof Error ? cause.message : undefined }, 'call failed')
    }
    const context = new RouterContextProvider()
    context.set(apiContext, createApi({ host: host || inside, transport, ask, identification, onFailure }))
    const until = currentDraft()?.preview.until
    const preview = until ? { until } : undefined
    const own = { publicUrl, host: '', identification, localeCookie, buildPollMs, view, preview, amap }
    context.set(settingsContext, own satisfies SiteSettings)
    const payload = payloadPage(path)
    if (payload && search !== `?${site.info.id}`)
      return { response: payloadAnswer(new Response(null, { status: 404 })), complete }
    context.set(answerContext, payload ? 'payload' : 'page')
    // The site's own origin, never the visitor's Host header; and a whole page also for HEAD, which Hono empties.
    const request = new Request(publicUrl + (payload ?? path + search), {
      headers: given ?? { Accept: 'text/html' },
      ...(signal && { signal }),
    })
    const answer = await handle(request, context)
    const response = payload ? payloadAnswer(answer) : answer
    const { status, headers } = response
    if ((headers.get('Content-Type') ?? '').startsWith('text/html'))
      headers.set('Content-Security-Policy', policy)
    if (status === 503) headers.set('Retry-After', retryAfter)
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', status >= 500 ? 'no-store' : 'no-cache')
    return { response, complete }
  }
}

/** Renders a page for one visitor: what brings a preview or asks for another view, and all that is not kept. */
export function personalPage(render: Render, localeCookie: string): Handler<Env> {
  return async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const { headers, signal } = c.req.raw
    const view = viewOf(c.req.header('Cookie'))
    const { response } = await render({ path: pathname, search, view, headers, signal })
    const type = response.headers.get('Content-Type') ?? ''
    if (response.status >= 500 && !/html|json/.test(type)) return errorPage(c, 500)
    const own = isPersonal(c.req.url, c.req.header('Cookie'), c.req.header('Authorization'))
    if (own) response.headers.set('Cache-Control', 'private, no-store')
    const { https } = c.get('client')
    const speaker = { stored: getCookie(c, 'webLang'), from: c.req.header('Sec-Fetch-Site'), https }
    const cookies = languageCookies(pathname, speaker, localeCookie)
    if (cookies.length === 0 || !type.startsWith('text/html')) return response
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
    if (response.headers.get('Cache-Control') === 'no-cache')
      response.headers.set('Cache-Control', 'private, no-cache')
    return response
  }
}

const noteError = (log: Logger, show?: (error: Error) => void) => (error: unknown, request: Request) => {
  if (request.signal.aborted || !(error instanceof Error)) return
  log.error({ path: new URL(request.url).pathname, error: describe(error) }, 'page failed')
  show?.(error)
}

function withErrorLog(build: Site['build'], onError: ReturnType<typeof noteError>): Site['build'] {
  const handleError = (error: unknown, { request }: { request: Request }) => onError(error, request)
  return { ...build, entry: { ...build.entry, module: { ...build.entry.module, handleError } } }
}

function describe(error: Error): Record<string, unknown> {
  const { message, stack, cause } = error
  return { message, stack, cause: cause instanceof Error ? cause.message : cause }
}

/** The policy of a page: code from files, the inlined style sheet by its hash, calls to the backend. */
function pagePolicy(mode: Site['mode'], styleSheets: string[], host: string, amap: boolean): string {
  const hashes = styleSheets.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  const development = mode === 'development'
  return [
    "default-src 'none'",
    development ? "script-src 'self' 'unsafe-inline'" : "script-src 'self'",
    development ? "style-src 'self' 'unsafe-inline'" : sources('style-src', ...hashes),
    sources('img-src', "'self'", 'data:', host),
    sources('connect-src', "'self'", development ? 'ws:' : ''),
    // AMap's code runs in a frame of our own, whose policy is its own (`server/map/amap.ts`).
    ...(amap ? ["frame-src 'self'"] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // In development a worker made by the bundler finds the server again after a restart.
    ...(development
      ? ["worker-src 'self' blob:"]
      : // `default` lets exactly one address of code through: the map's worker (`site/app/map/embedded/worker.ts`).
        ["require-trusted-types-for 'script'", 'trusted-types api-html default']),
  ].join('; ')
}

function sources(name: string, ...allowed: string[]): string {
  return [name, ...allowed.filter(Boolean)].join(' ')
}
