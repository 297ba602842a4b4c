import { createPath, type Location, resolvePath } from 'react-router'
import type { Action } from './state.ts'

/** What an entry of the browser's history keeps beside its address, in the library's names. */
type Kept = { usr?: unknown; key?: string; idx?: number } | null

const kept = (): Kept => window.history.state
const position = () => kept()?.idx ?? 0
let last = 0

/** Where the browser is. */
export function locationNow(): Location {
  const { pathname, search, hash } = window.location
  return { pathname, search, hash, state: kept()?.usr ?? null, key: kept()?.key ?? 'default' }
}

/** The address that a link on a page leads to: its own, or the page's with another query or another place on it. */
export const hrefFrom = (page: Pick<Location, 'pathname'>, to: string): string =>
  createPath(resolvePath(to, page.pathname))

/** The place with this address; undefined when it is on another site. */
export function locationOf(href: string, state: unknown = null): Location | undefined {
  const { origin, pathname, search, hash } = new URL(href, window.location.origin)
  if (origin !== window.location.origin) return undefined
  return { pathname, search, hash, state, key: newKey() }
}

/** Writes the place that is shown into the browser's history; one that came from there stands in it already. */
export function write(location: Location, action: Action): void {
  if (action === 'POP') return
  const { key, state: usr } = location
  if (action === 'PUSH') window.history.pushState({ usr, key, idx: ++last }, '', createPath(location))
  else window.history.replaceState({ usr, key, idx: last }, '', createPath(location))
}

const newKey = () => Math.random().toString(36).slice(2, 10)

/**
 * Listens to the visitor going back and forth; `steps` is how far, so that it can be taken back. An entry that the browser
 * has made by itself, for a link to a place on the page, gets what ours have: no steps, for nothing was gone through.
 */
export function onPop(listener: (location: Location, steps: number) => void): void {
  if (kept()?.idx === undefined) window.history.replaceState({ ...kept(), idx: 0 }, '')
  last = position()
  addEventListener('popstate', () => {
    if (kept() === null) {
      last += 1
      write({ ...locationNow(), key: newKey() }, 'REPLACE')
      return listener(locationNow(), 0)
    }
    const steps = position() - last
    last = position()
    listener(locationNow(), steps)
  })
}
