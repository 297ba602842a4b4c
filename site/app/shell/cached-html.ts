import { createContext, type ReactNode, use } from 'react'

/** Rendered HTML of the shell by name. Only the server has any (`cached-html.server.tsx`). */
export type CachedHtml = ReadonlyMap<string, string>
export const CachedHtmlContext = createContext<CachedHtml | undefined>(undefined)

/** The content of an element: its cached HTML, else the equivalent `node`. */
export function useCachedHtml(name: string, part: ReactNode) {
  const html = use(CachedHtmlContext)?.get(name)
  return html === undefined ? { children: part } : { dangerouslySetInnerHTML: { __html: html } }
}
