import type { Context, Handler } from 'hono'
import type { Env } from '../http/client.ts'
import { errorPage } from '../http/error-response.ts'
import { currentDraft } from '../preview/draft.ts'
import type { RenderPage } from '../site/render-page.ts'
import type { AddressTurns } from './address-turns.ts'
import type { ResponseCache } from './cache.ts'
import type { CachedResponse } from './cached-response.ts'
import { type Address, callKey, fileKey, isPersonal, pageAddress, viewOf, withQuery } from './key.ts'
import { respond } from './respond.ts'

type Fetch = (request: Request) => Response | Promise<Response>

/** Returns a page from the cache, rendered if need be. */
export const cachedPage =
  (cache: ResponseCache, render: RenderPage) =>
  (address: Address): Promise<CachedResponse> =>
    cache.getOrRender(address.key, () => render(address))

type Pages = { render: RenderPage; personal: Handler<Env>; build: string; inTurn: AddressTurns }

/** The pages of the site from the cache; `personal` answers what is for one client only. */
export function cachedPages(cache: ResponseCache, { render, personal, build, inTurn }: Pages): Handler<Env> {
  const getPage = cachedPage(cache, render)
  return async (c, next) => {
    const inOwnTurn = (address: Address) =>
      cache.peek(address.key) ? getPage(address) : inTurn(c, () => getPage(address))
    const { pathname, search } = new URL(c.req.url)
    const address = isForOneClient(c)
      ? undefined
      : pageAddress(pathname, search, viewOf(c.req.header('Cookie')), build)
    if (!address) return inTurn(c, async () => personal(c, next))
    const page = await inOwnTurn(address)
    // A redirect keeps the complete query and a page not found shows it: these are other responses.
    const showsQuery = page.status >= 300 && page.status < 500 && search !== address.search
    const cached = showsQuery ? await inOwnTurn(withQuery(address, search)) : page
    const { status } = cached
    // An error as JSON is rendered for the client that asks for it.
    if (status >= 400 && acceptsJson(c.req.header('Accept'))) return inTurn(c, async () => personal(c, next))
    return status >= 500 && !cached.headers.includes('content-type')
      ? errorPage(c, 500)
      : respond(c, cache, cached)
  }
}

/** The GET calls of the API in this process from the cache; all others go to the API itself. */
export function cachedCalls(cache: ResponseCache, api: { fetch: Fetch }, inTurn: AddressTurns) {
  return async (c: Context<Env>): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url)
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const key = isRead && !isForOneClient(c) ? callKey(pathname, search) : undefined
    // The body of a response to HEAD is removed at the end: its length and ETag are needed until then.
    const { raw } = c.req
    if (!key) {
      const request = raw.method === 'HEAD' ? new Request(raw.url, { headers: raw.headers }) : raw
      return inTurn(c, async () => api.fetch(request))
    }
    // Of the first client nothing but the key: neither headers, as the response must be complete, nor other names in the query.
    const request = () => new Request(new URL(key, c.req.url))
    const render = async () => ({ response: await api.fetch(request()), complete: true })
    const get = () => cache.getOrRender(key, render)
    return respond(c, cache, await (cache.peek(key) ? get() : inTurn(c, get)))
  }
}

/**
 * One path without query from the cache: its key, a function that returns it, and its handler. Only a draft changes what it
 * shows (`itemFile`): credentials and queries do not, and each sitemap that was rendered for them read every entry.
 */
export function cachedRoute(cache: ResponseCache, path: string, render: () => Promise<Response>) {
  const load = () => cache.getOrRender(path, async () => ({ response: await render(), complete: true }))
  const handler: Handler<Env> = async (c) => (currentDraft() ? render() : respond(c, cache, await load()))
  return { key: path, load, handler }
}

/**
 * The files of items, whose id is the last segment of the path without `.ics`. `make` gives undefined for one that does not
 * exist: the next handler answers, as it does for another spelling of the path, and only its answer may be cached under this address.
 */
export function itemFile(
  cache: ResponseCache | undefined,
  make: (id: string) => Promise<Response | undefined>,
  inTurn: AddressTurns,
): Handler<Env> {
  return async (c, next) => {
    const key = fileKey(new URL(c.req.url).pathname)
    if (!key) return next()
    const id = (c.req.param('file') ?? '').replace(/\.ics$/, '')
    const none = { status: 404, headers: { 'Cache-Control': 'no-store' } }
    const render = async () => (await make(id)) ?? new Response(null, none)
    const get = async () => (cache ? cachedRoute(cache, key, render).handler(c, next) : render())
    const response = await (cache?.peek(key) ? get() : inTurn(c, get))
    return response?.status === 404 ? next() : response
  }
}

// A draft is a reason of its own, whatever the name of the cookie that opened it.
const isForOneClient = ({ req }: Context): boolean =>
  currentDraft() !== undefined || isPersonal(req.url, req.header('Cookie'), req.header('Authorization'))

export const acceptsJson = (accept: string | undefined): boolean =>
  accept?.includes('application/json') ?? false
