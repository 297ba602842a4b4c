import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { errorCode, Problem } from '../user-error.ts'
import { visitorOf } from './client.ts'
import { encodedAddress } from './raw-address.ts'
import { refusedBody } from './refused-body.ts'
import { type Refused, refuse } from './request-guard.ts'

export type Listener = (request: IncomingMessage, response: ServerResponse) => void

export type Refusal = {
  status: number
  reason: string
  requestId: string
  address?: string | undefined
  method?: string | undefined
  path?: string | undefined
}

export type Options = {
  /** Headers of every answer that is given here. */
  headers: Record<string, string>
  hosts: ReadonlySet<string>
  /** How many trusted proxies stand in front; the log tells the address behind them. */
  proxies?: number
  /** How long a whole request may take to arrive, in milliseconds; as short as pages allow when left out. */
  requestTimeout?: number | undefined
  onRefused: (line: Refusal) => void
}

/**
 * Node's HTTP server with the limits of a public reading site: slow senders, oversized headers and malformed framing
 * are turned away before the application sees them. `current` answers what the listener is at this moment.
 */
export function createHttpServer(current: () => Listener, options: Options): Server {
  const refusedSockets = new WeakSet<Duplex>()
  const server = createServer(
    {
      headersTimeout: 8_000,
      requestTimeout: options.requestTimeout ?? 20_000,
      keepAliveTimeout: 5_000,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16 * 1024,
      insecureHTTPParser: false,
      // Checked at the front door, which answers with the usual headers.
      requireHostHeader: false,
    },
    (request, response) => {
      // What follows a refused request on its connection could be part of it.
      if (refusedSockets.has(request.socket)) return
      const refused = refuse(request, options.hosts)
      if (!refused) return current()(request, response)
      answerRefused(request, response, refused)
    },
  )
  const answerRefused = (request: IncomingMessage, response: ServerResponse, refused: Refused) => {
    const { requestId, address } = visitorOf(request, options.proxies ?? 0, false)
    const { status, text: reason, allow } = refused
    const path = request.url?.split('?')[0]?.slice(0, 200)
    options.onRefused({ status, reason, requestId, address, method: request.method, path })
    if (allow) response.setHeader('Allow', allow)
    refusedSockets.add(request.socket)
    const { type, body } = refusedBody(request.url ?? '', refused)
    const own = { ...plain, 'Content-Type': type, 'X-Request-Id': requestId, Connection: 'close' }
    response.writeHead(status, { ...options.headers, ...own })
    response.end(body)
  }
  server.on('checkExpectation', (request, response) => {
    answerRefused(request, response, { status: 417, text: 'Expectation Failed' })
  })
  server.maxConnections = 2_000
  server.on('clientError', (error, socket) => {
    // Gone without a word; there is nobody to answer.
    if (errorCode(error) === 'ECONNRESET') return socket.destroy()
    // Its answer is already on the way.
    if (refusedSockets.has(socket)) return
    const target = 'rawPacket' in error ? encodedAddress(error.rawPacket) : undefined
    if (target) return closeWith(socket, 301, { ...options.headers, Location: target })
    const status = statusOf(errorCode(error))
    const requestId = randomUUID()
    const address = 'remoteAddress' in socket ? String(socket.remoteAddress) : undefined
    options.onRefused({ status, reason: errorCode(error) ?? error.message, requestId, address })
    closeWith(socket, status, { ...options.headers, 'X-Request-Id': requestId })
  })
  server.on('connect', (_request, socket: Duplex) => closeWith(socket, 405, options.headers))
  return server
}

/** Takes the port that `setting` names. Throws a Problem that says what to do when it cannot be had. */
export function listen(server: Server, port: number, host: string, setting = 'PORT'): Promise<number> {
  return new Promise((done, failed) => {
    server.once('error', (error) => failed(listenProblem(error, port, host, setting)))
    server.listen({ port, host: host || undefined }, () => {
      const address = server.address()
      done(address !== null && typeof address === 'object' ? address.port : port)
    })
  })
}

function listenProblem(error: Error, port: number, host: string, setting: string): Error {
  const code = errorCode(error)
  if (code === 'EADDRINUSE')
    return new Problem(
      `Port ${port} is already in use. Stop what uses it, or choose another: ${setting}=${port + 1} npm start`,
    )
  if (code === 'EACCES')
    return new Problem(
      `Port ${port} may not be used by this user. Choose one above 1023: ${setting}=${port + 3000} npm start`,
    )
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new Problem(
      `HOST is "${host}", which is no address of this machine. Leave HOST empty to listen on all.`,
    )
  return error
}

const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }

function statusOf(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

function closeWith(socket: Duplex | Socket, status: number, headers: Record<string, string>): void {
  if (!socket.writable || socket.destroyed) return
  const lines = Object.entries({ ...plain, ...headers, Connection: 'close', 'Content-Length': '0' })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n`)
}
