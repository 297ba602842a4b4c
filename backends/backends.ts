import type { Reading } from '@shanmen/content/open.ts'
import type { Ask, Transport } from '@shanmen/contract/client.ts'
import { createOpenApi } from '@shanmen/contract/openapi.ts'
import { Hono } from 'hono'
import { docsHeaders } from './docs/headers.ts'
import { renderDocs } from './docs/page.ts'
import { cacheable, refuse } from './door/answers.ts'
import { askedLanguage } from './door/asked-language.ts'
import { createAsk, createDoor, type Log } from './door.ts'
import { createHandlers } from './handlers.ts'

export type Backends = {
  /** Answers `/backends/api/…`, `/backends/openapi.json` and `/backends/docs`. */
  app: Hono
  /** The same without a socket: the site's transport on the server. */
  call: Transport
  /** A call's input in, its envelope out. */
  ask: Ask
}

export type BackendsOptions = {
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
export function createBackends({ content, draft, now = () => new Date(), log }: BackendsOptions): Backends {
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
