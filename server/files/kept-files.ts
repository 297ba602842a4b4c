import type { MiddlewareHandler } from 'hono'
import type { Env } from '../http/client.ts'
import { bytesOf, type Kept } from '../response-cache/cached-response.ts'
import { encodingOf } from '../response-cache/get-or-render.ts'
import { Shelf } from '../response-cache/shelf.ts'
import type { Versions } from '../response-cache/versions.ts'

/** What is larger is read from disk in pieces each time. */
const largest = 512 * 1024

/** Files that never change under their address, kept whole with their heads as they were first answered. */
export class KeptFiles {
  readonly #shelf: Shelf
  readonly #versions: Pick<Versions, 'snapshot' | 'settled'> | undefined

  /** `versions` tell when something else may be public: without them no medium that may stop being so is given. */
  constructor(mostBytes: number, versions?: Pick<Versions, 'snapshot' | 'settled'>) {
    this.#shelf = new Shelf(mostBytes)
    this.#versions = versions
  }

  /** The file at an address, in the form for a reader who takes this encoding. */
  find(url: string, encoding: string | undefined): Kept | undefined {
    const kept = this.#shelf.get(`any ${url}`) ?? this.#shelf.get(`${encoding} ${url}`)
    return kept && this.#isRight(kept) ? kept : undefined
  }

  #isRight({ until, epoch }: Kept): boolean {
    if (until === Number.POSITIVE_INFINITY) return true
    return this.#versions?.settled() === true && epoch === this.epoch() && Date.now() < until
  }

  epoch(): number {
    return this.#versions?.snapshot().epoch ?? 0
  }

  keep(kept: Kept): void {
    this.#shelf.set(kept)
  }

  size(): { files: number; bytes: number } {
    return { files: this.#shelf.size, bytes: this.#shelf.bytes }
  }
}

export const isKeptFile = (url: string): boolean => url.startsWith('/assets/') || url.startsWith('/media/')

/** Keeps every file that is answered whole and to everyone, for whoever asks next. */
export function keepFiles(files: KeptFiles): MiddlewareHandler<Env> {
  return async (c, next) => {
    const epoch = files.epoch()
    await next()
    const { status, headers } = c.res
    if (c.req.method !== 'GET' || status !== 200 || !isKeptFile(c.req.path)) return
    if (/private|no-store/.test(headers.get('Cache-Control') ?? '')) return
    const length = Number(headers.get('Content-Length') || Number.POSITIVE_INFINITY)
    if (length > largest) return
    const body = Buffer.from(await c.res.arrayBuffer())
    // What varies is right for readers of the same encodings alone.
    const reader = headers.has('Vary') ? encodingOf(c.env.incoming.headers['accept-encoding']) : 'any'
    const until = c.get('publicUntil') ?? Number.POSITIVE_INFINITY
    files.keep({ ...keptFile(`${reader} ${c.req.path}`, headers, body), until, epoch })
    c.res = new Response(body, { headers })
  }
}

const apart = new Set(['content-length', 'cache-control', 'etag'])

function keptFile(key: string, headers: Headers, body: Buffer): Kept {
  const forms = { identity: body }
  return {
    ...{ key, status: 200, headers: [...headers].filter(([name]) => !apart.has(name)).flat() },
    ...{
      cacheControl: headers.get('Cache-Control') ?? 'no-cache',
      etag: headers.get('ETag') ?? '',
      page: false,
    },
    ...{ forms, heads: {}, bytes: bytesOf({ forms }), hits: 0, asked: false, tight: true },
    ...{ sources: new Map(), madeAt: 0, until: Number.POSITIVE_INFINITY, epoch: 0 },
  }
}
