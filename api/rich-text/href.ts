import { type Language, pathIn, pathWithoutLanguage } from '@shanmen/contract/languages.ts'

// Browsers ignore control characters and some invisible ones inside a scheme: "java\tscript:" would run.
const invisible = /[\p{C}\p{Z}\p{DI}]/gu
const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

export type Link = { href: string; outside: boolean }

/**
 * The address of a link as it may leave the house: `/…` of this site in the reader's language, or http, https, mailto,
 * tel. Anything else is undefined and the link is shown as plain text (quality D.1, 1.2.2).
 */
export function safeLink(language: Language, value: unknown): Link | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.replace(invisible, '')
  if (text.startsWith('/')) return insideLink(language, text)
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  if (!schemes.has(url.protocol) || url.username || url.password) return undefined
  if (!text.toLowerCase().startsWith(url.protocol)) return undefined
  const outside = url.protocol === 'http:' || url.protocol === 'https:'
  // `https:evil.test` and `https:/evil.test` are repaired by browsers; an editor never means them.
  if (outside && !/^https?:\/\/[^/\\]/i.test(text)) return undefined
  return { href: url.href, outside }
}

function insideLink(language: Language, text: string): Link | undefined {
  if (/^\/[/\\]/.test(text) || text.includes('\\')) return undefined
  const origin = 'http://site.invalid'
  if (!URL.canParse(text, origin)) return undefined
  const url = new URL(text, origin)
  // Dot segments can leave a second slash at the front, which browsers read as another host.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined
  const path = url.pathname + url.search + url.hash
  if (path.startsWith('/media/')) return { href: path, outside: false }
  return { href: pathIn(language, pathWithoutLanguage(path)), outside: false }
}
