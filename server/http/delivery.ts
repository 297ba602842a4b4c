import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { sameTag } from '@shanmen/backends/door/same-tag.ts'
import type { MiddlewareHandler } from 'hono'
import { negotiate } from './negotiate.ts'

const text = /^(?:text\/|application\/(?:json|xml|javascript|manifest\+json)|[^;]+\+(?:json|xml)\b)/i
const smallest = 1024
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
// The tables of a larger window cost more than they save: a third of the time for a short answer, and a megabyte each.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 } }

/** A text's type says how it is written; another type stays as it is. */
export const withCharset = (type: string): string =>
  text.test(type) ? `${type.replace(/\s*;\s*charset=[^;]*/i, '')}; charset=utf-8` : type

/**
 * Makes text answers ready for the wire: charset, a validator (304 for what the browser already has), gzip or brotli.
 * Files bring their own encodings and pass through.
 */
export function delivery(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { headers, status } = c.res
    const type = headers.get('Content-Type') ?? ''
    if (status >= 300 && status < 400 && status !== 304) c.header('Content-Length', '0')
    if (!text.test(type)) return
    c.header('Content-Type', withCharset(type))
    c.header('Vary', 'Accept-Encoding')
    if (headers.has('Content-Encoding') || headers.has('Last-Modified') || c.res.body === null) return
    const body = Buffer.from(await c.res.arrayBuffer())
    const answer = (bytes: Buffer | null, code: number) => {
      c.res = new Response(bytes === null ? null : new Uint8Array(bytes), {
        status: code,
        headers: c.res.headers,
      })
    }
    if (status === 200 && headers.get('Cache-Control') !== 'no-store') {
      const etag = headers.get('ETag') ?? `W/"${createHash('sha1').update(body).digest('base64url')}"`
      c.header('ETag', etag)
      if (sameTag(c.req.header('If-None-Match'), etag)) {
        c.res.headers.delete('Content-Length')
        return answer(null, 304)
      }
    }
    const encoding = body.length < smallest ? undefined : negotiate(c.req.header('Accept-Encoding'))
    const bytes =
      encoding === 'br' ? await brotli(body, quality) : encoding === 'gzip' ? await zip(body) : body
    if (encoding) c.header('Content-Encoding', encoding)
    c.header('Content-Length', String(bytes.length))
    answer(bytes, status)
  }
}
