import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  gzipSync,
} from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** Bodies below this size are sent as they are. */
export const minCompressedBytes = 1024
/** Above this size another thread compresses; below, handing it over costs as much as compressing (about 2 ms). */
const threadBytes = 256 * 1024

const brotliOptions = (quality: number, window: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: window },
})
/** `once`: sent to one client. `cached`: a client waits for it. `smallest`: in the background. */
const efforts = {
  // Two steps smaller would take twice as long, for a seventh of the bytes.
  once: { br: brotliOptions(3, 18), gzip: { level: 4 } },
  // A window of 64 KB saves a fifth of the time and most of the memory.
  cached: { br: brotliOptions(6, 16), gzip: {} },
  smallest: { br: brotliOptions(11, constants.BROTLI_DEFAULT_WINDOW), gzip: { level: 9 } },
}

const inThread = { br: promisify(brotliCompress), gzip: promisify(gzip) }
const expand = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }

/** Compresses in another thread. The buffer has a block of memory of its own: zlib's blocks of 64 KB would stay with it. */
export async function compress(
  body: Buffer,
  encoding: Encoding,
  effort: 'cached' | 'smallest',
): Promise<Buffer> {
  return ownMemory(await inThread[encoding](body, efforts[effort][encoding]))
}

/** Compresses a body that is sent once: at once when it is small, in another thread when it is large. */
export function compressOnce(body: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  const { br, gzip: level } = efforts.once
  if (body.length > threadBytes) return inThread[encoding](body, efforts.once[encoding])
  return encoding === 'br' ? brotliCompressSync(body, br) : gzipSync(body, level)
}

export const decompress = (body: Buffer, encoding: Encoding): Promise<Buffer> => expand[encoding](body)

function ownMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

const maxRemembered = 100
const remembered = new Map<string, Encoding | 'none'>()

/** The encoding for an `Accept-Encoding`. Browsers send a handful of different ones, which are remembered. */
export function encodingFor(header = ''): Encoding | undefined {
  const known = remembered.get(header)
  if (known !== undefined) return known === 'none' ? undefined : known
  const encoding = negotiate(header)
  if (remembered.size < maxRemembered) remembered.set(header, encoding ?? 'none')
  return encoding
}

/** Chooses brotli or gzip: the higher weight wins, brotli at equal weight; 0 forbids. */
export function negotiate(header: string | undefined): Encoding | undefined {
  const weights = new Map<string, number>()
  for (const part of header?.toLowerCase().split(',') ?? []) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0)
  }
  const weight = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0
  const best: Encoding = weight('br') >= weight('gzip') ? 'br' : 'gzip'
  return weight(best) > 0 ? best : undefined
}
