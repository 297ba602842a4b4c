import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Settings } from '../config/settings.ts'
import { isKeptFile, type KeptFiles } from '../files/kept-files.ts'
import { clientOf } from '../http/client.ts'
import type { Counters } from '../http/limits.ts'
import type { Listener } from '../http/listen.ts'
import type { Encoding } from '../http/negotiate.ts'
import type { NoteRequest } from '../log.ts'
import { isPersonal, keyOf, viewOf } from './address.ts'
import { formFor, type Kept } from './cached-response.ts'
import { encodingOf, headFor } from './get-or-render.ts'
import { namesJson } from './respond.ts'
import type { Store } from './store.ts'

export type FrontOptions = {
  settings: Pick<Settings, 'TRUST_PROXY' | 'DOMAIN_DEFAULT_LOCALE' | 'LOCALE_COOKIE'>
  https: boolean
  store: Store | undefined
  files: KeptFiles
  count: Counters
  noteRequest: NoteRequest
}

/**
 * Answers what is kept under just the address that was asked for, before anything is unpacked for the application: a
 * stored page or a small file costs hardly more than its bytes. Everything else goes on to `inner`.
 */
export function storedFront({ settings, https, store, files, count, noteRequest }: FrontOptions) {
  const { TRUST_PROXY: proxies, DOMAIN_DEFAULT_LOCALE, LOCALE_COOKIE } = settings
  // The start page may lead to another one there, depending on the host.
  const domains = DOMAIN_DEFAULT_LOCALE.size > 0
  const page = ({ url = '', headers }: IncomingMessage): Kept | undefined => {
    const { cookie, authorization, accept } = headers
    if (!store || isPersonal(url, cookie, authorization)) return undefined
    if (domains && (url === '/' || url.startsWith('/?'))) return undefined
    const kept = store.peek(keyOf(url, viewOf(cookie)))
    return kept && kept.status >= 400 && namesJson(accept) ? undefined : kept
  }
  return (inner: Listener): Listener =>
    (request: IncomingMessage, response: ServerResponse) => {
      const { url = '', method = '', headers } = request
      if (method !== 'GET' && method !== 'HEAD') return inner(request, response)
      const encoding = encodingOf(textOf(headers['accept-encoding']))
      const isFile = isKeptFile(url)
      const kept = isFile ? fileFor(files, request, encoding) : page(request)
      const form = kept && formFor(kept, encoding)
      const body = form && kept.forms[form]
      if (!body) return inner(request, response)
      const visitor = clientOf(request, proxies, https)
      const path = pathOf(url)
      // The application refuses him, in its own words.
      if (!isFile && count(path, visitor.address) > 0) return inner(request, response)
      if (!isFile) store?.count(kept)
      const reader = {
        path,
        cookie: headers.cookie,
        from: textOf(headers['sec-fetch-site']),
        https: visitor.https,
        tags: headers['if-none-match'],
        asOf: isFile ? undefined : store?.versions.downSince(),
        requestId: visitor.requestId,
      }
      const { status, head } = headFor(kept, form, body.length, reader, LOCALE_COOKIE)
      response.writeHead(status, head)
      response.end(status === 304 || method === 'HEAD' ? undefined : body)
      noteRequest(visitor, method, path, status)
    }
}

/** Parts of a file, and the question by date alone, are left to who knows the file on disk. */
function fileFor(files: KeptFiles, { url = '', headers }: IncomingMessage, encoding: Encoding | undefined) {
  const byDate = headers['if-modified-since'] !== undefined && headers['if-none-match'] === undefined
  return headers.range !== undefined || byDate ? undefined : files.find(url, encoding)
}

const textOf = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : header?.join(',')

function pathOf(url: string): string {
  const query = url.indexOf('?')
  return query === -1 ? url : url.slice(0, query)
}
