import { matchPath } from '@shanmen/api/dispatch.ts'
import { addresses } from '@shanmen/contract/addresses.ts'
import { pathWithoutLanguage } from '@shanmen/contract/languages.ts'
import { schemas } from '@shanmen/contract/schemas.ts'
import type { View } from '@shanmen/site/app/data/contexts.ts'
import { plainQuery } from '@shanmen/site/app/data/query.ts'
import { payloadPage } from '../site/payload.ts'

/** What an answer is kept under, and the one spelling of the address it is made for. */
export type Address = { key: string; path: string; search: string; view: View }

const elder = /(?:^|;\s*)view=elder\s*(?:;|$)/
const previewCookie = /(?:^|;\s*)(?:__(?:Host|Secure)-)?preview/i
const previewQuery = /[?&](?:preview|view=)/i

/** The reading profile of a visitor, from his cookies. */
export const viewOf = (cookie: string | undefined): View =>
  cookie !== undefined && elder.test(cookie) ? 'elder' : 'normal'

/**
 * True for a request that is answered for its sender alone: one that brings a preview (any cookie or query name that
 * begins with `preview`), credentials, or a wish for another view. It is neither stored nor answered from the store.
 */
export const isPersonal = (
  url: string,
  cookie: string | undefined,
  authorization: string | undefined,
): boolean =>
  authorization !== undefined ||
  (cookie !== undefined && previewCookie.test(cookie)) ||
  (url.includes('?') && previewQuery.test(url))

/** The key of an address that is spelled as it is kept. The large-text page is another one. */
export const keyOf = (url: string, view: View): string => (view === 'elder' ? `elder ${url}` : url)
/** The address that a page's key was made of. */
export function fromKey(key: string): Address {
  const url = isElder(key) ? key.slice('elder '.length) : key
  const [path = '', query] = url.split('?')
  return {
    key,
    path,
    search: query === undefined ? '' : `?${query}`,
    view: isElder(key) ? 'elder' : 'normal',
  }
}

const items = Object.values(addresses)
  .filter((address) => address.includes('/:'))
  .map((address) => `${address.slice(0, address.indexOf(':'))}`)

/**
 * True for the address of one item, be it a page, its data or its call: an item can be withdrawn, a list cannot. A feed
 * counts among them, because it carries whole items.
 */
export function showsOne(key: string): boolean {
  const { path, search } = fromKey(key)
  if (path.startsWith('/backends/')) return new URLSearchParams(search).has('id')
  const page = pathWithoutLanguage(path)
  return page.startsWith('/feed/') || items.some((list) => page.startsWith(list) && page.length > list.length)
}

export const isElder = (key: string): boolean => key.startsWith('elder ')

/**
 * Where a page, or the file of a page's data, is kept: its query reduced to the names that pages read, each once and in
 * one order. Undefined for what is not kept: another spelling of the same path, a file of another build.
 */
export function pageAddress(path: string, search: string, view: View, build: string): Address | undefined {
  if (!isPlain(path)) return undefined
  if (payloadPage(path))
    return search === `?${build}` ? { key: path + search, path, search, view: 'normal' } : undefined
  const query = plainQuery(search)
  // The framework's own form of a page's data: a name that pages do not read chooses parts of it.
  if (path.endsWith('.data') && query !== search) return undefined
  return { key: keyOf(path + query, view), path, search: query, view }
}

/** The same address with all that was asked, for the answers that hold it. */
export const withQuery = ({ path, view }: Address, search: string): Address => ({
  key: keyOf(path + search, view),
  path,
  search,
  view,
})

/** Where the answer of a GET call is kept; undefined for what is no call, or names a value twice. */
export function callAddress(path: string, search: string): string | undefined {
  const match = matchPath(path.slice('/backends'.length))
  const name = match?.byMethod.get('GET')
  if (!name) return undefined
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const key of Object.keys(schemas[name].input.shape)) {
    const [value, another] = given.getAll(key)
    if (another !== undefined) return undefined
    if (value) kept.set(key, value)
  }
  return kept.size === 0 ? path : `${path}?${kept}`
}

/** One spelling per path: three ways to encode each letter would be three keys for it. */
function isPlain(path: string): boolean {
  const plain = (segment: string) => encodeURIComponent(decodeURIComponent(segment)) === segment
  try {
    return path.split('/').every(plain)
  } catch {
    return false
  }
}
