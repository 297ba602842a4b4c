import { data } from 'react-router'
import type { Problem } from '../data/problem.ts'
import type { RouteCode, RouteEntry } from './page-data.ts'
import { mayReload } from './reload-guard.ts'
import { loadDocument, navigationTarget } from './target.ts'

/** Loads the code of a route and adds it to what is loaded; in the place of code that does not come stands a lost part. */
export async function loadPart(
  { id, module }: RouteEntry,
  loaded: Record<string, RouteCode>,
): Promise<RouteCode> {
  const there = loaded[id]
  if (there) return there
  try {
    const code: RouteCode = await import(/* @vite-ignore */ module)
    loaded[id] = code
    return code
  } catch {
    return lostPart(module)
  }
}

/**
 * What the router keeps for code that did not come; it asks for none twice. Whoever goes there makes the *target* a
 * document load: once per path within ten seconds, and whenever the code can be had again. Otherwise, or when no
 * document can come either, the page says so and offers a retry (R192–R194).
 */
const lostPart = (module: string): RouteCode => ({
  clientLoader: async () => {
    const target = navigationTarget()
    if (navigator.onLine && (mayReload(target.pathname) || (await comes(module)))) return loadDocument(target)
    throw data<Problem>({ message: 'A part of the page could not be loaded', part: true }, { status: 503 })
  },
})

const comes = (module: string): Promise<boolean> =>
  import(/* @vite-ignore */ module).then(
    () => true,
    () => false,
  )
