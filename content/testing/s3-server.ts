import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { S3Place } from '../media/s3-requests.ts'

type Stored = { bytes: Buffer; at: Date }
/** What goes wrong with a request: it is answered late, by 503, by 403, not at all, or in part; or done and then not answered. */
export type Fault = { delayMs: number } | 'busy' | 'denied' | 'reset' | 'cut' | 'unanswered'

/** A bucket of an S3-compatible store in memory, for tests: it checks signatures and hashes, and fails on command. */
export type S3Server = {
  place: S3Place
  objects: Map<string, Stored>
  /** Method and path of each request. */
  requests: string[]
  /** Asked for each request; undefined for one that succeeds. */
  fault: (request: { method: string; key: string }) => Fault | undefined
  /** Objects in one answer to a list. */
  pageSize: number
  /** Whether a list names an object; a store that is not consistent leaves some out. */
  isListed: (key: string) => boolean
  /** Whether a list that has more says how to go on. */
  hasTokens: boolean
  close: () => Promise<void>
}

const region = 'test-1'
const keys = { accessKeyId: 'test-key', secretAccessKey: 'test/secret+key' }
const bucket = 'media-of-a-site'

export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Stored>()
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      const [status, code] = error instanceof S3Error ? [error.status, error.message] : [500, String(error)]
      send(response, status, `<Error><Code>${code}</Code></Error>`)
    })
  })

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', headers } = request
    const url = new URL(request.url ?? '', 'http://s3')
    const [, name = '', ...rest] = url.pathname.split('/').map(decodeURIComponent)
    const key = rest.join('/')
    own.requests.push(`${method} ${key}`)
    const fault = own.fault({ method, key })
    if (fault === 'busy') return send(response, 503, '<Error><Code>SlowDown</Code></Error>')
    if (fault === 'denied') return send(response, 403, '<Error><Code>AccessDenied</Code></Error>')
    if (fault === 'reset') return void request.socket.destroy()
    if (typeof fault === 'object') await setTimeout(fault.delayMs)
    const body = Buffer.concat(await Array.fromAsync(request))
    verify(request, url, body)
    if (name !== bucket) throw new S3Error(404, 'NoSuchBucket')
    const found = objects.get(key)
    if (method === 'GET' && key === '') return list(response, url.searchParams)
    if (method === 'PUT') {
      if (headers['if-none-match'] === '*' && found) throw new S3Error(412, 'PreconditionFailed')
      objects.set(key, { bytes: body, at: new Date(Math.floor(Date.now() / 1000) * 1000) })
      if (fault === 'unanswered') return void request.socket.destroy()
      return send(response, 200, '', { ETag: etagOf(body) })
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return send(response, 204, '')
    }
    if (method !== 'GET' && method !== 'HEAD') throw new S3Error(405, 'MethodNotAllowed')
    if (!found) throw new S3Error(404, 'NoSuchKey')
    return sendObject(response, found, headers.range, fault === 'cut')
  }

  const list = (response: ServerResponse, query: URLSearchParams) => {
    if (query.get('list-type') !== '2') throw new S3Error(501, 'NotImplemented')
    const prefix = query.get('prefix') ?? ''
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString()
    const all = [...objects.keys()]
      .filter((key) => key.startsWith(prefix) && key > after && own.isListed(key))
      .sort()
    const size = Math.min(Number(query.get('max-keys') ?? own.pageSize), own.pageSize)
    const page = all.slice(0, size)
    const isEncoded = query.get('encoding-type') === 'url'
    const contents = page.map((key) => {
      const { bytes, at } = objects.get(key) as Stored
      const named = isEncoded ? encodeURIComponent(key).replaceAll('%20', '+') : escaped(key)
      return `<Contents><Key>${named}</Key><LastModified>${at.toISOString()}</LastModified><ETag>${escaped(etagOf(bytes))}</ETag><Size>${bytes.length}</Size></Contents>`
    })
    const isCut = all.length > page.length
    const token = Buffer.from(page.at(-1) ?? '').toString('base64')
    const next = isCut && own.hasTokens ? `<NextContinuationToken>${token}</NextContinuationToken>` : ''
    const parts = `<Name>${bucket}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${isCut}</IsTruncated>${next}`
    const encoding = isEncoded ? '<EncodingType>url</EncodingType>' : ''
    send(
      response,
      200,
      `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${parts}${encoding}${contents.join('')}</ListBucketResult>`,
      { 'Content-Type': 'application/xml' },
    )
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const own: S3Server = {
    place: {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      ...{ region, bucket, prefix: '', addressing: 'path', ...keys },
    },
    objects,
    requests: [],
    fault: () => undefined,
    pageSize: 1000,
    isListed: () => true,
    hasTokens: true,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return own
}

class S3Error extends Error {
  readonly status: number
  constructor(status: number, code: string) {
    super(code)
    this.status = status
  }
}

const send = (response: ServerResponse, status: number, text: string, headers = {}) => {
  response.writeHead(status, { 'Content-Length': Buffer.byteLength(text), ...headers }).end(text)
}

function sendObject(
  response: ServerResponse,
  { bytes, at }: Stored,
  range: string | undefined,
  isCut: boolean,
) {
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  if (from !== '' && Number(from) >= bytes.length) throw new S3Error(416, 'InvalidRange')
  const last = from === '' || to === '' ? bytes.length - 1 : Math.min(Number(to), bytes.length - 1)
  const part = bytes.subarray(Number(from), last + 1)
  response.writeHead(from === '' ? 200 : 206, {
    'Content-Length': part.length,
    ETag: etagOf(bytes),
    'Last-Modified': at.toUTCString(),
    ...(from !== '' && { 'Content-Range': `bytes ${from}-${last}/${bytes.length}` }),
  })
  if (!isCut) return void response.end(part)
  response.write(part.subarray(0, Math.floor(part.length / 2)), () => response.destroy())
}

/** Throws what a store answers to a request that was not signed with the key, or whose body is another one. */
function verify({ method = '', headers }: IncomingMessage, url: URL, body: Buffer): void {
  const [, credential = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const [id, day = '', ...scope] = credential.split('/')
  const at = String(headers['x-amz-date'])
  if (signature === undefined || scope.join('/') !== `${region}/s3/aws4_request` || !at.startsWith(day))
    throw new S3Error(400, 'AuthorizationHeaderMalformed')
  if (id !== keys.accessKeyId) throw new S3Error(403, 'InvalidAccessKeyId')
  const moment = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(Date.now() - moment) < 15 * 60_000)) throw new S3Error(403, 'RequestTimeTooSkewed')
  const signed = names.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name)))
    throw new S3Error(403, 'AccessDenied')
  const payload = String(headers['x-amz-content-sha256'])
  const canonical = [
    method,
    url.pathname
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    [...url.searchParams]
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .sort()
      .join('&'),
    ...signed.map(
      (name) =>
        `${name}:${String(headers[name] ?? '')
          .trim()
          .replace(/\s+/g, ' ')}`,
    ),
    '',
    names,
    payload,
  ].join('\n')
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
  const key = [day, ...scope].reduce<string | Buffer>(hmac, `AWS4${keys.secretAccessKey}`)
  const text = ['AWS4-HMAC-SHA256', at, [day, ...scope].join('/'), sha256(canonical)].join('\n')
  if (hmac(key, text).toString('hex') !== signature) throw new S3Error(403, 'SignatureDoesNotMatch')
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body))
    throw new S3Error(400, 'XAmzContentSHA256Mismatch')
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
