import { createHash } from 'node:crypto'
import { textOf } from '@shanmen/contract/text-response.ts'
import { LRUCache } from 'lru-cache'
import { compress, decompress, type Encoding, minCompressedBytes } from './compress.ts'
import type { Freshness } from './freshness.ts'
import { isElder } from './key.ts'

export type Form = Encoding | 'identity'

/** A response as it is cached: everything that is the same for all clients. */
export type CachedResponse = Freshness & {
  key: string
  status: number
  /** Names and values in turn, without those that depend on the client or the encoding. */
  headers: string[]
  cacheControl: string
  /** Empty for anything but a 200. */
  etag: string
  /** True for a page, which also sets the language cookie. */
  isPage: boolean
  bodies: Partial<Record<Form, Buffer>>
  /** The complete headers for each form, built when it is first sent. */
  heads: Partial<Record<Form, string[]>>
  hits: number
  /** True once its body is compressed as small as possible. */
  isRecompressed: boolean
}

/** About what the headers, the key and the bookkeeping of a response take. */
const overheadBytes = 2048
/** Headers that are stored in fields of their own, or belong to one client or form. */
const separateHeaders = new Set(['content-length', 'content-encoding', 'cache-control', 'etag', 'set-cookie'])

// A browser revalidates each time, which the ETag makes cheap; a shared cache may serve a page for ten seconds.
export const sharedCaching = 'public, max-age=0, s-maxage=10, stale-if-error=604800'
/** More for shared caches only: a browser that shows an old page while it revalidates would hide a change of view. */
export const cdnCaching = 'public, max-age=10, stale-while-revalidate=60, stale-if-error=604800'

const textual = /^(?:text\/|application\/(?:json|xml|javascript|manifest\+json)|[^;]+\+(?:json|xml)\b)/i
export const isText = (type: string): boolean => textual.test(type)

/** A content type with its charset if it is a text; other types are returned as they are. */
export const withCharset = (type: string): string =>
  isText(type) ? `${type.replace(/\s*;\s*charset=[^;]*/i, '')}; charset=utf-8` : type

/** The ETag of a body; weak, because the same body is sent in several encodings. */
export const etagOf = (body: Buffer): string => `W/"${createHash('sha1').update(body).digest('base64url')}"`

/** The ETag of a file on disk, by its date and encoding. */
export const etagOfFile = (modified: string, encoding: string): string =>
  `W/"${Date.parse(modified).toString(36)}${encoding}"`

/** Whether an `If-None-Match` names this ETag; weak and strong are the same here, because bodies are compressed. */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch?.split(',').some((tag) => opaque(tag) === opaque(etag) || tag.trim() === '*') ?? false
}

/** Builds a cached response. `security` are the headers that every response has unless it sets them itself. */
export async function cachedFrom(
  key: string,
  response: Response,
  freshness: Freshness,
  security: Record<string, string> = {},
): Promise<CachedResponse> {
  const text = textOf(response)
  const body = text === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(text)
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(security)) if (!headers.has(name)) headers.set(name, value)
  const type = headers.get('Content-Type')
  if (type) {
    headers.set('Content-Type', withCharset(type))
    headers.set('Vary', 'Accept-Encoding')
  }
  const bodies =
    body.length < minCompressedBytes ? { identity: body } : { br: await compress(body, 'br', 'cached') }
  const { status } = response
  return {
    ...freshness,
    ...{ key, status, headers: flatHeaders(headers), cacheControl: cacheControlOf(key, status, headers) },
    etag: status === 200 ? (headers.get('ETag') ?? etagOf(body)) : '',
    isPage: type?.startsWith('text/html') ?? false,
    ...{ bodies, heads: {}, hits: 0, isRecompressed: false },
  }
}

/** Names and values in turn, without the headers that a cached response stores in fields of their own. */
export const flatHeaders = (headers: Headers): string[] =>
  [...headers].filter(([name]) => !separateHeaders.has(name)).flat()

/** The large-text page has the same address as the other: no shared cache may serve it to someone else. */
function cacheControlOf(key: string, status: number, headers: Headers): string {
  const own = headers.get('Cache-Control') ?? 'no-cache'
  if (isElder(key) && own === 'no-cache') return 'private, no-cache'
  return own === 'no-cache' && status === 200 ? sharedCaching : own
}

/** True for a page or call without query: these are copied to disk, and evicted by nothing with a query. */
export const hasNoQuery = ({ key, status }: Pick<CachedResponse, 'key' | 'status'>): boolean =>
  status === 200 && !key.includes('?')

export const byteSize = ({ bodies }: Pick<CachedResponse, 'bodies'>): number =>
  Object.values(bodies).reduce((sum, body) => sum + body.length, overheadBytes)

/** The form in which a client with this encoding gets it. Small bodies are sent as they are. */
export const formFor = ({ bodies }: CachedResponse, encoding: Encoding | undefined): Form =>
  bodies.identity ? 'identity' : (encoding ?? 'identity')

/** About 80 pages. */
const plainBytes = 8 * 1024 ** 2

const plainMemory = () =>
  new LRUCache<CachedResponse, Buffer>({
    maxSize: plainBytes,
    sizeCalculation: (body) => Math.max(1, body.length),
  })

/**
 * Bodies for clients that take no compression, which are few. With one for each request, a flood of them filled the threads
 * that everyone else's requests need too. Made-up searches and addresses evict no page here either.
 */
const plainBodies = { pages: plainMemory(), others: plainMemory() }
const plainOf = (cached: CachedResponse) => (hasNoQuery(cached) ? plainBodies.pages : plainBodies.others)
const deriving = new WeakMap<CachedResponse, Map<Form, Promise<Buffer>>>()

/** The body in a form if it is in memory. */
export const readyBody = (cached: CachedResponse, form: Form): Buffer | undefined =>
  cached.bodies[form] ?? (form === 'identity' ? plainOf(cached).get(cached) : undefined)

/** The body in a form; one that is missing is derived from another, once for all who ask at a time. */
export async function bodyIn(cached: CachedResponse, form: Form): Promise<Buffer> {
  const existing = readyBody(cached, form)
  if (existing) return existing
  const running = deriving.get(cached) ?? new Map<Form, Promise<Buffer>>()
  deriving.set(cached, running)
  const derived = running.get(form) ?? derive(cached, form).finally(() => running.delete(form))
  running.set(form, derived)
  return derived
}

async function derive(cached: CachedResponse, form: Form): Promise<Buffer> {
  const from = cached.bodies.br ? 'br' : 'gzip'
  const plain = await decompress(cached.bodies[from] ?? Buffer.alloc(0), from)
  if (form === 'identity') {
    plainOf(cached).set(cached, plain)
    return plain
  }
  const body = await compress(plain, form, 'cached')
  cached.bodies[form] = body
  return body
}

/** Compresses the body as small as possible. Returns whether it became smaller. */
export async function recompress(cached: CachedResponse): Promise<boolean> {
  cached.isRecompressed = true
  const { br } = cached.bodies
  if (!br) return false
  const smaller = await compress(await decompress(br, 'br'), 'br', 'smallest')
  if (smaller.length >= br.length) return false
  cached.bodies.br = smaller
  delete cached.heads.br
  return true
}
