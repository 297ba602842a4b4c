import { createContext, type ReactNode, use } from 'react'

/** Rendered HTML of the shell by name. Only the server has any (`cached-html.server.tsx`). */
export type KeptParts = ReadonlyMap<string, string>
export const KeptPartsContext = createContext<KeptParts | undefined>(undefined)

/** The content of an element: its cached HTML, else the equivalent `node`. */
export function useKeptPart(name: string, part: ReactNode) {
  const html = use(KeptPartsContext)?.get(name)
  return html === undefined ? { children: part } : { dangerouslySetInnerHTML: { __html: html } }
}
