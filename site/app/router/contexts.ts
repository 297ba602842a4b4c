import { createContext, use } from 'react'
import type { BrowserRouter } from './browser-router.ts'
import type { Match, Shown, UnderWay } from './state.ts'

// Apart, so that a page is not rendered anew when only something is on its way.
export const RouterContext = createContext<BrowserRouter | null>(null)
export const ShownContext = createContext<Shown | null>(null)
export const UnderWayContext = createContext<UnderWay | null>(null)

/** A route on the page: what stands inside it, and an error that its boundary shows. */
export type Level = { match: Match; outlet: React.ReactNode; error?: unknown }
export const LevelContext = createContext<Level | null>(null)

export const useRouter = () => there(use(RouterContext))
export const useShown = () => there(use(ShownContext))
export const useUnderWay = () => there(use(UnderWayContext))
export const useLevel = () => there(use(LevelContext))

function there<T>(value: T | null): T {
  if (value === null) throw new Error('Only inside the router.')
  return value
}
