import { createRateLimit } from '@shanmen/contract/rpc/rate-limit.server.ts'
import type { Context, Handler } from 'hono'
import type { Logger } from 'pino'
import type { Env } from '../http/client.ts'
import { errorResponse } from '../http/error-response.ts'
import { type FetchPublic, fetchPublic } from './fetch-public.ts'

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
export function readServiceRequest(url: URL, key: string): ServiceRequest | undefined {
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
