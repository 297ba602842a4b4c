import { languageOfPath } from '@shanmen/contract/languages.ts'

const year = 31_536_000

/** The `Set-Cookie` value that stores a page's language (R6); undefined when the visitor has it already (R7). */
export function languageCookie(path: string, stored: string | undefined, https: boolean): string | undefined {
  const language = languageOfPath(path)
  if (stored === language) return undefined
  return `webLang=${language}; Path=/; Max-Age=${year}; SameSite=Lax${https ? '; Secure' : ''}`
}
