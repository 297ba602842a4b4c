import { data } from 'react-router'
import type { Problem } from '../data/problem.ts'
import type { RouteCode, RouteEntry } from './page-data.ts'
import { mayReload } from './reload-guard.ts'
import { isNavigating, loadDocument, navigationTarget } from './target.ts'

/**
 * Loads the code of a route and adds it to what is loaded. Code that does not come makes the *target* a document load,
 * once per path within ten seconds; after that the page says so and offers a retry (R192–R194).
 */
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
    // Only looked at a link, or no document can come either: the page that is read must not be lost.
    if (!isNavigating() || !navigator.onLine) return lost
    const target = navigationTarget()
    if (mayReload(target.pathname)) return loadDocument(target)
    return lost
  }
}

const fail = () => {
  throw data<Problem>({ message: 'A part of the page could not be loaded', part: true }, { status: 503 })
}

// Code that fails, and not a refusal: the router shows it in its error boundary.
const lost: RouteCode = { clientLoader: fail, default: fail }
