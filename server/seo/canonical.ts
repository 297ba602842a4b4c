import { addresses, bareSections, movedAddresses } from '@shanmen/contract/addresses.ts'
import type { MiddlewareHandler } from 'hono'
import { isCall } from '../http/error-response.ts'

type Step = { word: string; next: Map<string, Step>; any?: Step; end: boolean }
const step = (word: string): Step => ({ word, next: new Map(), end: false })

/** All known addresses as a tree of segments, found by their lower-case spelling. */
const known = step('')
for (const path of [
  ...Object.values(addresses),
  ...Object.keys(bareSections),
  ...Object.keys(movedAddresses),
]) {
  let at = known
  for (const word of path.split('/').filter(Boolean)) {
    if (word.startsWith(':')) {
      at.any ??= step('')
      at = at.any
    } else {
      const found: Step = at.next.get(word.toLowerCase()) ?? step(word)
      at.next.set(word.toLowerCase(), found)
      at = found
    }
  }
  at.end = true
}

/**
 * The one spelling of a path (R20): no trailing or doubled slash, `en` and the known words as they are written in
 * the address table. Ids keep their case, and what is no address at all keeps its words.
 */
export function canonicalPath(path: string): string {
  const segments = path.split('/').filter(Boolean)
  const language = segments.findIndex((segment) => decoded(segment).toLowerCase() !== 'en')
  const prefix = segments.slice(0, language === -1 ? segments.length : language).map(() => 'en')
  const words = spelled(segments.slice(prefix.length)) ?? segments.slice(prefix.length)
  return `/${[...prefix, ...words].join('/')}`
}

function spelled(segments: string[]): string[] | undefined {
  const words: string[] = []
  let at: Step | undefined = known
  for (const segment of segments) {
    const found: Step | undefined = at.next.get(decoded(segment).toLowerCase())
    words.push(found ? found.word : segment)
    at = found ?? at.any
    if (!at) return undefined
  }
  return at.end ? words : undefined
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Sends every other spelling of a page's address to the one it has, with its query. */
export function canonicalAddresses(): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    if (isCall(pathname) || /^\/(?:assets|media|__manifest)\b|\.data$/.test(pathname)) return next()
    const path = canonicalPath(pathname)
    return path === pathname ? next() : c.redirect(path + search, 301)
  }
}
