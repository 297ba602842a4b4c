import { type Language, languageOfPath, pathIn, pathWithoutLanguage } from '@shanmen/contract/languages.ts'
import { useLocation } from 'react-router'

/** The language of the page: its address decides, nothing else. */
export function useLanguage(): Language {
  return languageOfPath(useLocation().pathname)
}

/** The page's path without its language prefix, e.g. `/member/scenic`. */
export function usePath(): string {
  return pathWithoutLanguage(useLocation().pathname)
}

/**
 * The same page in another language: id, query and hash stay, but not a page number above 1 or a city. Each language
 * pages what is published in it, so the other one's list may be shorter, and its page 2 not there; and names its cities.
 */
export function inLanguage(
  language: Language,
  at: { pathname: string; search: string; hash: string },
): string {
  const search = language === languageOfPath(at.pathname) ? at.search : inBothLanguages(at.search)
  return pathIn(language, pathWithoutLanguage(at.pathname)) + search + at.hash
}

/** Leaves the rest of the query letter by letter as it is. */
function inBothLanguages(search: string): string {
  const rest = search
    .slice(1)
    .split('&')
    .filter((pair) => !/^(?:city=|page=(?!1$))/.test(pair))
  return rest.join('&') && `?${rest.join('&')}`
}
