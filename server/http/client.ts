import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type BlockList, isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { setHeader } from './security-headers.ts'

/**
 * The sender of a request: the request's id in the log, the address by which limits count, the full address, whether the
 * request came by https, and the id of the trace that a trusted proxy began.
 */
export type Client = {
  requestId: string
  address: string
  from: string
  https: boolean
  traceId?: string | undefined
}

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

/**
 * Reads the client from the socket. What a trusted proxy says about its own client is believed, from the last proxy back
 * to the first address that is none.
 */
export function clientOf(request: IncomingMessage, proxies: BlockList, https: boolean): Client {
  let from = plainAddress(request.socket.remoteAddress)
  if (!isTrusted(proxies, from)) return { requestId: randomUUID(), address: networkOf(from), from, https }
  const { headers } = request
  for (const each of listOf(headers['x-forwarded-for']).toReversed()) {
    // Some gateways name the client's port too.
    const hop = each.replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2')
    if (!isIP(hop) || !isTrusted(proxies, from)) break
    from = plainAddress(hop)
  }
  const id = headers['x-request-id']
  const traceId = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/.exec(
    String(headers.traceparent),
  )?.[1]
  return {
    requestId: typeof id === 'string' && /^[\w-]{8,64}$/.test(id) ? id : randomUUID(),
    address: networkOf(from),
    from,
    https: https || listOf(headers['x-forwarded-proto']).at(-1) === 'https',
    ...(traceId && { traceId }),
  }
}

export function identify(proxies: BlockList, https: boolean): MiddlewareHandler<Env> {
  return async (c, next) => {
    const client = clientOf(c.env.incoming, proxies, https)
    c.set('client', client)
    await next()
    setHeader(c, 'X-Request-Id', client.requestId)
  }
}

/** True for the address of a trusted proxy. */
export const isTrusted = (proxies: BlockList, address: string): boolean =>
  proxies.rules.length > 0 && proxies.check(address, address.includes(':') ? 'ipv6' : 'ipv4')

/** An address without the prefix that an IPv4 address has on a socket for both versions. */
export const plainAddress = (address = ''): string =>
  address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address

/** What limits count: an IPv6 household owns a /64 and could change its address with each request. */
export function networkOf(plain: string): string {
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
