import type { IncomingMessage } from 'node:http'
import type { Settings } from '../config/settings.ts'
import { type FileCache, isCacheableFile } from '../files/file-cache.ts'
import { clientOf } from '../http/client.ts'
import type { Counters } from '../http/limits.ts'
import type { Listener } from '../http/listen.ts'
import type { LogRequest } from '../log.ts'
import type { ResponseCache } from './cache.ts'
import { type CachedResponse, formFor, readyBody } from './cached-response.ts'
import { type Encoding, encodingFor } from './compress.ts'
import { isPersonal, pageKey, viewOf } from './key.ts'
import { headFor } from './respond.ts'
import { acceptsJson } from './routes.ts'

type Options = {
  settings: Pick<Settings, 'TRUST_PROXY' | 'DOMAIN_DEFAULT_LOCALE'>
  https: boolean
  cache: ResponseCache | undefined
  files: FileCache
  count: Counters
  logRequest: LogRequest
}

/**
 * Serves what is cached under exactly the requested address before Hono builds a request: a cached page or small file
 * costs hardly more than sending its bytes. Everything else continues to `next`.
 */
export function cacheFastPath({ settings, https, cache, files, count, logRequest }: Options) {
  const { TRUST_PROXY: proxies, DOMAIN_DEFAULT_LOCALE } = settings
  // The home page may redirect, depending on the host.
  const hasDomains = DOMAIN_DEFAULT_LOCALE.size > 0
  const findPage = ({ url = '', headers }: IncomingMessage): CachedResponse | undefined => {
    const { cookie, authorization, accept } = headers
    if (!cache || isPersonal(url, cookie, authorization)) return undefined
    if (hasDomains && (url === '/' || url.startsWith('/?'))) return undefined
    const cached = cache.peek(pageKey(url, viewOf(cookie)))
    return cached && cached.status >= 400 && acceptsJson(accept) ? undefined : cached
  }
  return (next: Listener): Listener =>
    (request, response) => {
      const { url = '', method = '', headers } = request
      if (method !== 'GET' && method !== 'HEAD') return next(request, response)
      const encoding = encodingFor(joined(headers['accept-encoding']))
      const isFile = isCacheableFile(url)
      const cached = isFile ? findFile(files, request, encoding) : findPage(request)
      const form = cached && formFor(cached, encoding)
      const body = form && readyBody(cached, form)
      if (!body) return next(request, response)
      const client = clientOf(request, proxies, https)
      const path = pathOf(url)
      // The application answers with its own 429.
      if (!isFile && count(path, client.address) > 0) return next(request, response)
      if (!isFile) cache?.count(cached)
      const recipient = {
        requestId: client.requestId,
        ifNoneMatch: headers['if-none-match'],
        contentAsOf: isFile ? undefined : cache?.versions.downSince(),
      }
      const { status, head } = headFor(cached, form, body.length, recipient)
      response.writeHead(status, head)
      response.end(status === 304 || method === 'HEAD' ? undefined : body)
      logRequest(client, method, path, status, 0)
    }
}

/** Ranges, and requests that are conditional by date only, need the file on disk. A query changes no file. */
function findFile(files: FileCache, { url = '', headers }: IncomingMessage, encoding: Encoding | undefined) {
  const byDate = headers['if-modified-since'] !== undefined && headers['if-none-match'] === undefined
  return headers.range !== undefined || byDate ? undefined : files.find(pathOf(url), encoding)
}

const joined = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : header?.join(',')

function pathOf(url: string): string {
  const query = url.indexOf('?')
  return query === -1 ? url : url.slice(0, query)
}
