import { UnreliableDatabaseError } from '@shanmen/content/database/database-health.ts'
import { mayLackRows } from '@shanmen/content/integrity/finding.ts'
import type { ReadOnlyContent } from '@shanmen/content/open.ts'
import type { InProcessClient, Transport } from '@shanmen/contract/client.ts'
import { createOpenApi } from '@shanmen/contract/openapi.ts'
import { textResponse } from '@shanmen/contract/text-response.ts'
import { Hono } from 'hono'
import { cacheControl, refuse, requestLanguage } from './answers.ts'
import { createInProcessClient, createPublicDispatcher, type Log } from './dispatch.ts'
import { docsHeaders, renderDocs } from './docs.ts'
import type { OnNothingFound } from './handlers/search.ts'
import { createHandlers } from './handlers.ts'

export type Api = {
  /** Answers `/backends/api/…`, `/backends/openapi.json` and `/backends/docs`. */
  app: Hono
  /** The same without a socket: the site's transport on the server. */
  call: Transport
  /** The calls without requests. */
  ask: InProcessClient
}

export type ApiOptions = {
  /** Read only: no public request reaches code that writes content. */
  content: ReadOnlyContent
  /** The content to read instead, for a request that may see a draft. */
  draft?: () => ReadOnlyContent | undefined
  /** The clock that decides what is visible; tests set their own. */
  now?: () => Date
  /** Called for each search of everything that found nothing that has all its words; its answer is not cached then. */
  onNothingFound?: OnNothingFound | undefined
  log: Log
}

const base = '/backends'

/** The public read API over published content. */
export function createApi({
  content,
  draft,
  now = () => content.clock.now(),
  onNothingFound,
  log,
}: ApiOptions): Api {
  const reading = () => {
    if (mayLackRows(content.damage.findings))
      throw new UnreliableDatabaseError('damage of the database file may hide rows: run npm run doctor')
    return draft?.() ?? content
  }
  const handlers = createHandlers(reading, now, onNothingFound)
  const dispatch = createPublicDispatcher(handlers, log)
  const openApi = createOpenApi()
  const json = JSON.stringify(openApi)
  const docs = renderDocs(openApi)
  const cacheable = { 'Cache-Control': cacheControl }
  const app = new Hono()
    .get(`${base}/openapi.json`, () =>
      textResponse(json, { headers: { 'Content-Type': 'application/json', ...cacheable } }),
    )
    .get(`${base}/docs`, () => textResponse(docs, { headers: { ...docsHeaders, ...cacheable } }))
    .all(`${base}/api/*`, (c) => dispatch(c.req.raw, new URL(c.req.url).pathname.slice(base.length)))
    .notFound((c) => refuse('noSuchCall', requestLanguage(c.req.url)))
  return { app, call: async (request) => app.fetch(request), ask: createInProcessClient(handlers, log) }
}
