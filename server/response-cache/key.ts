import { matchPath } from '@shanmen/api/dispatch.ts'
import { addresses } from '@shanmen/contract/addresses.ts'
import { pathWithoutLanguage } from '@shanmen/contract/languages.ts'
import { schemas } from '@shanmen/contract/schemas.ts'
import type { View } from '@shanmen/site/app/data/api.ts'
import { plainQuery } from '@shanmen/site/app/data/query.ts'

/** The cache key of a page, and the normalized address that it is rendered for. */
export type Address = { key: string; path: string; search: string; view: View }

const elderCookie = /(?:^|;\s*)view=elder\s*(?:;|$)/
const previewCookie = /(?:^|;\s*)(?:__(?:Host|Secure)-)?preview/i
const previewQuery = /[?&](?:preview|view=)/i
const elderPrefix = 'elder '

/** The reading profile that a client's cookies choose. */
export const viewOf = (cookie: string | undefined): View =>
  cookie !== undefined && elderCookie.test(cookie) ? 'elder' : 'normal'

/**
 * True for a request whose response is for its sender only: it carries a preview (a cookie or query name that begins
 * with `preview`), credentials, or asks for another view. It is neither cached nor served from the cache.
 */
export const isPersonal = (
  url: string,
  cookie: string | undefined,
  authorization: string | undefined,
): boolean =>
  authorization !== undefined ||
  (cookie !== undefined && previewCookie.test(cookie)) ||
  (url.includes('?') && previewQuery.test(url))

/** The key of a normalized address. The large-text page has a key of its own. */
export const pageKey = (url: string, view: View): string => (view === 'elder' ? elderPrefix + url : url)

export const isElder = (key: string): boolean => key.startsWith(elderPrefix)

/** The address that a page's key was built from. */
export function addressOfKey(key: string): Address {
  const url = isElder(key) ? key.slice(elderPrefix.length) : key
  const [path = '', query] = url.split('?')
  const search = query === undefined ? '' : `?${query}`
  return { key, path, search, view: isElder(key) ? 'elder' : 'normal' }
}

const itemPrefixes = Object.values(addresses)
  .filter((address) => address.includes('/:'))
  .map((address) => address.slice(0, address.indexOf(':')))

/**
 * True for the address of one item (page, payload or call): an item can be withdrawn, a list cannot. A feed counts as
 * one, because it carries whole items.
 */
export function showsItem(key: string): boolean {
  const { path, search } = addressOfKey(key)
  if (path.startsWith('/backends/')) return new URLSearchParams(search).has('id')
  const page = pathWithoutLanguage(path)
  return (
    page.startsWith('/feed/') ||
    itemPrefixes.some((prefix) => page.startsWith(prefix) && page.length > prefix.length)
  )
}

const payloadFile = '/_payload.json'

/** The page of a payload file (`/member/welfare/_payload.json` → `/member/welfare`); undefined for other paths. */
export function payloadPage(path: string): string | undefined {
  return path.endsWith(payloadFile) ? path.slice(0, -payloadFile.length) || '/' : undefined
}

/**
 * Where a page or its payload is cached: the query is reduced to the names that pages read, each once and in one order.
 * Undefined for what is not cached: another spelling of the same path, or a payload of another build.
 */
export function pageAddress(path: string, search: string, view: View, build: string): Address | undefined {
  if (!hasOneSpelling(path)) return undefined
  if (payloadPage(path))
    return search === `?${build}` ? { key: path + search, path, search, view: 'normal' } : undefined
  const query = plainQuery(search)
  // The router's own data file: query names that pages do not read choose which routes are in it.
  if (path.endsWith('.data') && query !== search) return undefined
  return { key: pageKey(path + query, view), path, search: query, view }
}

/** The same address with the complete query, for responses that contain it. */
export const withQuery = ({ path, view }: Address, search: string): Address => ({
  ...{ key: pageKey(path + search, view), path, search, view },
})

/**
 * The key of a file of an item, which is no page's: who asks for the page of this address must not get the empty answer that there is
 * no such file. With a query, and so not copied to disk: nothing would remove the copy of an item that is withdrawn.
 */
export const fileKey = (path: string): string | undefined =>
  hasOneSpelling(path) ? `${path}?#file` : undefined

/** The key of a GET call; undefined for what is no call, or names a value twice. */
export function callKey(path: string, search: string): string | undefined {
  const name = matchPath(path.slice('/backends'.length))?.byMethod.get('GET')
  if (!name) return undefined
  const query = new URLSearchParams(search)
  const known = new URLSearchParams()
  for (const key of Object.keys(schemas[name].input.shape)) {
    const [value, second] = query.getAll(key)
    if (second !== undefined) return undefined
    if (value) known.set(key, value)
  }
  return known.size === 0 ? path : `${path}?${known}`
}

/** False for a path that is percent-encoded in another way: each spelling would be another key. */
function hasOneSpelling(path: string): boolean {
  try {
    return path.split('/').every((segment) => encodeURIComponent(decodeURIComponent(segment)) === segment)
  } catch {
    return false
  }
}
