import {
  createPath,
  type HydrationState,
  type Location,
  matchRoutes,
  type NavigateOptions,
  type RouterContextProvider,
} from 'react-router'
import { createAhead } from './ahead.ts'
import { complete, redirectOf } from './answers.ts'
import { createGate } from './gate.ts'
import { hrefFrom, locationNow, locationOf, onPop, write } from './history.ts'
import { guard, load } from './loads.ts'
import { type Action, idle, type Match, type Route, type RouterState } from './state.ts'

type Given = {
  hydrationData?: HydrationState
  /** What the routes work with; with `onFailure` no call that fails is told to the visitor, who has not asked yet. */
  getContext: (onFailure?: () => void) => RouterContextProvider
}
type Wish = Pick<NavigateOptions, 'preventScrollReset' | 'viewTransition'>
/** Hears that there is a new state; `fades` when it is a page that may fade in. */
type Listener = (fades: boolean) => void

export type BrowserRouter = ReturnType<typeof createBrowserRouter>

/**
 * Takes the visitor from page to page. The page that stands stays until all of the next one is there; a new wish ends the
 * one before. The first page is the server's, with its data.
 */
export function createBrowserRouter(routes: Route[], { hydrationData, getContext }: Given) {
  let state: RouterState = {
    ...idle,
    location: locationNow(),
    historyAction: 'POP',
    matches: match(createPath(locationNow())),
    loaderData: hydrationData?.loaderData ?? {},
    errors: hydrationData?.errors ?? null,
    restoreScrollPosition: false,
    preventScrollReset: false,
  }
  let listener: Listener = () => {}
  let pending = new AbortController()
  const positions: Record<string, number> = {}
  // Places that were faded into: the way back to them and from them fades too.
  const faded = new Set<string>()
  const ahead = createAhead((href, signal, onFailure) => load(asking(href, signal, onFailure)))
  const gate = createGate(
    () => state,
    (blocker) => update({ blocker }),
  )

  function match(href: string): Match[] {
    return (matchRoutes(routes, href) ?? []) as Match[]
  }

  function update(news: Partial<RouterState>, fades = false): void {
    state = { ...state, ...news }
    listener(fades)
  }

  async function go(location: Location, action: Action, wish: Wish = {}): Promise<void> {
    pending.abort()
    positions[state.location.key] = window.scrollY
    if (isOnPage(state.location, location)) return arrive(location, action, wish, {})
    update({ navigation: { state: 'loading', location }, revalidation: 'idle' })
    const next = await follow(location)
    if (typeof next === 'string') await lead(next, action, wish)
    else if (next) arrive(location, action, wish, next)
  }

  const asking = (href: string, signal: AbortSignal, onFailure?: () => void) => ({
    shown: state,
    matches: match(href),
    url: new URL(href, window.location.origin),
    context: getContext(onFailure),
    signal,
  })

  /** What the place shows, or the address it leads to; undefined when another wish came meanwhile. */
  async function follow({ pathname, search }: Location) {
    pending = new AbortController()
    const { signal } = pending
    const asked = asking(pathname + search, signal)
    const prepared = ahead.take(pathname + search)
    const answers = (await guard(asked)) ?? (await prepared) ?? (signal.aborted ? [] : await load(asked))
    return signal.aborted ? undefined : (redirectOf(answers) ?? complete(state, asked.matches, answers))
  }

  async function lead(href: string, action: Action, wish: Wish): Promise<void> {
    const location = locationOf(href)
    if (location) return go(location, action === 'REPLACE' ? action : 'PUSH', wish)
    window.location.assign(href)
  }

  function arrive(location: Location, action: Action, wish: Wish, next: Partial<RouterState>): void {
    const isFadedInto = [location, state.location].some(({ key }) => faded.has(key))
    const fades = action === 'POP' ? isFadedInto : wish.viewTransition === true
    if (fades) faded.add(location.key)
    write(location, action)
    const restoreScrollPosition = positions[location.key] ?? null
    const preventScrollReset = wish.preventScrollReset === true
    const place = { location, historyAction: action, restoreScrollPosition, preventScrollReset }
    update({ ...idle, ...place, ...next }, fades)
  }

  /** Goes to a page of the site by its address, or to one that starts with `?` or `#` from this one; a number goes through the history. */
  async function navigate(to: string | number, options: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') return history.go(to)
    const location = locationOf(hrefFrom(state.location, to), options.state)
    if (!location) return
    const action = options.replace ? 'REPLACE' : 'PUSH'
    if (gate.lets(location, action, () => void navigate(to, options))) await go(location, action, options)
  }

  /** Asks for the data of this page again. A page that is on its way already brings its own. */
  async function revalidate(): Promise<void> {
    if (state.navigation.state === 'loading') return
    pending.abort()
    update({ revalidation: 'loading' })
    const next = await follow(state.location)
    if (typeof next === 'string') await lead(next, 'REPLACE', {})
    else if (next) update({ ...next, revalidation: 'idle' })
  }

  /** Asks for what a page shows before the visitor does; not once he is on his way, there or elsewhere. */
  function prepare(href: string): void {
    const location = locationOf(href)
    if (location && state.navigation.state === 'idle' && createPath(location) !== createPath(state.location))
      ahead.prepare(location.pathname + location.search)
  }

  onPop((location, steps) => {
    // The browser has followed a link to a place on the page, and scrolled there.
    if (steps === 0 && isOnPage(state.location, location))
      return arrive(location, 'POP', {}, { restoreScrollPosition: false })
    if (gate.letsBack(location, steps)) void go(location, 'POP')
  })

  return {
    get state() {
      return state
    },
    listen(next: Listener) {
      listener = next
    },
    match,
    prepare,
    navigate,
    revalidate,
    gate,
    /** How far down each place was left, by its key. */
    positions,
  }
}

/** To a place on the page: nothing has to be asked for. A link to the page itself asks for it anew. */
const isOnPage = (from: Location, to: Location): boolean =>
  from.pathname === to.pathname && from.search === to.search && to.hash !== ''
