import type { EntryContext } from 'react-router'
import type { SiteSettings } from '../data/contexts.ts'
import { type PageData, pageDataId } from './page-data.ts'

/**
 * Completes the rendered document: styles into its head, icons, data and the starter to the end of its body.
 * They are added as text because React must not know them: hydration passes over strange elements of head and body,
 * and the browser bundle need not carry their text. No script in the page can be executed except the starter's file.
 */
export function completeDocument(html: string, parts: { style?: string; end: string }): string {
  const style = parts.style ? `<style>${parts.style}</style>` : ''
  const head = html.indexOf('</head>')
  const body = html.lastIndexOf('</body>')
  return `<!DOCTYPE html>${html.slice(0, head)}${style}${html.slice(head, body)}${parts.end}${html.slice(body)}`
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
  return (
    `<script type="application/json" id="${pageDataId}">${escapeJson(JSON.stringify(data))}</script>` +
    `<script type="module" src="${manifest.entry.module}" fetchpriority="low"></script>`
  )
}

/** JSON that can stand inside a script element: no end tag, no comment, no line separators. */
export function escapeJson(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
