import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { etagOfFile, matchesEtag } from '../response-cache/cached-response.ts'
import { encodingFor } from '../response-cache/compress.ts'
import type { BuildInfo } from '../site/site.ts'

/**
 * Serves files with additional headers, or 304 when the browser has the file already. `serve` answers with a file, `headersOf`
 * gets the request.
 */
export function serveFiles(
  serve: MiddlewareHandler,
  headersOf: (c: Context) => Record<string, string>,
): MiddlewareHandler {
  return async (c, next) => {
    const { headers } = c.req.raw
    simplifyHeaders(headers)
    let response = await serve(c, next)
    if (response instanceof Response && response.status === 206 && isOfAnother(c, response)) {
      await response.body?.cancel()
      headers.delete('Range')
      c.header('Content-Range', undefined)
      response = await serve(c, next)
    }
    if (!(response instanceof Response)) return response
    for (const [name, value] of Object.entries(headersOf(c))) response.headers.set(name, value)
    // That a range is beyond the end holds for this client's range alone.
    if (!response.ok) response.headers.set('Cache-Control', 'no-store')
    const changed = response.headers.get('Last-Modified') ?? ''
    const encoding = response.headers.get('Content-Encoding') ?? ''
    response.headers.set('ETag', etagOfFile(changed, encoding))
    if (!response.ok || !isNotModified(c, response.headers)) return response
    await response.body?.cancel()
    for (const name of ['Content-Length', 'Content-Range']) response.headers.delete(name)
    return new Response(null, { status: 304, headers: response.headers })
  }
}

/** Simplifies the headers: the library reads neither weights of encodings nor ranges that are to be ignored. */
function simplifyHeaders(headers: Headers): void {
  headers.set('Accept-Encoding', encodingFor(headers.get('Accept-Encoding') ?? undefined) ?? 'identity')
  const range = /^bytes=(?:(\d+)-(\d*)|-\d+)$/.exec(headers.get('Range') ?? '')
  const [, from, to] = range ?? []
  if (!range || (to && Number(to) < Number(from))) headers.delete('Range')
}

/** Whether a client wants the rest only of a version that is no longer there. Our ETags are weak: only dates can match. */
const isOfAnother = (c: Context, response: Response): boolean => {
  const version = c.req.header('If-Range')
  return version !== undefined && version !== response.headers.get('Last-Modified')
}

function isNotModified(c: Context, headers: Headers): boolean {
  const tags = c.req.header('If-None-Match')
  if (tags !== undefined) return matchesEtag(tags, headers.get('ETag') ?? '')
  const since = Date.parse(c.req.header('If-Modified-Since') ?? '')
  return Date.parse(headers.get('Last-Modified') ?? '') <= since
}

const cachedForAYear = { 'Cache-Control': 'public, max-age=31536000, immutable' }
const cachedForAnHour = { 'Cache-Control': 'public, max-age=3600' }

/**
 * The files that a build wrote into a folder. Names under `/assets` carry the hash of their content and never change; the
 * others (icons) are revalidated after an hour. Their compressed forms are written by the build.
 */
export function builtAssets(folder: string): Hono {
  const app = new Hono()
  const files = serveStatic({ root: folder, precompressed: true })
  app.get(
    '/assets/*',
    serveFiles(files, () => cachedForAYear),
    (c) => c.text('Not Found\n', 404, { 'Cache-Control': 'no-store' }),
  )
  app.get(
    '/:file{.+\\.(?:svg|ico|png|webp|txt|xml)}',
    serveFiles(files, () => cachedForAnHour),
  )
  return app
}

/** The files of the built site, and which build it is. */
export function builtFiles(folder: string, info: BuildInfo): Hono {
  const app = new Hono()
  app.get('/_app/builds/latest.json', (c) => c.json(info, 200, { 'Cache-Control': 'no-cache' }))
  app.route('/', builtAssets(join(folder, 'client')))
  // Browsers request it by themselves; pages name their icons.
  app.get('/favicon.ico', (c) => c.text('Not Found\n', 404, { 'Cache-Control': 'public, max-age=3600' }))
  return app
}
