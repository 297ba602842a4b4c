import type { Damage } from '@shanmen/content/integrity/finding.ts'
import type { MiddlewareHandler } from 'hono'
import type { LRUCache } from 'lru-cache'
import type { Env } from '../http/client.ts'
import { type CachedResponse, flatHeaders } from '../response-cache/cached-response.ts'
import { encodingFor } from '../response-cache/compress.ts'
import { responseLru } from '../response-cache/memory.ts'
import type { Versions } from '../response-cache/versions.ts'

/** Larger files are read from disk each time. */
const maxFileBytes = 512 * 1024

/** Small files in memory, with the headers that they were first served with. Their content never changes. */
export class FileCache {
  readonly #files: LRUCache<string, CachedResponse>
  readonly #versions: Pick<Versions, 'snapshot' | 'isFlushed'> | undefined
  readonly #damage: Pick<Damage, 'filesRightSince'> | undefined

  /**
   * `versions` tell when other media may be public: without them no medium that may be withdrawn is served from here. `damage` tells
   * when what is in memory may be damaged.
   */
  constructor(
    maxBytes: number,
    versions?: Pick<Versions, 'snapshot' | 'isFlushed'>,
    damage?: Pick<Damage, 'filesRightSince'>,
  ) {
    this.#files = responseLru(maxBytes)
    this.#versions = versions
    this.#damage = damage
  }

  /** The file at an address, in the form for a client with this encoding. */
  find(url: string, encoding: string | undefined): CachedResponse | undefined {
    const cached = this.#files.get(`any ${url}`) ?? this.#files.get(`${encoding} ${url}`)
    return cached && this.#isFresh(cached) ? cached : undefined
  }

  #isFresh({ freshUntil, epoch, renderedAt }: CachedResponse): boolean {
    if (freshUntil === Number.POSITIVE_INFINITY) return true
    // Once a file is found to be put back, what was read of it before is not served.
    if (renderedAt <= (this.#damage?.filesRightSince ?? 0)) return false
    return this.#versions?.isFlushed() === true && epoch === this.epoch() && Date.now() < freshUntil
  }

  epoch(): number {
    return this.#versions?.snapshot().epoch ?? 0
  }

  set(cached: CachedResponse): void {
    this.#files.set(cached.key, cached)
  }

  size(): { files: number; bytes: number } {
    return { files: this.#files.size, bytes: this.#files.calculatedSize }
  }
}

export const isCacheableFile = (url: string): boolean =>
  url.startsWith('/assets/') || url.startsWith('/media/')

/** Caches every small file that is served completely and to everyone. */
export function cacheFiles(files: FileCache): MiddlewareHandler<Env> {
  return async (c, next) => {
    const epoch = files.epoch()
    const renderedAt = Date.now()
    await next()
    const { status, headers } = c.res
    if (c.req.method !== 'GET' || status !== 200 || !isCacheableFile(c.req.path)) return
    if (/private|no-store/.test(headers.get('Cache-Control') ?? '')) return
    // A backend on another host does not say until when a medium is public.
    const freshUntil = c.req.path.startsWith('/media/') ? c.get('publicUntil') : Number.POSITIVE_INFINITY
    if (freshUntil === undefined) return
    const length = Number(headers.get('Content-Length') || Number.POSITIVE_INFINITY)
    if (length > maxFileBytes) return
    const body = Buffer.from(await c.res.arrayBuffer())
    // A file that varies is the same for clients with the same encoding only.
    const encoding = headers.has('Vary') ? encodingFor(c.env.incoming.headers['accept-encoding']) : 'any'
    const contentEncoding = headers.get('Content-Encoding')
    files.set({
      key: `${encoding} ${c.req.path}`,
      status,
      headers: [
        ...flatHeaders(headers),
        ...(contentEncoding === null ? [] : ['content-encoding', contentEncoding]),
      ],
      cacheControl: headers.get('Cache-Control') ?? 'no-cache',
      etag: headers.get('ETag') ?? '',
      ...{ isPage: false, isRecompressed: true, bodies: { identity: body }, heads: {}, hits: 0 },
      ...{ dependencies: new Map(), renderedAt, epoch },
      freshUntil,
    })
    c.res = new Response(body, { headers })
  }
}
