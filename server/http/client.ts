import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { setHeader } from './security-headers.ts'

/**
 * The sender of a request: the request's id in the log, the address by which limits count, the full address, and whether
 * the request came by https.
 */
export type Client = { requestId: string; address: string; from: string; https: boolean }

export type Env = {
  Bindings: HttpBindings
  Variables: {
    client: Client
    /** When a served medium stops being public, in milliseconds. */
    publicUntil?: number
    /** The response has its ETag and encoding already. */
    isFinished?: boolean
  }
}

/** Reads the client from the socket; forwarded headers are trusted only with that many proxies. */
export function clientOf(request: IncomingMessage, proxies: number, https: boolean): Client {
  const own = request.socket.remoteAddress ?? ''
  if (proxies === 0) return clientAt(own, randomUUID(), https)
  const hops = [...listOf(request.headers['x-forwarded-for']), own]
  const id = request.headers['x-request-id']
  return clientAt(
    hops.at(-1 - proxies) ?? hops[0] ?? own,
    typeof id === 'string' && /^[\w-]{8,64}$/.test(id) ? id : randomUUID(),
    https || listOf(request.headers['x-forwarded-proto']).at(-1) === 'https',
  )
}

export function identify(proxies: number, https: boolean): MiddlewareHandler<Env> {
  return async (c, next) => {
    const client = clientOf(c.env.incoming, proxies, https)
    c.set('client', client)
    await next()
    setHeader(c, 'X-Request-Id', client.requestId)
  }
}

function clientAt(address: string, requestId: string, https: boolean): Client {
  const from = address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address
  return { requestId, address: network(from), from, https }
}

/** An IPv6 household owns a /64 and could change its address with each request: the network is counted. */
function network(plain: string): string {
  if (!plain.includes(':')) return plain
  const [left = '', right] = plain.split('::')
  const head = left.split(':').filter(Boolean)
  const tail = right?.split(':').filter(Boolean) ?? []
  const groups = [...head, ...Array(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail]
  return `${groups.slice(0, 4).join(':')}::/64`
}

function listOf(header: string | string[] | undefined): string[] {
  return [header ?? []].flat().flatMap((line) => line.split(',').map((part) => part.trim()))
}
