import { type EntryContext, isRouteErrorResponse } from 'react-router'
import type { SiteSettings } from '../data/api.ts'
import { isProblem } from '../data/problem.ts'
import { type PageData, pageDataId } from './page-data.ts'

/**
 * Completes the rendered document: styles and what crawlers read into its head, icons, data and the loader script to the end of its body.
 * They are added as text because React must not know them: hydration passes over unknown elements of head and body,
 * and the browser bundle need not carry their text. No script in the page can be executed except the loader's file.
 */
export function completeDocument(
  html: string,
  parts: { style?: string; head?: string; end: string },
): string {
  const style = parts.style ? `<style>${parts.style}</style>` : ''
  const head = html.indexOf('</head>')
  const body = html.lastIndexOf('</body>')
  return `<!DOCTYPE html>${html.slice(0, head)}${parts.head ?? ''}${style}${html.slice(head, body)}${parts.end}${html.slice(body)}`
}

/** The page's data and the one script that reads it. */
export function startTags({ manifest, staticHandlerContext }: EntryContext, settings: SiteSettings): string {
  const { matches, loaderData, errors } = staticHandlerContext
  const modules: Record<string, string> = {}
  const imports = new Set<string>()
  for (const { route } of matches) {
    const entry = manifest.routes[route.id]
    if (!entry) continue
    modules[route.id] = entry.module
    for (const file of entry.imports ?? []) imports.add(file)
  }
  const data: PageData = {
    state: { loaderData, errors },
    manifest: manifest.url,
    modules,
    imports: [...imports],
    settings,
    hotReload: manifest.hmr?.runtime,
  }
  const { module: loader } = manifest.entry
  // Missing in development, where the file changes.
  const hash = typeof manifest.sri === 'object' ? manifest.sri[loader] : undefined
  const integrity = hash ? ` integrity="${hash}"` : ''
  return (
    `<script type="application/json" id="${pageDataId}">${escapeJson(JSON.stringify(data))}</script>` +
    `<script type="module" src="${loader}"${integrity} fetchpriority="low"></script>`
  )
}

/** JSON that can be text of a script element: no end tag, no comment, no line separators. */
export function escapeJson(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** The page's own data as plain JSON, without menu and shell; 404 for a page that does not exist, 503 while it cannot be loaded. */
export function payloadOf(status: number, { staticHandlerContext }: EntryContext): Response {
  const { matches, loaderData } = staticHandlerContext
  const data: unknown = loaderData[matches.at(-1)?.route.id ?? '']
  const headers = { 'Cache-Control': 'no-store' }
  if (status !== 200) return Response.json({ data: null }, { status: status === 503 ? 503 : 404, headers })
  return Response.json({ data })
}

/** A failure of the server itself is shown by the root alone: the bare number, without header and footer. */
export function asFatal(context: EntryContext): EntryContext {
  const { staticHandlerContext } = context
  return { ...context, staticHandlerContext: { ...staticHandlerContext, errors: { root: errorOf(context) } } }
}

const errorOf = ({ staticHandlerContext }: EntryContext): unknown =>
  Object.values(staticHandlerContext.errors ?? {})[0]

/** True for a client that accepts JSON and no page. */
export function wantsJson(request: Request): boolean {
  const accept = request.headers.get('Accept') ?? ''
  return accept.includes('application/json') && !accept.includes('text/html')
}

/** The error as JSON: number and text, no internals. */
export function errorAsJson(request: Request, status: number, context: EntryContext): Response {
  const error = errorOf(context)
  const data: unknown = isRouteErrorResponse(error) ? error.data : undefined
  const { pathname, search } = new URL(request.url)
  const path = pathname + search
  const statusMessage = isProblem(data) ? data.message : `Error ${status}`
  return Response.json({ url: path, statusCode: status, statusMessage, data: { path } }, { status })
}
