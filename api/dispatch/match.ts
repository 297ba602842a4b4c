import { type CallName, callNames, calls } from '@shanmen/contract/calls.ts'

type Method = 'GET' | 'POST'
/** A path of the call table with the calls it has; `languageId` where the path carries one. */
export type Match = { byMethod: Partial<Record<Method, CallName>>; languageId?: string }

const suffix = '/{languageId}'

/** Calls by path without its language id; those with and those without one never share a key. */
const table = new Map<string, Partial<Record<Method, CallName>>>()
for (const name of callNames) {
  const { method, path } = calls[name]
  table.set(path, { ...table.get(path), [method]: name })
}

/** Finds the calls of a path such as `/api/menu/1` or `/api/scenic`; undefined when there is none (R212). */
export function matchPath(path: string): Match | undefined {
  const plain = table.get(path)
  if (plain) return { byMethod: plain }
  const cut = path.lastIndexOf('/')
  const byMethod = table.get(path.slice(0, cut) + suffix)
  const languageId = path.slice(cut + 1)
  return byMethod && languageId ? { byMethod, languageId } : undefined
}

/** What the `Allow` header of a refused method says (R213). */
export const allowed = ({ byMethod }: Match): string =>
  [byMethod.GET && 'GET, HEAD', byMethod.POST && 'POST'].filter(Boolean).join(', ')
