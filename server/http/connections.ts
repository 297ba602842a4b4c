import { readFileSync } from 'node:fs'
import type { Server, ServerResponse } from 'node:http'
import type { BlockList, Socket } from 'node:net'
import { LRUCache } from 'lru-cache'
import { isTrusted, networkOf, plainAddress } from './client.ts'

/** After a rejection the client has so long to read it. */
const lingerMs = 1_000
/** Requests that may wait for the responses before them on their connection. */
const maxPipelined = 20
/** Descriptors for the database, files and everything else that is no connection. */
const otherFiles = 256

const defaults = {
  total: Math.min(6_000, maxOpenFiles() - otherFiles),
  perAddress: 200,
  /** A connection on which nothing has been sent is closed after so long. */
  silentMs: 5_000,
  /** A client that neither sends the rest of its request nor reads its response for so long is disconnected. */
  stalledMs: 20_000,
}

export type ConnectionLimits = Partial<typeof defaults>

/** `turn` counts on with each connection and request: the least is of the one that has been silent longest. */
type Held = { turn: number; response?: ServerResponse }

export type Connections = {
  /** Calls `answer` when all earlier requests of the same connection are answered. */
  begin: (response: ServerResponse, answer: () => void) => void
  /** True while a response is being sent or prepared on the connection, to a request that has arrived. */
  isAnswering: (socket: Socket) => boolean
}

/**
 * Bounds what connections cost. Above a limit the connection that has waited longest for its client is closed, and not the
 * new one refused: a client that holds many connections cannot shut others out. Trusted proxies may open any number.
 */
export function limitConnections(
  server: Server,
  proxies: BlockList,
  limits: ConnectionLimits = {},
): Connections {
  const { total, perAddress, silentMs, stalledMs } = { ...defaults, ...limits }
  /**
   * Each open connection with its newest response, by the time of its last request. Of a Map to which a connection is added again with
   * each request the old tables keep all responses until the whole heap is collected: 100 MB after 50,000 requests.
   */
  const open = new LRUCache<Socket, Held>({ max: total + 1 })
  /** Those of each address. */
  const byAddress = new Map<string, Set<Socket>>()
  let turns = 0
  const waiting = new WeakMap<Socket, number>()
  const waitsForClient = (socket: Socket) => {
    const response = open.peek(socket)?.response
    return !response || response.writableEnded || !response.req.complete || socket.writableLength > 0
  }
  /** The response has not begun, and its request is still arriving: it can be refused. */
  const isArriving = (socket: Socket) => {
    const response = open.peek(socket)?.response
    return (
      response !== undefined && response.socket !== null && !response.headersSent && !response.req.complete
    )
  }
  const close = (socket: Socket) => {
    open.delete(socket)
    socket.destroy()
  }
  const closeOldest = (newest: Socket) => {
    for (const socket of open.rkeys()) if (socket === newest || waitsForClient(socket)) return close(socket)
  }
  // Only those of the address are looked at: each connection beyond its limit would cost a look at all.
  const closeOldestOf = (sockets: Set<Socket>, newest: Socket) => {
    let [oldest, least] = [newest, Number.POSITIVE_INFINITY]
    for (const socket of sockets) {
      const { turn } = open.peek(socket) ?? { turn: least }
      if (turn < least && waitsForClient(socket)) [oldest, least] = [socket, turn]
    }
    close(oldest)
  }

  // Node gives each connection this timeout after its first request.
  server.timeout = stalledMs
  server.on('timeout', (socket) => {
    // With an answer, as Node's own limits of time: without one nginx counts a failure of this machine, and asks it no more.
    if (isArriving(socket)) server.emit('clientError', stalledError(), socket)
    else if (waitsForClient(socket)) socket.destroy()
  })
  server.on('connection', (socket) => {
    socket.setTimeout(silentMs)
    const plain = plainAddress(socket.remoteAddress)
    const address = networkOf(plain)
    const sockets = byAddress.get(address) ?? new Set()
    byAddress.set(address, sockets.add(socket))
    open.set(socket, { turn: turns++ })
    // Node makes an error with a formatted stack for each request that a closed connection leaves unanswered: half of what a
    // connection with 60 requests costs, and never read.
    const { stackTraceLimit } = Error
    socket.prependListener('close', () => {
      Error.stackTraceLimit = 0
    })
    socket.once('close', () => {
      Error.stackTraceLimit = stackTraceLimit
      open.delete(socket)
      sockets.delete(socket)
      if (sockets.size === 0) byAddress.delete(address)
    })
    if (sockets.size > perAddress && !isTrusted(proxies, plain)) closeOldestOf(sockets, socket)
    else if (open.size > total) closeOldest(socket)
  })

  return {
    begin(response, answer) {
      const { socket } = response.req
      const held = open.get(socket)
      // Already closed when requests of one packet follow the one that was too many.
      if (socket.destroyed || !held) return
      held.response = response
      held.turn = turns++
      if (socket.timeout !== stalledMs) socket.setTimeout(stalledMs)
      // A response without its socket is behind another one.
      if (response.socket) return answer()
      const count = (waiting.get(socket) ?? 0) + 1
      if (count > maxPipelined) return void socket.destroy()
      waiting.set(socket, count)
      socket.pause()
      response.once('socket', () =>
        setImmediate(() => {
          const left = (waiting.get(socket) ?? 1) - 1
          waiting.set(socket, left)
          if (socket.destroyed) return
          if (left === 0) socket.resume()
          answer()
        }),
      )
    },
    isAnswering: (socket) => open.peek(socket)?.response?.writableEnded === false && !isArriving(socket),
  }
}

const stalledError = () =>
  Object.assign(new Error('the rest of the request did not arrive'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })

/** Ends a connection after its last response, and closes it even if the client does not. */
export function endConnection(socket: Socket, response: string): void {
  // Node has removed its own listener from the socket of a CONNECT.
  socket.on('error', () => undefined)
  socket.end(response)
  const timer = setTimeout(() => socket.destroy(), lingerMs)
  socket.once('close', () => clearTimeout(timer))
}

/** Node has raised this limit as far as the system allows it. */
function maxOpenFiles(): number {
  if (process.platform !== 'linux') return Number.POSITIVE_INFINITY
  const limit = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]
  return Math.max(2 * otherFiles, Number(limit ?? Number.POSITIVE_INFINITY))
}
