import { data } from 'react-router'
import type { Problem } from '../data/problem.ts'
import { mayReload } from './reload-guard.ts'
import { isNavigating, loadDocument, navigationTarget } from './target.ts'

/**
 * Loads the code of a route; the build puts it in the place of the router's own function, which would load the page
 * again that the visitor wants to leave. Code that does not come makes the *target* a document load, once per path
 * within ten seconds; after that the page says so and offers a retry (R192–R194).
 */
export async function loadRouteModule(
  route: { id: string; module: string },
  loaded: Record<string, unknown>,
): Promise<unknown> {
  if (route.id in loaded) return loaded[route.id]
  try {
    const module: unknown = await import(/* @vite-ignore */ route.module)
    loaded[route.id] = module
    return module
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

// The router waits for ever for code that is refused; this is code that fails, which it shows in its error boundary.
const lost = { clientLoader: fail, default: fail }
