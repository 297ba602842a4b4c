import type { Reading } from '@shanmen/content/open.ts'
import type { InProcessClient, Transport } from '@shanmen/contract/client.ts'
import { createOpenApi } from '@shanmen/contract/openapi.ts'
import { Hono } from 'hono'
import { cacheable, refuse } from './dispatch/answers.ts'
import { askedLanguage } from './dispatch/asked-language.ts'
import { createAsk, createDoor, type Log } from './dispatch.ts'
import { docsHeaders } from './docs/headers.ts'
import { renderDocs } from './docs/page.ts'
import { createHandlers } from './handlers.ts'

export type Api = {
  /** Answers `/backends/api/…`, `/backends/openapi.json` and `/backends/docs`. */
  app: Hono
  /** The same without a socket: the site's transport on the server. */
  call: Transport
  /** A call's input in, its envelope out. */
  ask: InProcessClient
}

export type ApiOptions = {
  /** Read only: nothing that can write content is reachable from a public request. */
  content: Reading
  /** What a call reads from instead, where its sender may see a draft. */
  draft?: () => Reading | undefined
  /** The clock that decides what is visible; the tests bring their own. */
  now?: () => Date
  log: Log
}

const base = '/backends'

/** The public read API over published content (requirements §6.2–6.3). */
export function createApi({ content, draft, now = () => new Date(), log }: ApiOptions): Api {
  const handlers = createHandlers(() => draft?.() ?? content, now)
  const open = createDoor(handlers, log)
  const openApi = createOpenApi()
  const json = JSON.stringify(openApi)
  const docs = renderDocs(openApi)
  const app = new Hono()
    .get(`${base}/openapi.json`, (c) =>
      cacheable(json, c.req.raw, { 'Content-Type': 'application/json; charset=utf-8' }),
    )
    .get(`${base}/docs`, (c) => cacheable(docs, c.req.raw, docsHeaders))
    .all(`${base}/api/*`, (c) => open(c.req.raw, new URL(c.req.url).pathname.slice(base.length)))
    .notFound((c) => refuse('noSuchCall', askedLanguage(c.req.url)))
  return { app, call: async (request) => app.fetch(request), ask: createAsk(handlers, log) }
}
