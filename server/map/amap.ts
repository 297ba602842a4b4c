import { createRateLimit } from '@shanmen/contract/rpc/rate-limit.server.ts'
import { type Context, type Handler, Hono } from 'hono'
import type { Logger } from 'pino'
import type { Settings } from '../config/settings.ts'
import type { Env } from '../http/client.ts'
import { errorResponse } from '../http/error-response.ts'
import { type FetchPublic, fetchPublic } from './fetch-public.ts'

/** AMap is offered when both its settings are set: without the code its services refuse. */
export const offersAmap = (settings: Settings) =>
  settings.AMAP_KEY !== '' && settings.AMAP_SECURITY_CODE !== ''

/** The routes for AMap's map: the document of its frame, and the proxy to its services. */
export function amap(settings: Settings, log: Logger): Hono<Env> {
  const { AMAP_KEY: key, AMAP_SECURITY_CODE: code, AMAP_CODE_IN_PAGE: inPage } = settings
  const app = new Hono<Env>()
  if (!offersAmap(settings)) {
    if (key) log.warn('AMAP_KEY is set without AMAP_SECURITY_CODE: the site shows its own map only.')
    return app
  }
  if (inPage === 'on') {
    log.warn('AMAP_CODE_IN_PAGE is on: every visitor can read the security code. Turn it off in production.')
    app.get('/_map/amap', amapPage({ key, code }))
    return app
  }
  app.get('/_map/amap', amapPage({ key }))
  app.all('/_AMapService/*', amapService({ key, code, log }))
  return app
}

const script = 'https://webapi.amap.com'
const hosts = 'https://*.amap.com https://*.autonavi.com'

/**
 * Only in this document may AMap's code run and be shown; the pages of the site keep their own policy. AMap writes
 * styles into its document, requests its services by script through our proxy, and runs its workers from blobs.
 */
const policy = [
  "default-src 'none'",
  `script-src 'self' ${script}`,
  "style-src 'unsafe-inline'",
  `img-src 'self' data: blob: ${hosts}`,
  `connect-src 'self' ${hosts}`,
  'worker-src blob:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')

/**
 * The document inside a map page in which AMap's map lives (`site/app/map/amap`). It carries the key, which is public;
 * it contains the security code only in development, when the setting says so.
 */
function amapPage(settings: { key: string; code?: string }): Handler<Env> {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c')
  const html =
    '<!DOCTYPE html><html lang="zh-CN"><head><meta charset="utf-8"><title>AMap</title>' +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"></head>' +
    `<body><script type="application/json" id="amap">${json}</script></body></html>`
  return (c) =>
    c.html(html, 200, {
      'Content-Security-Policy': policy,
      'X-Frame-Options': 'SAMEORIGIN',
      // The page around the frame requests the position when the visitor presses the button; the frame may not.
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'Cache-Control': settings.code ? 'no-store' : 'no-cache',
    })
}

const timeoutMs = 10_000
const maxResponseBytes = 1024 * 1024
/** A visitor requests a handful of routes; more than this would use up the site's quota at AMap. */
const perMinute = 60

type Options = { key: string; code: string; log: Logger; ask?: FetchPublic; wait?: number }

/**
 * The proxy of AMap's script to its services: it adds the security code, which therefore never leaves the server. Only GET
 * of the allowed paths from our own pages, to public addresses; no cookie, no redirect, at most 10 s and 1 MB. Responses
 * are not cached, because AMap's terms do not allow it, and neither query nor response is logged.
 */
export function amapService({ key, code, log, ask = fetchPublic, wait = timeoutMs }: Options): Handler<Env> {
  const tooMany = createRateLimit(perMinute)
  return async (c) => {
    if (c.req.method !== 'GET') {
      c.header('Allow', 'GET')
      return errorResponse(c, 405)
    }
    if (!isOwn(c)) return errorResponse(c, 403)
    const service = readServiceRequest(new URL(c.req.url), key)
    if (!service) return errorResponse(c, 404)
    const seconds = tooMany(c.get('client').address)
    if (seconds > 0) {
      c.header('Retry-After', String(seconds))
      return errorResponse(c, 429)
    }
    const done = new AbortController()
    const signal = AbortSignal.any([AbortSignal.timeout(wait), c.req.raw.signal, done.signal])
    try {
      const text = await read(service, code, ask, signal)
      const type = service.callback ? 'application/javascript' : 'application/json'
      return c.body(text, 200, { 'Content-Type': type, 'Cache-Control': 'no-store' })
    } catch (error) {
      // The message of a failed request may hold its address, and with it the code.
      const kind =
        error instanceof UpstreamError ? error.message : error instanceof Error ? error.name : 'unknown'
      log.warn({ path: service.path, kind }, 'map service failed')
      return errorResponse(c, 502)
    } finally {
      // Ends the request when its response is not read completely.
      done.abort()
    }
  }
}

class UpstreamError extends Error {}

async function read(
  { host, path, query }: ServiceRequest,
  code: string,
  ask: FetchPublic,
  signal: AbortSignal,
): Promise<string> {
  const forwarded = new URLSearchParams(query)
  forwarded.set('jscode', code)
  const { status, body } = await ask(`${host}${path}?${forwarded}`, { headers: { Accept: '*/*' }, signal })
  if (status !== 200) throw new UpstreamError(`status ${status}`)
  const text = await readAtMost(body ?? [], maxResponseBytes)
  if (text.includes(code)) throw new UpstreamError('the answer repeats the code')
  return text
}

async function readAtMost(body: AsyncIterable<Uint8Array> | [], bytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > bytes) throw new UpstreamError('too large')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** True for a request of a page of this site: browsers say so in one of two headers. */
function isOwn(c: Context): boolean {
  const site = c.req.header('Sec-Fetch-Site')
  if (site !== undefined && site !== 'same-origin') return false
  const from = c.req.header('Origin') ?? c.req.header('Referer') ?? ''
  return URL.canParse(from) && new URL(from).host === c.req.header('Host')
}

/** The paths of AMap's services that the map script requests through the proxy, and the host of each. */
const upstreams: Record<string, string> = {
  '/v3/direction/walking': 'https://restapi.amap.com',
  '/v3/assistant/coordinate/convert': 'https://restapi.amap.com',
  '/v3/log/init': 'https://restapi.amap.com',
  '/v4/map/styles': 'https://webapi.amap.com',
}

export const prefix = '/_AMapService'
/** The callback of JSONP becomes code, so it may only be a name. */
const callbackName = /^[A-Za-z_$][\w$.]{0,63}$/

export type ServiceRequest = {
  host: string
  path: string
  query: URLSearchParams
  callback: string | undefined
}

/**
 * Reads a request of the map script: an allowed path after `..` and `.` were resolved, our own key and no other, no
 * security code, each name once. Undefined for anything else.
 */
function readServiceRequest(url: URL, key: string): ServiceRequest | undefined {
  const path = url.pathname.slice(prefix.length)
  const host = Object.hasOwn(upstreams, path) ? upstreams[path] : undefined
  if (!host) return undefined
  const query = new URLSearchParams(url.search)
  const names = [...query.keys()]
  if (names.length !== new Set(names).size || query.has('jscode') || query.get('key') !== key)
    return undefined
  const callback = query.get('callback') ?? undefined
  if (callback !== undefined && !callbackName.test(callback)) return undefined
  return { host, path, query, callback }
}
