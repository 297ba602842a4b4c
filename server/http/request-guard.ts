import type { IncomingMessage } from 'node:http'

const longestAddress = 2048
const maxQueryKeys = 50
const absolute = /^https?:\/\/([^/?#@]+)(?=\/)/i

export type Rejection = { status: 400 | 404 | 405 | 414 | 417 | 421 | 505; text: string; allow?: string }

/**
 * Checks a request before anything parses it further. Returns why it is rejected, or undefined. `hosts` are the hosts of
 * this site; empty means any (no public address is set).
 */
export function guardRequest(request: IncomingMessage, hosts: ReadonlySet<string>): Rejection | undefined {
  const { method, url = '', headers, rawHeaders, httpVersion } = request
  // The parser also takes the lines of HTTP/0.9 and HTTP/2.0, which no client sends and each proxy reads in its own way.
  if (httpVersion !== '1.1' && httpVersion !== '1.0')
    return { status: 505, text: 'HTTP Version Not Supported' }
  if (method === 'TRACE' || method === 'CONNECT' || method === 'TRACK') {
    return { status: 405, text: 'Method Not Allowed', allow: 'GET, HEAD' }
  }
  if (
    hostLines(rawHeaders) !== 1 ||
    !/^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:.]+\](?::\d{1,5})?$/i.test(headers.host ?? '')
  ) {
    return { status: 400, text: 'Bad Request: exactly one valid Host header is needed' }
  }
  const coding = headers['transfer-encoding']
  if (coding !== undefined && (coding.toLowerCase() !== 'chunked' || httpVersion === '1.0')) {
    return { status: 400, text: 'Bad Request: unknown transfer encoding' }
  }
  // An absolute target that names another server: this is no proxy.
  if (!url.startsWith('/') && !isOwn(request, hosts)) return { status: 421, text: 'Misdirected Request' }
  if (url.length > longestAddress) return { status: 414, text: 'URI Too Long' }
  const path = pathOf(url)
  if (hosts.size > 0 && !hosts.has(hostName(headers.host ?? '')) && !isProbe(path)) {
    return { status: 421, text: 'Misdirected Request: this site does not answer for that host' }
  }
  if (!isReadable(path)) return { status: 400, text: 'Bad Request: the path cannot be read' }
  if (isDisguised(path)) return { status: 404, text: 'Not Found' }
  if (url.includes('?') && url.slice(url.indexOf('?')).split('&').length > maxQueryKeys) {
    return { status: 400, text: `Bad Request: more than ${maxQueryKeys} query values` }
  }
  return undefined
}

/** The number of `Host` headers: the parsed headers contain only the first. */
function hostLines(rawHeaders: string[]): number {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count
}

/**
 * The form for proxies (`GET http://site/path`) that names the same host as the Host header, and one of the site's own:
 * without a public address the machine and the local address of the connection, since any other needs a proxy.
 */
function isOwn({ url = '', headers, socket }: IncomingMessage, hosts: ReadonlySet<string>): boolean {
  const { host = '' } = headers
  if (absolute.exec(url)?.[1]?.toLowerCase() !== host.toLowerCase()) return false
  const name = hostName(host)
  return (hosts.size > 0 ? hosts : machine).has(name) || name === localHost(socket.localAddress)
}

const machine: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** An address of a socket as a Host header writes it. */
function localHost(address = ''): string {
  const plainest = address.replace(/^::ffff:(?=\d+\.)/, '')
  return plainest.includes(':') ? `[${plainest}]` : plainest
}

/** The path of a request's target in either form. */
export function pathOf(url: string): string {
  const target = url.startsWith('/') ? url : url.replace(absolute, '')
  const query = target.indexOf('?')
  return query === -1 ? target : target.slice(0, query)
}

/** The hosts of a site: its public address, its language domains, and the machine itself. */
export function hostsOf(publicUrl: string, domains: Iterable<string>): Set<string> {
  if (publicUrl === '') return new Set()
  return new Set([...machine, new URL(publicUrl).host, ...domains].map(hostName))
}

function hostName(host: string): string {
  return host.replace(/:\d+$/, '').toLowerCase()
}

const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

/** What load balancers and Prometheus ask by a node's address, and need most when it is overloaded. */
export function isProbe(path: string): boolean {
  return probes.has(path)
}

const withheld: ReadonlySet<string> = new Set(['/readyz', '/metrics'])

/**
 * True for another spelling of an address that proxies in front keep from visitors: they compare what was sent (`/%72eadyz`,
 * `/./readyz`), and the application would read it as the same.
 */
function isDisguised(path: string): boolean {
  if (!/%|\/\./.test(path) || withheld.has(path)) return false
  return withheld.has(decodeURI(new URL(`http://site${path}`).pathname))
}

/**
 * The target with every segment of its path that cannot be decoded encoded once more: an address that exists nowhere,
 * and gets the page that says so.
 */
export function decodable(url: string): string {
  const path = pathOf(url)
  if (canBeDecoded(path)) return url
  const segments = path.split('/').map((part) => (canBeDecoded(part) ? part : encodeURIComponent(part)))
  return url.replace(path, () => segments.join('/'))
}

function canBeDecoded(text: string): boolean {
  try {
    return !text.includes('%') || decodeURIComponent(text) !== ''
  } catch {
    return false
  }
}

const plain = /^[\w/.~-]*$/

function isReadable(path: string): boolean {
  if (plain.test(path)) return true
  if (path.includes('\\') || path.includes('#')) return false
  try {
    return ![...decodeURIComponent(path)].some((character) => character < ' ' || character === '\x7f')
  } catch {
    return false
  }
}
