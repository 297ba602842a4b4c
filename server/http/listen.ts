import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import { BlockList, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import { ownNetworks } from '../config/address-list.ts'
import type { Settings } from '../config/settings.ts'
import { loggedPath } from '../log.ts'
import { errorCode, UserError } from '../user-error.ts'
import { clientOf, isTrusted, networkOf, plainAddress } from './client.ts'
import { type ConnectionLimits, endConnection, limitConnections } from './connections.ts'
import { isCall, rejectionBody } from './error-response.ts'
import { decodable, guardRequest, hostsOf, pathOf, type Rejection } from './request-guard.ts'
import { hstsOf, securityHeaders } from './security-headers.ts'

/** An open port. Until `serve` gives it a listener, it answers every request with 503. */
export type OpenPort = {
  server: Server
  port: number
  serve: (listener: Listener) => void
  close: () => Promise<void>
}

/** 50 MB in this time is 0.7 Mbit/s. */
const uploadTimeout = 10 * 60_000

type PortOptions = {
  setting: 'PORT' | 'STUDIO_PORT' | 'HEALTH_PORT'
  /** The public address of what is served here; empty means any host. */
  baseUrl: string
  /** Further hosts of it. */
  hosts?: Iterable<string>
  /** Files are uploaded here, which takes longer than a page's request. */
  uploads?: boolean
}

/** Opens a port before anything is created. Throws a UserError that says what to do when it cannot be opened. */
export async function openPort(settings: Settings, options: PortOptions, log: Logger): Promise<OpenPort> {
  let listener: Listener = startingListener
  const server = createHttpServer(() => listener, {
    headers: securityHeaders(hstsOf(options.baseUrl, settings)),
    hosts: hostsOf(options.baseUrl, options.hosts ?? []),
    proxies: settings.TRUST_PROXY,
    requestTimeout: options.uploads ? uploadTimeout : undefined,
    onReject: (line) => log.info(line, 'request rejected'),
    onUnnamedProxy: (proxy) =>
      log.warn(
        { proxy },
        `TRUST_PROXY does not name the proxy at ${proxy}: all its visitors count as one, and share the limits of one. Name it: TRUST_PROXY=${proxy}`,
      ),
  })
  const port = await listen(server, settings[options.setting] ?? 0, hostOf(settings), options.setting)
  return {
    server,
    port,
    serve: (next) => {
      listener = next
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** With a public address there is a proxy in front; one that is not named can only be on this machine. */
export const hostOf = ({ HOST, PUBLIC_BASE_URL, STUDIO_BASE_URL, TRUST_PROXY }: Settings): string =>
  HOST || ((PUBLIC_BASE_URL || STUDIO_BASE_URL) && TRUST_PROXY.rules.length === 0 ? '127.0.0.1' : '')

export type Listener = (request: IncomingMessage, response: ServerResponse) => void

export type RejectedRequest = {
  status: number
  reason: string
  requestId: string
  address?: string | undefined
  method?: string | undefined
  path?: string | undefined
}

export type Options = {
  /** Headers of every response that is sent here. */
  headers: Record<string, string>
  hosts: ReadonlySet<string>
  /** The addresses of trusted proxies. */
  proxies?: BlockList
  /** Other limits, for tests. */
  connections?: ConnectionLimits
  /** How long a whole request may take to arrive, in milliseconds; as short as pages allow when left out. */
  requestTimeout?: number | undefined
  onReject: (line: RejectedRequest) => void
  /** Called once, for the first proxy on this machine or a private network that is not trusted. */
  onUnnamedProxy?: (address: string) => void
}

/**
 * Node's HTTP server with the limits of a public reading site: slow senders, oversized headers and malformed framing
 * are rejected before the application sees them. `current` returns the listener of this moment.
 */
export function createHttpServer(current: () => Listener, options: Options): Server {
  const { proxies = new BlockList() } = options
  let { onUnnamedProxy } = options
  const rejectedSockets = new WeakSet<Duplex>()
  const server = createServer(
    {
      headersTimeout: 8_000,
      requestTimeout: options.requestTimeout ?? 20_000,
      keepAliveTimeout: 5_000,
      // Closed later than announced: a client or proxy on a busy machine may use the connection a little late.
      keepAliveTimeoutBuffer: 5_000,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16 * 1024,
      insecureHTTPParser: false,
      // Checked by `guardRequest`, so that the response has the usual headers.
      requireHostHeader: false,
    },
    (request, response) => {
      // What follows a rejected request on its connection could be part of it.
      if (request.socket.destroyed || rejectedSockets.has(request.socket)) return
      const proxy = onUnnamedProxy && unnamedProxy(request, proxies)
      if (proxy) {
        onUnnamedProxy?.(proxy)
        onUnnamedProxy = undefined
      }
      // A call says itself what it cannot read.
      if (request.url && !isCall(pathOf(request.url))) request.url = decodable(request.url)
      const rejection = guardRequest(request, options.hosts)
      if (rejection) rejectedSockets.add(request.socket)
      connections.begin(response, () => {
        if (rejection) reject(request, response, rejection)
        else current()(request, response)
      })
    },
  )
  const connections = limitConnections(server, proxies, options.connections)
  const reject = (request: IncomingMessage, response: ServerResponse, rejection: Rejection) => {
    const { requestId, address } = clientOf(request, proxies, false)
    const { status, text: reason, allow } = rejection
    const path = loggedPath(pathOf(request.url ?? '')).slice(0, 200)
    options.onReject({ status, reason, requestId, address, method: request.method, path })
    if (allow) response.setHeader('Allow', allow)
    const { type, body } = rejectionBody(request.url ?? '', rejection)
    const own = { ...plainHeaders, 'Content-Type': type, 'X-Request-Id': requestId, Connection: 'close' }
    if (!request.complete) closeSlowly(request)
    response.writeHead(status, { ...options.headers, ...own })
    response.end(body)
  }
  server.on('checkExpectation', (request, response) => {
    rejectedSockets.add(request.socket)
    const rejection = { status: 417, text: 'Expectation Failed' } as const
    connections.begin(response, () => reject(request, response, rejection))
  })
  server.on('clientError', (error, socket) => {
    // Its response is already being sent.
    if (rejectedSockets.has(socket)) return
    // The client has closed the connection, or would take the answer for one to an earlier request.
    const isOver = errorCode(error) === 'ECONNRESET' || !socket.writable
    if (isOver || !(socket instanceof Socket) || connections.isAnswering(socket)) return socket.destroy()
    rejectedSockets.add(socket)
    const target = 'rawPacket' in error ? encodedAddress(error.rawPacket) : undefined
    if (target) return closeWith(socket, 301, { ...options.headers, Location: target })
    const status = statusOf(errorCode(error))
    const requestId = randomUUID()
    const address = networkOf(plainAddress(socket.remoteAddress))
    options.onReject({ status, reason: errorCode(error) ?? error.message, requestId, address })
    closeWith(socket, status, { ...options.headers, 'X-Request-Id': requestId })
    // A rest that arrives after all must not be carried out.
    if (status === 408) socket.destroySoon()
  })
  server.on('connect', (_request, socket: Duplex) => {
    if (socket instanceof Socket) closeWith(socket, 405, { ...options.headers, Allow: 'GET, HEAD' })
    else socket.destroy()
  })
  return server
}

/** The address of a proxy that is not trusted and on this machine or a private network: others may send what they like. */
function unnamedProxy({ headers, socket }: IncomingMessage, proxies: BlockList): string | undefined {
  if (headers['x-forwarded-for'] === undefined) return undefined
  const from = plainAddress(socket.remoteAddress)
  return isTrusted(ownNetworks, from) && !isTrusted(proxies, from) ? from : undefined
}

/**
 * Connections that the system accepts while this process is busy; Linux takes 4,096 at most. One more than that is dropped, and
 * its client tries again after one second, then after three: with Node's 511 a burst shut everyone else out for as long.
 */
const backlog = 8_192

/** Listens on the port that `setting` names. Throws a UserError that says what to do when it cannot be opened. */
export function listen(server: Server, port: number, host: string, setting = 'PORT'): Promise<number> {
  return new Promise((done, failed) => {
    server.once('error', (error) => failed(portError(error, port, host, setting)))
    server.listen({ port, host: host || undefined, backlog }, () => {
      const address = server.address()
      done(address !== null && typeof address === 'object' ? address.port : port)
    })
  })
}

function portError(error: Error, port: number, host: string, setting: string): Error {
  const code = errorCode(error)
  if (code === 'EADDRINUSE')
    return new UserError(
      `Port ${port} is already in use. Stop what uses it, or choose another: ${setting}=${port + 1} npm start`,
    )
  if (code === 'EACCES')
    return new UserError(
      `Port ${port} may not be used by this user. Choose one above 1023: ${setting}=${port + 3000} npm start`,
    )
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new UserError(
      `HOST is "${host}", which is no address of this machine. HOST=0.0.0.0 listens on all.`,
    )
  return error
}

const plainHeaders = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }

function statusOf(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

/**
 * Lets the rest of a rejected request arrive for a moment. Closed at once, its connection would be reset while a proxy still sends:
 * to nginx that is a failure of this machine, and with a few such requests a stranger had it ask none of them.
 */
function closeSlowly(request: IncomingMessage): void {
  const { socket } = request
  // What Node calls after the last response of a connection.
  socket.destroySoon = () => endConnection(socket, '')
  request.resume()
}

function closeWith(socket: Socket, status: number, headers: Record<string, string>): void {
  const lines = Object.entries({ ...plainHeaders, ...headers, Connection: 'close', 'Content-Length': '0' })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  endConnection(socket, `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n`)
}

/** Answers between opening the port and being ready: alive, not ready, try again in five seconds. */
const startingListener: Listener = (request, response) => {
  const alive = request.url === '/healthz'
  response.writeHead(alive ? 200 : 503, {
    ...securityHeaders(),
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(!alive && { 'Retry-After': '5' }),
  })
  response.end(JSON.stringify({ status: alive ? 'ok' : 'starting' }))
}

/**
 * Some programs send Chinese characters in an address as raw bytes, which Node's parser rejects. Returns the address in
 * percent-encoded form, for a redirect; undefined when the request is malformed in any other way.
 */
function encodedAddress(packet: unknown): string | undefined {
  if (!Buffer.isBuffer(packet)) return undefined
  const line = packet.toString('latin1', 0, 4096).split('\r\n', 1)[0] ?? ''
  const address = /^(?:GET|HEAD) (\/[\x21-\x7e\x80-\xff]*) HTTP\/1\.1$/.exec(line)?.[1]
  if (!address || !/[\x80-\xff]/.test(address) || /^\/[/\\]|[\\#]/.test(address)) return undefined
  const bytes = Buffer.from(address, 'latin1')
  const hex = (byte: number) => `%${byte.toString(16).toUpperCase()}`
  return [...bytes].map((byte) => (byte < 0x80 ? String.fromCharCode(byte) : hex(byte))).join('')
}
