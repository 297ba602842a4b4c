import { textOf } from '@shanmen/contract/text-response.ts'
import type { Context, MiddlewareHandler } from 'hono'
import type { Env } from '../http/client.ts'
import { setHeader } from '../http/security-headers.ts'
import type { ResponseCache } from './cache.ts'
import {
  bodyIn,
  type CachedResponse,
  cdnCaching,
  etagOf,
  type Form,
  formFor,
  isText,
  matchesEtag,
  sharedCaching,
  withCharset,
} from './cached-response.ts'
import { compressOnce, encodingFor, minCompressedBytes } from './compress.ts'

/** What of a request decides about the response to one client. */
type Recipient = {
  ifNoneMatch: string | undefined
  /** When the database last answered, while it is unreachable. */
  contentAsOf: Date | undefined
  requestId: string
}

/** Status and headers of a cached response for one client: 304 if it has the body already. */
export function headFor(
  cached: CachedResponse,
  form: Form,
  length: number,
  { requestId, ifNoneMatch, contentAsOf }: Recipient,
): { status: number; head: string[] } {
  const status = cached.status === 200 && matchesEtag(ifNoneMatch, cached.etag) ? 304 : cached.status
  if (status !== 304 && !contentAsOf) return { status, head: commonHead(cached, form, length, requestId) }
  const head = ['x-request-id', requestId, ...headersIn(cached, form), ...cachingOf(cached)]
  if (status !== 304) head.push('content-length', String(length))
  if (contentAsOf) head.push('x-content-as-of', contentAsOf.toISOString())
  return { status, head }
}

/** Built once for each form; only the request id changes, so the array must be sent before the next request. */
function commonHead(cached: CachedResponse, form: Form, length: number, requestId: string): string[] {
  const existing = cached.heads[form]
  if (existing) {
    existing[1] = requestId
    return existing
  }
  const head = ['x-request-id', requestId, ...headersIn(cached, form), ...cachingOf(cached)]
  head.push('content-length', String(length))
  cached.heads[form] = head
  return head
}

const cachingOf = ({ cacheControl }: CachedResponse): string[] =>
  cacheControl === sharedCaching
    ? ['cache-control', cacheControl, 'cdn-cache-control', cdnCaching]
    : ['cache-control', cacheControl]

function headersIn(cached: CachedResponse, form: Form): string[] {
  const head = cached.etag ? [...cached.headers, 'etag', cached.etag] : [...cached.headers]
  if (form !== 'identity') head.push('content-encoding', form)
  return head
}

/** A cached response as the response to one client. */
export async function respond(
  c: Context<Env>,
  cache: ResponseCache,
  cached: CachedResponse,
): Promise<Response> {
  const form = formFor(cached, encodingFor(c.req.header('Accept-Encoding')))
  const isNewForm = !cached.bodies[form]
  const body = await bodyIn(cached, form)
  if (isNewForm) cache.remeasure(cached)
  const { status, head } = headFor(cached, form, body.length, {
    requestId: c.get('client').requestId,
    ifNoneMatch: c.req.header('If-None-Match'),
    contentAsOf: cache.versions.downSince(),
  })
  const headers = new Headers()
  for (let at = 0; at < head.length; at += 2) headers.append(head[at] ?? '', head[at + 1] ?? '')
  c.set('isFinished', true)
  return new Response(status === 304 ? null : new Uint8Array(body), { status, headers })
}

/**
 * Does the same for text responses that are not cached: charset, ETag (304 for what the browser has already), brotli or
 * gzip. Files bring their own encodings and pass through, and so does what says `no-transform`: a stream of any length.
 */
export function finishResponse(): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next()
    if (c.get('isFinished')) return
    const { headers, status } = c.res
    const type = headers.get('Content-Type') ?? ''
    if (status >= 300 && status < 400 && status !== 304) setHeader(c, 'Content-Length', '0')
    if (!isText(type)) return
    setHeader(c, 'Content-Type', withCharset(type))
    setHeader(c, 'Vary', 'Accept-Encoding')
    if (headers.has('Content-Encoding') || headers.has('Last-Modified')) return
    if (/\bno-transform\b/.test(headers.get('Cache-Control') ?? '')) return
    const text = textOf(c.res)
    if (text === undefined && c.res.body === null) return
    const body = text === undefined ? Buffer.from(await c.res.arrayBuffer()) : Buffer.from(text)
    const replaceBody = (bytes: Buffer | null, code: number) => {
      const { headers } = c.res
      // Assigned over an existing response, Hono would copy the headers once more.
      c.res = undefined
      c.res = new Response(bytes === null ? null : new Uint8Array(bytes), { status: code, headers })
    }
    if (status === 200 && !/no-store/.test(headers.get('Cache-Control') ?? '')) {
      const etag = headers.get('ETag') ?? etagOf(body)
      setHeader(c, 'ETag', etag)
      if (matchesEtag(c.req.header('If-None-Match'), etag)) {
        c.res.headers.delete('Content-Length')
        return replaceBody(null, 304)
      }
    }
    const accepted = c.req.header('Accept-Encoding')
    const encoding = body.length < minCompressedBytes ? undefined : encodingFor(accepted)
    const bytes = encoding ? await compressOnce(body, encoding) : body
    if (encoding) setHeader(c, 'Content-Encoding', encoding)
    setHeader(c, 'Content-Length', String(bytes.length))
    replaceBody(bytes, status)
  }
}
