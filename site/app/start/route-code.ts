import type { ComponentType, PropsWithChildren } from 'react'
import {
  data,
  type LoaderFunction,
  type MiddlewareFunction,
  type ShouldRevalidateFunction,
} from 'react-router'
import type { Problem } from '../data/problem.ts'
import { loadDocument, navigationTarget } from './navigation.ts'

/** A row of the build's route table. */
export type RouteEntry = {
  id: string
  parentId?: string
  path?: string
  index?: true
  /** Address of its code, and of the styles that this code needs in addition to those of the root. */
  module: string
  css?: string[]
}

/** The path of a route whose id is its address; the table leaves it out then. */
export const pathOf = (id: string): string | undefined => /^(?:to:)?\/(.*)/.exec(id)?.[1]

/** What the file of a route exports, as far as the browser has it. */
export type RouteCode = {
  default?: ComponentType
  ErrorBoundary?: ComponentType
  Layout?: ComponentType<PropsWithChildren>
  clientLoader?: LoaderFunction
  clientMiddleware?: MiddlewareFunction[]
  shouldRevalidate?: ShouldRevalidateFunction
  meta?: unknown
}

const loaded: Record<string, RouteCode> = {}

/** The code of the routes that was loaded so far, by route id; the same object for as long as the document lives. */
export const loadedCode = (): Record<string, RouteCode> => loaded

/**
 * Loads the code and styles of a route once. When they cannot be loaded, what is returned instead makes the *target* a
 * document load: once per path within ten seconds, and whenever the code can be loaded again. Otherwise, and offline, it
 * fails with a 503 whose page offers a retry.
 */
export async function loadRouteCode({ id, module, css = [] }: RouteEntry): Promise<RouteCode> {
  const known = loaded[id]
  if (known) return known
  try {
    const [code] = await Promise.all([import(/* @vite-ignore */ module), ...css.map(loadStyles)])
    loaded[id] = code
    return code
  } catch {
    return { clientLoader: () => failedCode(module) }
  }
}

async function failedCode(module: string): Promise<never> {
  const target = navigationTarget()
  if (navigator.onLine && (mayReload(target.pathname) || (await canLoad(module)))) return loadDocument(target)
  throw data<Problem>({ message: 'A part of the page could not be loaded', part: true }, { status: 503 })
}

const loadingStyles = new Map<string, Promise<void>>()

/** Loads a style sheet unless the document has it; the order of layers makes it safe to add it while another page is shown. */
function loadStyles(href: string): Promise<void> {
  const loading = loadingStyles.get(href)
  if (loading || document.querySelector(`link[href="${href}"]`)) return loading ?? Promise.resolve()
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`Styles could not be loaded: ${href}`))
    }
  }).finally(() => loadingStyles.delete(href))
  loadingStyles.set(href, loaded)
  document.head.append(link)
  return loaded
}

const canLoad = (module: string): Promise<boolean> =>
  import(/* @vite-ignore */ module).then(
    () => true,
    () => false,
  )

const key = 'shanmen:reload'
const guardMs = 10_000

/** Expiry time in milliseconds by path. */
type Expiry = Record<string, number>
// Where session storage is blocked it lasts as long as the document.
let remembered: Expiry = {}

/**
 * True if a path may be loaded as a document because its code failed, and remembers that it was: once per path within
 * ten seconds. The record survives the load, so that A → B → A cannot repeat for ever.
 */
export function mayReload(path: string): boolean {
  const now = Date.now()
  const all = Object.entries({ ...remembered, ...stored() })
  const valid = Object.fromEntries(all.filter(([, expires]) => expires > now))
  const free = !(path in valid)
  if (free) valid[path] = now + guardMs
  remembered = valid
  try {
    sessionStorage.setItem(key, JSON.stringify(valid))
  } catch {
    // Blocked or full: the record lives in `remembered`.
  }
  return free
}

function stored(): Expiry {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(Object.entries(value).filter(([, expires]) => typeof expires === 'number'))
  } catch {
    return {}
  }
}
