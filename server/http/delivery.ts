import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { textOf } from '@shanmen/contract/text-response.ts'
import type { MiddlewareHandler } from 'hono'
import { type Encoding, negotiate } from './negotiate.ts'
import { sameTag } from './same-tag.ts'
import { setHeader } from './security-headers.ts'

const textual = /^(?:text\/|application\/(?:json|xml|javascript|manifest\+json)|[^;]+\+(?:json|xml)\b)/i
const smallest = 1024
/** Above this another thread compresses. To hand it a page costs as much as compressing the page here: two milliseconds. */
const aside = 256 * 1024
// What is made for one reader is sent once: two steps smaller would take twice as long, for a seventh of the bytes.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 } }
const zip = { level: 4 }
const compressAside = { br: promisify(brotliCompress), gzip: promisify(gzip) }

const compress = (body: Buffer, encoding: Encoding): Buffer | Promise<Buffer> => {
  if (encoding === 'br')
    return body.length > aside ? compressAside.br(body, brotli) : brotliCompressSync(body, brotli)
  return body.length > aside ? compressAside.gzip(body, zip) : gzipSync(body, zip)
}

/** A text's type says how it is written; another type stays as it is. */
export const withCharset = (type: string): string =>
  textual.test(type) ? `${type.replace(/\s*;\s*charset=[^;]*/i, '')}; charset=utf-8` : type

/**
 * Makes text answers ready for the wire: charset, a validator (304 for what the browser already has), gzip or brotli.
 * Files bring their own encodings and pass through.
 */
export function delivery(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { headers, status } = c.res
    const type = headers.get('Content-Type') ?? ''
    if (status >= 300 && status < 400 && status !== 304) setHeader(c, 'Content-Length', '0')
    if (!textual.test(type)) return
    setHeader(c, 'Content-Type', withCharset(type))
    setHeader(c, 'Vary', 'Accept-Encoding')
    if (headers.has('Content-Encoding') || headers.has('Last-Modified')) return
    const text = textOf(c.res)
    if (text === undefined && c.res.body === null) return
    const body = text === undefined ? Buffer.from(await c.res.arrayBuffer()) : Buffer.from(text)
    const answer = (bytes: Buffer | null, code: number) => {
      const { headers } = c.res
      // Put in the place of another one it would be copied once more.
      c.res = undefined
      c.res = new Response(bytes === null ? null : new Uint8Array(bytes), { status: code, headers })
    }
    if (status === 200 && !/no-store/.test(headers.get('Cache-Control') ?? '')) {
      const etag = headers.get('ETag') ?? `W/"${createHash('sha1').update(body).digest('base64url')}"`
      setHeader(c, 'ETag', etag)
      if (sameTag(c.req.header('If-None-Match'), etag)) {
        c.res.headers.delete('Content-Length')
        return answer(null, 304)
      }
    }
    const encoding = body.length < smallest ? undefined : negotiate(c.req.header('Accept-Encoding'))
    const bytes = encoding ? await compress(body, encoding) : body
    if (encoding) setHeader(c, 'Content-Encoding', encoding)
    setHeader(c, 'Content-Length', String(bytes.length))
    answer(bytes, status)
  }
}
