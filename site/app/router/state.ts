import type { Blocker, Location, Params, RouteObject } from 'react-router'

/** A route's place and work. `lazy` brings its work when the code is not there yet. */
export type Route = RouteObject & { id: string }
export type Match = { route: Route; params: Params; pathname: string }

/** How the visitor came: by a link, to a place that stands in for the one before, or through the browser's history. */
export type Action = 'PUSH' | 'REPLACE' | 'POP'

/** What the page on the screen is made of. */
export type Shown = {
  location: Location
  historyAction: Action
  matches: Match[]
  loaderData: Record<string, unknown>
  errors: Record<string, unknown> | null
  /** Where the page was left; false when nothing is to move, null when it is shown for the first time. */
  restoreScrollPosition: number | false | null
  preventScrollReset: boolean
}

/** The routes that stand on the page: where one has failed, nothing below it. */
export function standing({ matches, errors }: Shown): { routes: Match[]; failed: number } {
  const failed = errors ? matches.findIndex(({ route }) => route.id in errors) : -1
  return { routes: failed < 0 ? matches : matches.slice(0, failed + 1), failed }
}

/** What goes on while that page stands. */
export type UnderWay = {
  navigation: { state: 'idle'; location?: undefined } | { state: 'loading'; location: Location }
  revalidation: 'idle' | 'loading'
  blocker: Blocker
}

export type RouterState = Shown & UnderWay

export const unblocked: Blocker = {
  state: 'unblocked',
  location: undefined,
  proceed: undefined,
  reset: undefined,
}
export const idle: UnderWay = { navigation: { state: 'idle' }, revalidation: 'idle', blocker: unblocked }
