import { createRateLimit } from '@shanmen/contract/rpc/rate-limit.server.ts'
import type { Context, Handler } from 'hono'
import type { Logger } from 'pino'
import type { Env } from '../http/client.ts'
import { errorResponse } from '../http/error-response.ts'
import { type Ask, askOutside } from './fetch-public.ts'

const longestWait = 10_000
const largestAnswer = 1024 * 1024
/** A visitor asks for a handful of routes; whoever asks for more uses up our contract with AMap. */
const perMinute = 60

type Options = { key: string; code: string; log: Logger; ask?: Ask; wait?: number }

/**
 * The way of AMap's script to its services: adds the security code, which therefore never leaves the server (R275).
 * GET of the allowed paths from our own pages only, of addresses outside; no cookie, no redirect, no more than 10 s and
 * 1 MB. What AMap
 * answers is not kept, because its terms do not say that it may be, and neither query nor answer is logged.
 */
export function amapService({ key, code, log, ask = askOutside, wait = longestWait }: Options): Handler<Env> {
  const tooMany = createRateLimit(perMinute)
  return async (c) => {
    if (c.req.method !== 'GET') {
      c.header('Allow', 'GET')
      return errorResponse(c, 405)
    }
    if (!isOwn(c)) return errorResponse(c, 403)
    const asked = readAsked(new URL(c.req.url), key)
    if (!asked) return errorResponse(c, 404)
    const seconds = tooMany(c.get('client').address)
    if (seconds > 0) {
      c.header('Retry-After', String(seconds))
      return errorResponse(c, 429)
    }
    const done = new AbortController()
    const signal = AbortSignal.any([AbortSignal.timeout(wait), c.req.raw.signal, done.signal])
    try {
      const text = await read(asked, code, ask, signal)
      const type = asked.callback ? 'application/javascript' : 'application/json'
      return c.body(text, 200, { 'Content-Type': type, 'Cache-Control': 'no-store' })
    } catch (error) {
      // The message of a failed request may hold its address, and with it the code.
      const kind = error instanceof Refused ? error.message : error instanceof Error ? error.name : 'unknown'
      log.warn({ path: asked.path, kind }, 'no answer of the map service')
      return errorResponse(c, 502)
    } finally {
      // What was not read is not waited for.
      done.abort()
    }
  }
}

class Refused extends Error {}

async function read(
  { host, path, query }: Asked,
  code: string,
  ask: Ask,
  signal: AbortSignal,
): Promise<string> {
  const forwarded = new URLSearchParams(query)
  forwarded.set('jscode', code)
  const { status, body } = await ask(`${host}${path}?${forwarded}`, { headers: { Accept: '*/*' }, signal })
  if (status !== 200) throw new Refused(`status ${status}`)
  const text = await readAtMost(body ?? [], largestAnswer)
  if (text.includes(code)) throw new Refused('the answer repeats the code')
  return text
}

async function readAtMost(body: AsyncIterable<Uint8Array> | [], bytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > bytes) throw new Refused('too large')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** Asked by a page of this site: browsers say so in one of two headers, and whoever says neither is no page. */
function isOwn(c: Context): boolean {
  const site = c.req.header('Sec-Fetch-Site')
  if (site !== undefined && site !== 'same-origin') return false
  const from = c.req.header('Origin') ?? c.req.header('Referer') ?? ''
  return URL.canParse(from) && new URL(from).host === c.req.header('Host')
}

/** What of AMap's services the map script asks for through us, and where each is at home (requirements §5.1). */
const upstreams: Record<string, string> = {
  '/v3/direction/walking': 'https://restapi.amap.com',
  '/v3/assistant/coordinate/convert': 'https://restapi.amap.com',
  '/v3/log/init': 'https://restapi.amap.com',
  '/v4/map/styles': 'https://webapi.amap.com',
}

export const prefix = '/_AMapService'
/** An answer by function call (JSONP): the name becomes code, so it may only be a name. */
const callbackName = /^[A-Za-z_$][\w$.]{0,63}$/

export type Asked = { host: string; path: string; query: URLSearchParams; callback: string | undefined }

/**
 * Reads what the map script asks for: an allowed path after `..` and `.` were resolved, our own key and no other, no security code,
 * each name once. Undefined for anything else.
 */
export function readAsked(url: URL, key: string): Asked | undefined {
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
