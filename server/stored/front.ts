import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Listener } from '../http/open-server.ts'
import type { Counters } from '../http/rate-limit.ts'
import { visitorOf } from '../http/visitor.ts'
import type { Settings } from '../settings.ts'
import { isPersonal, keyOf, viewOf } from './address.ts'
import { encodingOf, headFor } from './give.ts'
import { formFor } from './kept.ts'
import { namesJson } from './respond.ts'
import type { Store } from './store.ts'

export type FrontOptions = {
  settings: Pick<Settings, 'TRUST_PROXY' | 'DOMAIN_DEFAULT_LOCALE'>
  https: boolean
  store: Store | undefined
  count: Counters
  log: Logger
}

/**
 * Answers what is stored under just the address that was asked for, before anything is unpacked for the application:
 * a stored page costs hardly more than its bytes. Everything else goes on to `inner`.
 */
export function storedFront({ settings, https, store, count, log }: FrontOptions) {
  const { TRUST_PROXY: proxies, DOMAIN_DEFAULT_LOCALE } = settings
  // The start page may lead to another one there, depending on the host.
  const domains = DOMAIN_DEFAULT_LOCALE.size > 0
  const answer = (store: Store, inner: Listener) => (request: IncomingMessage, response: ServerResponse) => {
    const { url = '', method = '', headers } = request
    const { cookie } = headers
    if ((method !== 'GET' && method !== 'HEAD') || isPersonal(url, cookie, headers.authorization))
      return inner(request, response)
    if (domains && (url === '/' || url.startsWith('/?'))) return inner(request, response)
    const kept = store.peek(keyOf(url, viewOf(cookie)))
    if (!kept || (kept.status >= 400 && namesJson(headers.accept))) return inner(request, response)
    const form = formFor(kept, encodingOf(textOf(headers['accept-encoding'])))
    const body = kept.forms[form]
    if (!body) return inner(request, response)
    const visitor = visitorOf(request, proxies, https)
    const path = pathOf(url)
    // The application refuses him, in its own words.
    if (count(path, visitor.address) > 0) return inner(request, response)
    store.count(kept)
    const tags = headers['if-none-match']
    const asOf = store.versions.downSince()
    const { status, head } = headFor(kept, form, body.length, {
      path,
      cookie,
      https: visitor.https,
      tags,
      asOf,
    })
    head.push('x-request-id', visitor.requestId)
    response.writeHead(status, head)
    response.end(status === 304 || method === 'HEAD' ? undefined : body)
    const { requestId, address } = visitor
    log.info({ requestId, address, method, path, status, ms: 0 }, 'request')
  }
  return (inner: Listener): Listener => (store ? answer(store, inner) : inner)
}

const textOf = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : header?.join(',')

function pathOf(url: string): string {
  const query = url.indexOf('?')
  return query === -1 ? url : url.slice(0, query)
}
