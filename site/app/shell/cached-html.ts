import { createContext, type ReactNode, use } from 'react'

/** Parts of the frame as they were written before, by name. Only the server has any (`kept-parts.server.tsx`). */
export type KeptParts = ReadonlyMap<string, string>
export const KeptPartsContext = createContext<KeptParts | undefined>(undefined)

/** What stands in an element: its HTML where it is kept, else `part`, which says the same. */
export function useKeptPart(name: string, part: ReactNode) {
  const html = use(KeptPartsContext)?.get(name)
  return html === undefined ? { children: part } : { dangerouslySetInnerHTML: { __html: html } }
}
