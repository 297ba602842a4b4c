import { addresses } from '@shanmen/contract/addresses.ts'
import { type Language, languageCodes, languages } from '@shanmen/contract/languages.ts'
import { useLocation, useMatches } from 'react-router'
import { useShell } from '../data/global.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import { useSearch } from '../lib/use-search.ts'
import { shellMessages } from '../messages/shell.ts'
import { storeChoice } from './cookies.ts'
import { inLanguage, useLanguage } from './language.ts'
import styles from './language-switch.module.css'
import { RouterLink } from './local-link.tsx'

/**
 * Real links to this very page in each language; until React takes over, `entry.client.tsx` adds what
 * the server could not know. Where an item is not published in the other language, its link says so and leads to the
 * list there: a link to a page that is missing would serve no reader and no crawler.
 */
export function LanguageSwitch() {
  const current = useLanguage()
  const { pathname, hash } = useLocation()
  const search = useSearch()
  // The server never sees the hash, so the first rendering has none either.
  const live = useHydrated()
  const isPublished = usePublished()
  const cookie = useShell()?.settings.localeCookie
  return (
    <ul className={styles.switch} aria-label={shellMessages[current].language}>
      {languageCodes.map((code) => (
        <li key={code}>
          <RouterLink
            to={inLanguage(code, {
              pathname: isPublished(code) ? pathname : listOf(pathname),
              search,
              hash: live ? hash : '',
            })}
            lang="en"
            hrefLang={languages[code].tag}
            aria-current={code === current ? 'true' : undefined}
            title={isPublished(code) ? undefined : shellMessages[current].untranslated(code)}
            onClick={() => cookie && storeChoice(cookie, code)}
          >
            {languages[code].label}
            {!isPublished(code) && (
              <span className="vh" lang={languages[current].tag}>
                {shellMessages[current].untranslated(code)}
              </span>
            )}
          </RouterLink>
        </li>
      ))}
    </ul>
  )
}

const textPage = new RegExp(`${addresses.reportText.replace(':id', '[^/]+')}$`)

/** The list of an item; the text of a report is below the report, which may be missing too. */
const listOf = (pathname: string) =>
  pathname.replace(textPage, addresses.reportDetail).replace(/\/[^/]*$/, '')

/** Whether what the page shows is published in a language; a page whose loader names no `languages` is in all. */
function usePublished(): (language: Language) => boolean {
  const named = useMatches().flatMap(({ loaderData }) => languagesOf(loaderData))
  return (language) => named.length === 0 || named.includes(languages[language].id)
}

const languagesOf = (data: unknown): unknown[] =>
  typeof data === 'object' && data !== null && 'languages' in data && Array.isArray(data.languages)
    ? data.languages
    : []
