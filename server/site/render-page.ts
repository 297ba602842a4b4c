import { createHash } from 'node:crypto'
import { retryAfter } from '@shanmen/api/answers.ts'
import type { InProcessClient, Transport } from '@shanmen/contract/client.ts'
import { codes } from '@shanmen/contract/envelope.ts'
import type { ApiError } from '@shanmen/contract/rpc/client.ts'
import type { SiteSettings, View } from '@shanmen/site/app/data/api.ts'
import type { Handler } from 'hono'
import type { Logger } from 'pino'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Env } from '../http/client.ts'
import { throwIfGone } from '../http/client-gone.ts'
import { reportDirective } from '../http/csp-reports.ts'
import { errorPage } from '../http/error-response.ts'
import { currentDraft } from '../preview/draft.ts'
import type { Rendered } from '../response-cache/cache.ts'
import { isPersonal, payloadPage, viewOf } from '../response-cache/key.ts'
import { createPageHandler } from './router.ts'
import type { Site } from './site.ts'

export type PageOptions = {
  site: Site
  /** How loaders reach the API from here; the browser always calls the page's own origin. */
  transport: Transport
  /** The API in this process, if there is one. */
  ask: InProcessClient | undefined
  host: string
  publicUrl: string
  identification: { name: string; value: string }
  localeCookie: string
  buildPollMs: number
  /** A key for AMap is set: pages may contain its frame. */
  amap: boolean
  /** Resolves when a page that has its data may be rendered. */
  turn?: () => Promise<void>
  log: Logger
}

// The in-process API is addressed by a host that cannot be reached.
const inside = 'http://backend.internal'

/** What to render: a page's address without origin, for a reading profile. */
export type PageRequest = {
  path: string
  search: string
  view: View
  /** The headers of the client when the page is rendered for it only. */
  headers?: Headers
  signal?: AbortSignal
}

export type RenderPage = (page: PageRequest) => Promise<Rendered>

/**
 * Returns the function that renders any page, or its payload, with its content security policy and caching. The result
 * depends on nothing of the client but what the request names.
 */
export function createRenderPage(options: PageOptions): RenderPage {
  const { site, log, transport, ask, publicUrl, host } = options
  const { answerContext, apiContext, settingsContext, createApi, inlineStyleContext } = site.entry
  const { identification, localeCookie, buildPollMs, amap } = options
  const { reload } = site
  // Only in development: the error of the page that is being rendered.
  let failure: Error | undefined
  const show = site.onError
  const showOnce = (error: Error) => {
    failure = error
    show?.(error)
  }
  const onError = logPageError(log, show && showOnce)
  // In development the router's own handler, which works with its bundler.
  const handle = reload
    ? createRequestHandler(async () => withErrorLog(await reload(), onError), site.mode)
    : createPageHandler(site.build, onError, options.turn)
  const policyOf = createPolicies(site.mode, host, amap)

  return async ({ path, search, view, headers: clientHeaders, signal }) => {
    let complete = true
    const onFailure = ({ call, kind, code, cause }: ApiError) => {
      if (kind !== 'refused') complete = false
      // No failure: the page says that there is nothing yet, or is not found, as the log of requests has it.
      if (kind === 'refused' && code === codes.notFound.code) return
      log.warn(
        { call, kind, code, cause: cause instanceof Error ? cause.message : undefined },
        'API call failed',
      )
    }
    const context = new RouterContextProvider()
    context.set(apiContext, createApi({ host: host || inside, transport, ask, identification, onFailure }))
    const until = currentDraft()?.preview.until
    const preview = until ? { until } : undefined
    const own = { publicUrl, host: '', identification, localeCookie, buildPollMs, view, preview, amap }
    context.set(settingsContext, own satisfies SiteSettings)
    const payload = payloadPage(path)
    if (payload && search !== `?${site.info.id}`)
      return { response: payloadResponse(new Response(null, { status: 404 })), complete }
    context.set(answerContext, payload ? 'payload' : 'page')
    // The site's own origin, never the client's Host header; a complete page also for HEAD, whose body Hono removes.
    const request = new Request(publicUrl + (payload ?? path + search), {
      headers: clientHeaders ?? { Accept: 'text/html' },
      ...(signal && { signal }),
    })
    const answer = await handle(request, context)
    const shown = failure && answer.status >= 500 ? stackPage(failure) : answer
    failure = undefined
    const response = payload ? payloadResponse(answer) : shown
    const { status, headers } = response
    if ((headers.get('Content-Type') ?? '').startsWith('text/html'))
      headers.set('Content-Security-Policy', policyOf(context.get(inlineStyleContext)))
    if (status === 503 || status === 429) headers.set('Retry-After', retryAfter)
    // Stored by a shared cache, a page that lacks something would be shown long after the failure.
    const isWhole = complete && status < 500
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', isWhole ? 'no-cache' : 'no-store')
    return { response, complete }
  }
}

/**
 * The data of a page as a file. It changes without a new build, so it is revalidated each time, which its ETag makes cheap;
 * another build, and a page that does not exist, have none.
 */
function payloadResponse(response: Response): Response {
  if (response.status === 200) return response
  const status = response.status === 503 ? 503 : 404
  return Response.json({ data: null }, { status, headers: { 'Cache-Control': 'no-store' } })
}

/** Renders a page for one client: with a preview or another view, and everything that is not cached. */
export function personalPage(render: RenderPage): Handler<Env> {
  return async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const { headers, signal } = c.req.raw
    const view = viewOf(c.req.header('Cookie'))
    const { response } = await render({ path: pathname, search, view, headers, signal })
    const type = response.headers.get('Content-Type') ?? ''
    if (response.status >= 500) throwIfGone(signal)
    if (response.status >= 500 && !/html|json/.test(type)) return errorPage(c, 500)
    if (isPersonal(c.req.url, c.req.header('Cookie'), c.req.header('Authorization')))
      response.headers.set('Cache-Control', 'private, no-store')
    return response
  }
}

const logPageError = (log: Logger, show?: (error: Error) => void) => (error: unknown, request: Request) => {
  if (request.signal.aborted || !(error instanceof Error)) return
  log.error({ path: new URL(request.url).pathname, error: describe(error) }, 'page failed')
  show?.(error)
}

/** In development: the stack of an error, with the bundler's client, which reloads the page after the next change. */
const stackPage = ({ message, stack = message }: Error) =>
  new Response(
    `<!doctype html><meta charset="utf-8"><title>500</title><pre>${stack.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre><script type="module" src="/@vite/client"></script>`,
    { status: 500, headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  )

function withErrorLog(build: Site['build'], onError: ReturnType<typeof logPageError>): Site['build'] {
  const handleError = (error: unknown, { request }: { request: Request }) => onError(error, request)
  return { ...build, entry: { ...build.entry, module: { ...build.entry.module, handleError } } }
}

function describe(error: Error): Record<string, unknown> {
  const { message, stack, cause } = error
  return { message, stack, cause: cause instanceof Error ? cause.message : cause }
}

/** The policy of a page by the text of its inlined styles, of which there are as many as kinds of pages. */
function createPolicies(mode: Site['mode'], host: string, amap: boolean): (style: string) => string {
  const known = new Map<string, string>()
  return (style) => {
    const policy = known.get(style) ?? pagePolicy(mode, style, host, amap)
    known.set(style, policy)
    return policy
  }
}

/** The policy of a page: code and styles from files, the inlined styles by their hash, calls to the API. */
function pagePolicy(mode: Site['mode'], style: string, host: string, amap: boolean): string {
  const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`
  const development = mode === 'development'
  return [
    "default-src 'none'",
    development ? "script-src 'self' 'unsafe-inline'" : "script-src 'self'",
    development ? "style-src 'self' 'unsafe-inline'" : sources('style-src', hash, "'self'"),
    sources('img-src', "'self'", 'data:', host),
    sources('connect-src', "'self'", development ? 'ws:' : ''),
    // AMap's code runs in a frame with a policy of its own (`server/map/amap.ts`).
    ...(amap ? ["frame-src 'self'"] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    reportDirective,
    // In development a worker made by the bundler finds the server again after a restart.
    ...(development
      ? ["worker-src 'self' blob:"]
      : // `default` lets exactly one address of code through: the map's worker (`site/app/map/embedded/show-embedded.ts`).
        ["require-trusted-types-for 'script'", 'trusted-types api-html default']),
  ].join('; ')
}

function sources(name: string, ...allowed: string[]): string {
  return [name, ...allowed.filter(Boolean)].join(' ')
}
