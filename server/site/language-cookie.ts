import { isLanguage, languageOfPath } from '@shanmen/contract/languages.ts'

const year = 31_536_000

/** What the language cookies of an answer depend on besides its path. */
export type Speaker = {
  /** The visitor's `webLang`. */
  stored: string | undefined
  /** `Sec-Fetch-Site`: where the link lies that he followed. */
  from: string | undefined
  https: boolean
}

/**
 * The `Set-Cookie` values that store a page's language (R6); none when the visitor has it already (R7). Who comes from a
 * page of this site in the other language has used the switch: his choice is stored too, as script would (R12, R17).
 */
export function languageCookies(
  path: string,
  { stored, from, https }: Speaker,
  localeCookie: string,
): string[] {
  const language = languageOfPath(path)
  if (stored === language) return []
  const isSwitch = from === 'same-origin' && isLanguage(stored)
  return ['webLang', ...(isSwitch ? [localeCookie] : [])].map(
    (name) => `${name}=${language}; Path=/; Max-Age=${year}; SameSite=Lax${https ? '; Secure' : ''}`,
  )
}
