import { setTimeout } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { MediaStoreError } from '../errors.ts'

export type S3Place = {
  /** Such as https://s3.eu-central-1.amazonaws.com, without bucket. */
  endpoint: string
  region: string
  bucket: string
  /** Before each path; empty, or with a slash at its end. */
  prefix: string
  /** Whether the bucket is in the path of an address or in its host name. */
  addressing: 'path' | 'host'
  accessKeyId: string
  secretAccessKey: string
}

export type S3Request = {
  method: 'GET' | 'PUT' | 'DELETE'
  /** The path of a file; left out for the bucket itself. */
  path?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  /** Of `bytes` length, with their hash. */
  body?: { content: Blob | Uint8Array<ArrayBuffer>; bytes: number; sha256: string }
  /** A visitor waits: fewer attempts and less time. */
  isHurried?: boolean
}

type Answer = {
  status: number
  headers: Headers
  chunks: AsyncIterable<Uint8Array>
  text: () => Promise<string>
}

const limits = { usual: { attempts: 5, ms: 10_000 }, hurried: { attempts: 2, ms: 3_000 } }
const firstPauseMs = 100
const bytesPerMs = 1_000
/** After a failure requests for pages do not wait for another attempt. */
const restMs = 2_000

/** What may be different a moment later. */
const isTemporary = (status: number) => status === 429 || status === 408 || (status >= 500 && status !== 501)

/** Answers that `use` gets: there is no such file, there is one already, the store knows no condition. */
const left = new Set([404, 409, 412, 501])

/** A request that did not get its whole answer: it is repeated. */
class Unanswered extends Error {}

/**
 * Sends signed requests to a bucket. What fails because of the network or a busy store is repeated with growing pauses, and
 * rejects with MediaStoreError in the end; so does what the store refuses. `use` gets any other answer, and is called again
 * when that ends early.
 */
export function s3Requests(place: S3Place) {
  let restUntil = 0
  return async <R>(request: S3Request, use: (answer: Answer) => Promise<R>): Promise<R> => {
    const { attempts, ms } = request.isHurried ? limits.hurried : limits.usual
    if (request.isHurried && performance.now() < restUntil) throw away(place, 'it has just failed')
    for (let attempt = 1; ; attempt += 1) {
      try {
        const result = await send(place, request, ms, use)
        restUntil = 0
        return result
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error
        if (attempt === attempts) {
          restUntil = performance.now() + restMs
          throw away(place, error.message)
        }
        await setTimeout(firstPauseMs * 2 ** attempt * (0.5 + Math.random()))
      }
    }
  }
}

export const nameOf = ({ bucket, prefix }: S3Place): string => `s3://${bucket}/${prefix}`.replace(/\/$/, '')

const away = (place: S3Place, reason: string) =>
  new MediaStoreError(`The store of media ${nameOf(place)} does not answer (${reason}).`)

async function send<R>(
  place: S3Place,
  request: S3Request,
  ms: number,
  use: (answer: Answer) => Promise<R>,
): Promise<R> {
  const limit = new AbortController()
  const startTimer = (limitMs: number) =>
    globalThis.setTimeout(() => limit.abort(new Unanswered(`nothing for ${limitMs} ms`)), limitMs)
  let timer = startTimer(ms + (request.body?.bytes ?? 0) / bytesPerMs)
  const unanswered = (error: unknown): never => {
    if (limit.signal.aborted) throw limit.signal.reason
    throw new Unanswered(reasonOf(error))
  }
  // Each part of an answer has the same time.
  async function* chunksOf(body: Response['body']): AsyncGenerator<Uint8Array> {
    const reader = body?.getReader()
    while (reader) {
      const { done, value } = await reader.read().catch(unanswered)
      clearTimeout(timer)
      timer = startTimer(ms)
      if (done) return
      yield value
    }
  }
  try {
    const { url, headers } = await sign(place, request)
    const response = await fetch(url, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: limit.signal,
      ...(request.body && { body: request.body.content }),
    }).catch(unanswered)
    const chunks = chunksOf(response.body)
    const text = async () => Buffer.concat(await Array.fromAsync(chunks)).toString()
    const { status } = response
    if (isTemporary(status)) throw new Unanswered(`HTTP ${status}`)
    // As that of a proxy which says that the store is being maintained. Taken for the store's, it would be an empty list, a stored
    // file, or the bytes of a picture. No medium is a page.
    const isPage = /^text\/html/i.test(response.headers.get('Content-Type') ?? '')
    if (isPage && (status < 300 || left.has(status)))
      throw new Unanswered(`a web page answers in its place, HTTP ${status}`)
    if (status >= 300 && !left.has(status)) throw refusal(place, status, await text())
    return await use({ status, headers: response.headers, chunks, text })
  } finally {
    clearTimeout(timer)
    // Ends what was not read.
    limit.abort()
  }
}

/** fetch says only that it failed; the reason is in `cause`. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (cause instanceof Error && 'code' in cause) return String(cause.code)
  return cause instanceof Error ? cause.message : String(cause)
}

export function refusal(place: S3Place, status: number, text: string): MediaStoreError {
  const code = /<Code>([\w.]+)<\/Code>/.exec(text)?.[1] ?? `HTTP ${status}`
  const hint = hints[code] ?? 'check S3_ENDPOINT, S3_REGION, S3_ADDRESSING and the rights of S3_ACCESS_KEY_ID'
  return new MediaStoreError(`The store of media ${nameOf(place)} refuses (${code}): ${hint}.`)
}

const hints: Record<string, string> = {
  NoSuchBucket: 'there is no such bucket, correct MEDIA_URL or make it',
  InvalidAccessKeyId: 'correct S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'correct S3_SECRET_ACCESS_KEY',
  AccessDenied: 'give its key the rights that docs/operating.md lists',
  RequestTimeTooSkewed: 'the clock of this machine is wrong, set it by NTP',
}

async function sign(place: S3Place, { method, path, query = {}, headers = {}, body }: S3Request) {
  const { accessKeyId, secretAccessKey, region } = place
  const url = addressOf(place, path)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  // The store compares what arrives with this hash.
  const signed = { ...headers, 'X-Amz-Content-Sha256': body?.sha256 ?? emptySha256 }
  return new AwsV4Signer({
    ...{ method, url: url.href, headers: signed, accessKeyId, secretAccessKey, region, service: 's3' },
  }).sign()
}

const emptySha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/** As signatures have it. */
const encoded = (part: string) =>
  encodeURIComponent(part).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

function addressOf({ endpoint, bucket, prefix, addressing }: S3Place, path?: string): URL {
  const url = new URL(endpoint)
  if (addressing === 'host') url.hostname = `${bucket}.${url.hostname}`
  const key = path === undefined ? '' : `${prefix}${path}`
  const parts = [...(addressing === 'path' ? [bucket] : []), ...key.split('/')]
  url.pathname = parts.map(encoded).join('/')
  return url
}
