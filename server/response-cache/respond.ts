import { textOf } from '@shanmen/contract/text-response.ts'
import type { Context, Handler } from 'hono'
import type { Env } from '../http/client.ts'
import { withCharset } from '../http/delivery.ts'
import { errorPage } from '../http/error-response.ts'
import { currentDraft } from '../preview/draft.ts'
import type { Render } from '../site/pages.ts'
import { type Address, callAddress, isPersonal, pageAddress, viewOf, withQuery } from './address.ts'
import { bodyIn, bytesOf, formFor, type Kept } from './cached-response.ts'
import { encodingOf, headFor } from './get-or-render.ts'
import type { Made, Store } from './store.ts'

export type Storing = {
  store: Store
  /** The headers that every answer has. */
  security: Record<string, string>
  /** Name of the cookie that keeps the language last chosen by hand. */
  localeCookie: string
}

/** Gives a page from the store, made if need be. */
export const pageGiver =
  (storing: Storing, render: Render) =>
  (address: Address): Promise<Kept> =>
    storing.store.give(address.key, async () => completed(await render(address), storing))

/** The pages of the site from the store; `personal` answers what is for one visitor alone. */
export function storedPages(
  storing: Storing,
  { render, personal, build }: { render: Render; personal: Handler<Env>; build: string },
): Handler<Env> {
  const give = pageGiver(storing, render)
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const address = isOwn(c)
      ? undefined
      : pageAddress(pathname, search, viewOf(c.req.header('Cookie')), build)
    if (!address) return personal(c, next)
    const plain = await give(address)
    // A redirect keeps the whole query and a page not found names it: these are other answers.
    const whole = plain.status >= 300 && plain.status < 500 && search !== address.search
    const kept = whole ? await give(withQuery(address, search)) : plain
    const { status } = kept
    // An error is data for who wants that, made for him.
    if (status >= 400 && namesJson(c.req.header('Accept'))) return personal(c, next)
    return status >= 500 && !kept.headers.includes('content-type')
      ? errorPage(c, 500)
      : respond(c, storing, kept)
  }
}

/** The GET calls of the backend in this process from the store, all others from the backend itself. */
export function storedCalls(
  storing: Storing,
  app: { fetch: (request: Request) => Response | Promise<Response> },
) {
  return async (c: Context<Env>): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url)
    const isPosted = c.req.method !== 'GET' && c.req.method !== 'HEAD'
    const key = isPosted || isOwn(c) ? undefined : callAddress(pathname, search)
    // The body of an answer to HEAD is taken off at the end: until then its length and tag are to be known.
    const { raw } = c.req
    if (!key) return app.fetch(raw.method === 'HEAD' ? new Request(raw.url, { headers: raw.headers }) : raw)
    // Without the headers of whoever asks first: the answer must be whole.
    const make = async () => ({ response: await app.fetch(new Request(c.req.url)), complete: true })
    const kept = await storing.store.give(key, async () => completed(await make(), storing))
    return respond(c, storing, kept)
  }
}

/** One address without query from the store: its key there, what gives it, and what answers it. */
export function storedAnswer(storing: Storing, path: string, make: () => Promise<Response>) {
  const answer = async () => completed({ response: await make(), complete: true }, storing)
  const give = (): Promise<Kept> => storing.store.give(path, answer)
  const handler: Handler<Env> = async (c) => (isOwn(c) ? make() : respond(c, storing, await give()))
  return { key: path, give, handler }
}

// A draft shown to one visitor is a reason of its own, whatever the name of the cookie that opened it.
const isOwn = ({ req }: Context): boolean =>
  currentDraft() !== undefined || isPersonal(req.url, req.header('Cookie'), req.header('Authorization'))
export const namesJson = (accept: string | undefined): boolean =>
  accept?.includes('application/json') ?? false

/** The response with every header that it will be sent with. */
function completed({ response, complete }: Made, { security }: Storing): Made {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(security)) if (!headers.has(name)) headers.set(name, value)
  const type = headers.get('Content-Type')
  if (type) {
    headers.set('Content-Type', withCharset(type))
    headers.set('Vary', 'Accept-Encoding')
  }
  const { status } = response
  const body = textOf(response) ?? response.body
  return { response: new Response(body, { status, headers }), complete }
}

async function respond(c: Context<Env>, { store, localeCookie }: Storing, kept: Kept): Promise<Response> {
  const form = formFor(kept, encodingOf(c.req.header('Accept-Encoding')))
  const isNew = !kept.forms[form]
  const body = await bodyIn(kept, form)
  if (isNew) store.resize(kept, bytesOf(kept))
  const reader = {
    path: c.req.path,
    cookie: c.req.header('Cookie'),
    from: c.req.header('Sec-Fetch-Site'),
    https: c.get('client').https,
    tags: c.req.header('If-None-Match'),
    asOf: store.versions.downSince(),
    requestId: c.get('client').requestId,
  }
  const { status, head } = headFor(kept, form, body.length, reader, localeCookie)
  const headers = new Headers()
  for (let at = 0; at < head.length; at += 2) headers.append(head[at] ?? '', head[at + 1] ?? '')
  return new Response(status === 304 ? null : new Uint8Array(body), { status, headers })
}
