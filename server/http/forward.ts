import { largestBody } from '@shanmen/api/dispatch.ts'
import { readBytes } from '@shanmen/contract/rpc/input.server.ts'
import type { Context, Handler } from 'hono'
import type { Logger } from 'pino'
import { isText } from '../response-cache/cached-response.ts'
import type { Env } from './client.ts'
import { throwIfGone } from './client-gone.ts'
import { errorResponse } from './error-response.ts'

const timeoutMs = 15_000
const maxResponseBytes = 64 * 1024 * 1024
const requestHeaders = 'accept accept-language content-type platform x-requested-with range if-range'.split(
  ' ',
)
const validators = ['if-none-match', 'if-modified-since']
const responseHeaders = [
  ...['content-type', 'cache-control', 'etag', 'last-modified', 'vary', 'accept-ranges', 'content-range'],
  'content-length',
  ...'content-disposition content-security-policy cross-origin-resource-policy allow retry-after'.split(' '),
]

/**
 * Forwards a call or a medium to the backend on another host, so that the browser only uses its own origin. Cookies are
 * not forwarded, redirects are not followed, and a backend that does not answer in time is a 502.
 */
export function forward(host: string, identification: string, log: Logger): Handler<Env> {
  return async (c) => {
    const { method } = c.req
    if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
      c.header('Allow', 'GET, HEAD, POST')
      return errorResponse(c, 405)
    }
    const body = method === 'POST' ? await readBytes(c.req.raw, largestBody) : undefined
    if (body === 'tooLarge') return errorResponse(c, 413)
    if (body === 'unreadable') return errorResponse(c, 400)
    const { pathname, search } = new URL(c.req.url)
    const headers = headersFor(c, identification)
    const waiting = new AbortController()
    const timer = setTimeout(() => waiting.abort(), timeoutMs)
    const signal = AbortSignal.any([waiting.signal, c.req.raw.signal])
    try {
      const init = { method, headers, body, signal, redirect: 'manual' } as const
      const answer = await fetch(host + pathname + search, init)
      const redirect = answer.status >= 300 && answer.status < 400 && answer.status !== 304
      if (redirect || Number(answer.headers.get('Content-Length')) > maxResponseBytes) {
        throw new Error(`the backend answered ${answer.status} in a form that is not forwarded`)
      }
      const values = responseHeaders.map((name) => [name, answer.headers.get(name)] as const)
      // Texts are compressed here, and what a backend has compressed in spite of our header is not any more.
      const isOther = (name: string) =>
        name === 'content-length' &&
        (answer.headers.has('Content-Encoding') || isText(answer.headers.get('Content-Type') ?? ''))
      const all = values.flatMap(([name, value]) =>
        value === null || isOther(name) ? [] : [[name, value] as [string, string]],
      )
      return new Response(answer.body?.pipeThrough(atMost(maxResponseBytes)) ?? null, {
        status: answer.status,
        headers: all,
      })
    } catch (error) {
      throwIfGone(c.req.raw.signal)
      log.warn(
        { path: pathname, message: error instanceof Error ? error.message : String(error) },
        'backend request failed',
      )
      return errorResponse(c, 502)
    } finally {
      clearTimeout(timer)
    }
  }
}

function headersFor(c: Context<Env>, identification: string): Headers {
  const { requestId, address } = c.get('client')
  // The other backend limits clients too; an IPv6 network is named by its first address.
  const own = { 'X-Forwarded-For': address.replace('/64', ''), 'X-Request-Id': requestId }
  const headers = new Headers({ ...own, 'Accept-Encoding': 'identity' })
  for (const name of [...requestHeaders, ...validators, identification]) {
    const value = c.req.header(name)
    if (value !== undefined) headers.set(name, value)
  }
  return headers
}

function atMost(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength
      if (size > bytes) controller.error(new Error('the backend answered too much'))
      else controller.enqueue(chunk)
    },
  })
}
