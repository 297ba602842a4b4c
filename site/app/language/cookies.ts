import { isLanguage, type Language } from '@shanmen/contract/languages.ts'

const year = 365 * 24 * 60 * 60
const name = 'webLang'

/** The language stored in `webLang`; undefined without the cookie or with any other value. */
export function storedLanguage(): Language | undefined {
  const value = document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
  return isLanguage(value) ? value : undefined
}

/** Stores the language of the page, only when it differs. */
export function storeLanguage(language: Language): void {
  if (storedLanguage() !== language) write(name, language)
}

/** Remembers the language chosen by hand: 365 days, path /, same-site lax. */
export function storeChoice(cookie: string, language: Language): void {
  write(cookie, language)
}

function write(cookie: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari.
  document.cookie = `${cookie}=${value}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
}
