import { type RouterContextProvider, UNSAFE_ErrorResponseImpl } from 'react-router'
import type { Match, Shown } from './state.ts'

type Found = { data: unknown } | { error: unknown } | { redirect: Response }
type Asked = { shown: Shown; matches: Match[]; url: URL; context: RouterContextProvider; signal: AbortSignal }

/** What the pages of the next address answered, by route; undefined for a route that keeps what it has. */
export type Answers = (Found | undefined)[]

/**
 * Asks the routes of the next page for their data, all at once. Code that is not there is fetched first. The middleware of
 * this site lets pass or throws; none goes on after the page, so none is given a way to.
 */
export async function load(asked: Asked): Promise<Answers> {
  const { matches, url, context, signal } = asked
  const request = new Request(url, { signal })
  const answers = matches.map(async ({ route, params }, index): Promise<Found | undefined> => {
    if (!isWanted(asked, index)) return undefined
    return found(async () => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
      if (typeof route.loader !== 'function') return undefined
      return route.loader({ request, url, params, context, pattern: '' })
    })
  })
  return Promise.all(answers)
}

/** Lets the guards of these routes look at where the visitor goes: what one of them throws, at the place of its route. */
export async function guard({ matches, url, context, signal }: Asked): Promise<Answers | undefined> {
  const request = new Request(url, { signal })
  for (const [index, { route, params }] of matches.entries())
    for (const pass of route.middleware ?? []) {
      const answer = await found(async () => pass({ request, url, params, context, pattern: '' }, nothing))
      if (!('data' in answer)) return matches.map((_, at) => (at === index ? answer : undefined))
    }
  return undefined
}

const nothing = async () => undefined

async function found(work: () => Promise<unknown>): Promise<Found> {
  try {
    return { data: await work() }
  } catch (thrown) {
    if (isRedirect(thrown)) return { redirect: thrown }
    return { error: isWithInit(thrown) ? errorOf(thrown) : thrown }
  }
}

/** A route answers anew when it was not there, has no data, or its address or query is another; it may decide otherwise. */
function isWanted({ shown, matches, url }: Asked, index: number): boolean {
  const match = matches[index]
  const before = shown.matches[index]
  if (!match) return false
  const { route, params, pathname } = match
  if (route.lazy || before?.route !== route) return true
  if (!route.loader) return false
  if (!Object.hasOwn(shown.loaderData, route.id)) return true
  const { location } = shown
  const now = new URL(location.pathname + location.search, url)
  const isSame = now.pathname === url.pathname && now.search === url.search
  const byDefault = isSame || now.search !== url.search || before.pathname !== pathname
  const rule = route.shouldRevalidate
  if (!rule) return byDefault
  return rule({
    currentUrl: now,
    currentParams: before.params,
    nextUrl: url,
    nextParams: params,
    defaultShouldRevalidate: byDefault,
  })
}

const isRedirect = (thrown: unknown): thrown is Response =>
  thrown instanceof Response && thrown.headers.has('Location')

/** What `data(…, init)` makes. */
type WithInit = { type: 'DataWithResponseInit'; data: unknown; init: ResponseInit | null }

const isWithInit = (thrown: unknown): thrown is WithInit =>
  thrown instanceof Object && 'type' in thrown && thrown.type === 'DataWithResponseInit'

const errorOf = ({ data, init }: WithInit) =>
  new UNSAFE_ErrorResponseImpl(init?.status ?? 500, init?.statusText ?? 'Internal Server Error', data)
