import { addresses, bareSections, movedAddresses } from '@shanmen/contract/addresses.ts'
import { type Language, languageCodes, languages } from '@shanmen/contract/languages.ts'
import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { isCall } from '../http/error-response.ts'

const languagePrefixes = languageCodes.map((language) => languages[language].prefix).filter(Boolean)

type Segment = { text: string; next: Map<string, Segment>; any?: Segment; end: boolean }
const segmentOf = (text: string): Segment => ({ text, next: new Map(), end: false })

/** All addresses as a tree of segments, found by their lower-case spelling. */
const known = segmentOf('')
for (const path of [
  ...Object.values(addresses),
  ...Object.keys(bareSections),
  ...Object.keys(movedAddresses),
]) {
  let at = known
  for (const text of path.split('/').filter(Boolean)) {
    if (text.startsWith(':')) {
      at.any ??= segmentOf('')
      at = at.any
    } else {
      const found: Segment = at.next.get(text.toLowerCase()) ?? segmentOf(text)
      at.next.set(text.toLowerCase(), found)
      at = found
    }
  }
  at.end = true
}

/**
 * The canonical spelling of a path: no trailing or doubled slash, language prefix and known segments as the tables write
 * them. Ids keep their case, and so do the segments of an unknown address.
 */
export function canonicalPath(path: string): string {
  const segments = path.split('/').filter(Boolean)
  const prefixes = segments.map(prefixSegment)
  const end = prefixes.indexOf(undefined)
  const prefix = prefixes.slice(0, end === -1 ? segments.length : end)
  const rest = segments.slice(prefix.length)
  return `/${[...prefix, ...(spelled(rest) ?? rest)].join('/')}`
}

/** The language segment that this one spells, such as `en`; undefined for any other. */
const prefixSegment = (segment: string): string | undefined =>
  languagePrefixes.find((prefix) => prefix === `/${decoded(segment).toLowerCase()}`)?.slice(1)

function spelled(segments: string[]): string[] | undefined {
  const texts: string[] = []
  let at: Segment | undefined = known
  for (const segment of segments) {
    const found: Segment | undefined = at.next.get(decoded(segment).toLowerCase())
    texts.push(found ? found.text : segment)
    at = found ?? at.any
    if (!at) return undefined
  }
  return at.end ? texts : undefined
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Redirects every other spelling of a page's address to the canonical one, with its query. */
export function canonicalAddresses(): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    if (isCall(pathname) || /^\/(?:assets|media|__manifest)\b|\.data$/.test(pathname)) return next()
    const path = canonicalPath(pathname)
    return path === pathname ? next() : c.redirect(path + search, 301)
  }
}

/**
 * On a domain with a language of its own, the start page alone redirects to that language; but not for visitors who chose another, or
 * who follow a link of the site to it: without script the language switch is such a link. Nothing is cached, since it depends on them.
 */
export function domainLanguage(
  byHost: ReadonlyMap<string, Language>,
  localeCookie: string,
): MiddlewareHandler {
  return async (c, next) => {
    const host = (c.req.header('Host') ?? '').toLowerCase()
    const language = byHost.get(host) ?? byHost.get(host.replace(/:\d+$/, ''))
    const prefix = language && languages[language].prefix
    if (c.req.path !== '/' || !prefix) return next()
    const chosen = getCookie(c, localeCookie)
    const isChosen = (chosen && chosen !== language) || c.req.header('Sec-Fetch-Site') === 'same-origin'
    if (isChosen) await next()
    c.header('Cache-Control', 'no-store')
    return isChosen ? undefined : c.redirect(prefix + new URL(c.req.url).search, 302)
  }
}
