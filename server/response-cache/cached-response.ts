import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import type { Source } from '@shanmen/content/published/dependencies.ts'
import type { Encoding } from '../http/negotiate.ts'
import { isElder } from './address.ts'

export type Form = Encoding | 'identity'

/** An answer as it is kept: everything that is the same for all who ask. */
export type Kept = {
  key: string
  status: number
  /** Names and values in turn, without what depends on the reader or on the form. */
  headers: string[]
  cacheControl: string
  /** Empty for anything but a 200. */
  etag: string
  /** True for a page, which also stores its language with the reader. */
  page: boolean
  forms: Partial<Record<Form, Buffer>>
  /** The head that goes with each form, put together when it is first sent. */
  heads: Partial<Record<Form, string[]>>
  /** What it was made from, with the version of each at the moment the making began. */
  sources: ReadonlyMap<Source, number>
  madeAt: number
  /** When the clock alone may change it. */
  until: number
  /** The state of all versions under which it was last found right. */
  epoch: number
  bytes: number
  hits: number
  /** Asked for since the shelf last made room. */
  asked: boolean
  /** True once it is compressed as small as it gets. */
  tight: boolean
}

const smallest = 1024
/** About what the headers, the key and the bookkeeping of an answer take. */
const besides = 2048
const ownHeaders = new Set(['content-length', 'content-encoding', 'cache-control', 'etag', 'set-cookie'])

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]
const compress = {
  br: async (bytes: Buffer, options: BrotliOptions) => alone(await brotli(bytes, options)),
  gzip: async (bytes: Buffer) => alone(await zip(bytes)),
}
const expand = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }
const brotliAt = (quality: number, window: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: window },
})
// A window of 64 KB takes a fifth of the time and most of the memory off what somebody waits for.
const [atOnce, inTheBackground] = [brotliAt(6, 16), brotliAt(11, constants.BROTLI_DEFAULT_WINDOW)]

/** Makes an answer to keep from a response whose headers are complete. */
export async function keptFrom(
  key: string,
  response: Response,
  made: Pick<Kept, 'sources' | 'madeAt' | 'until' | 'epoch'>,
): Promise<Kept> {
  const body = Buffer.from(await response.arrayBuffer())
  const headers = [...response.headers].filter(([name]) => !ownHeaders.has(name)).flat()
  const forms = body.length < smallest ? { identity: body } : { br: await compress.br(body, atOnce) }
  const kept = {
    key,
    status: response.status,
    headers,
    cacheControl: cachingOf(key, response),
    etag: response.status === 200 ? (response.headers.get('ETag') ?? tagOf(body)) : '',
    page: (response.headers.get('Content-Type') ?? '').startsWith('text/html'),
    forms,
    heads: {},
    hits: 0,
    asked: false,
    tight: false,
    bytes: 0,
    ...made,
  }
  return { ...kept, bytes: bytesOf(kept) }
}

// Browsers ask each time, which the validator makes cheap; a shared cache may give a page for ten seconds.
export const sharedCaching = 'public, max-age=0, s-maxage=10, stale-if-error=604800'
/** More for shared caches alone: a browser that shows an old page while it asks would hide a change of view. */
export const cdnCaching = 'public, max-age=10, stale-while-revalidate=60, stale-if-error=604800'

/** The large-text page has the same address as the other: no shared cache may give it to somebody else. */
function cachingOf(key: string, { status, headers }: Response): string {
  const given = headers.get('Cache-Control') ?? 'no-cache'
  if (isElder(key) && given === 'no-cache') return 'private, no-cache'
  return given === 'no-cache' && status === 200 ? sharedCaching : given
}

const tagOf = (body: Buffer) => `W/"${createHash('sha1').update(body).digest('base64url')}"`

/** What zlib answers lies in a block of 64 KB, which would be kept with it: many times what is counted. */
function alone(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

export function bytesOf({ forms }: Pick<Kept, 'forms'>): number {
  return Object.values(forms).reduce((sum, form) => sum + form.length, besides)
}

/** In which form it is sent to a reader who takes this encoding. What is small travels as it is. */
export const formFor = ({ forms }: Kept, encoding: Encoding | undefined): Form =>
  forms.identity ? 'identity' : (encoding ?? 'identity')

/** The body in a form; one that was not asked for before is made from another. Only compressed ones stay. */
export async function bodyIn(kept: Kept, form: Form): Promise<Buffer> {
  const there = kept.forms[form]
  if (there) return there
  const from = kept.forms.br ? 'br' : 'gzip'
  const plain = await expand[from](kept.forms[from] ?? Buffer.alloc(0))
  if (form === 'identity') return plain
  const made = await (form === 'br' ? compress.br(plain, atOnce) : compress.gzip(plain))
  kept.forms[form] = made
  return made
}

/** Compresses anew as small as it gets; answers whether that was worth it. */
export async function tighten(kept: Kept): Promise<boolean> {
  if (!kept.forms.br) return false
  const made = await compress.br(await expand.br(kept.forms.br), inTheBackground)
  if (made.length >= kept.forms.br.length) return false
  kept.forms.br = made
  delete kept.heads.br
  return true
}
