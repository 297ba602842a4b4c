import { addresses } from '@shanmen/contract/addresses.ts'
import { languages } from '@shanmen/contract/languages.ts'
import { useLocation } from 'react-router'
import type { Problem } from '../data/problem.ts'
import { inLanguage, useLanguage, usePath } from '../language/language.ts'
import { LocalLink } from '../language/local-link.tsx'
import { menuTarget } from '../lib/menu.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import { useTrail } from '../lib/use-trail.ts'
import { lostMessages } from '../messages/lost.ts'
import { pageTitle } from '../messages/pages.ts'
import { usePopularPages } from '../search/popular-pages.ts'
import { SearchForm } from '../search/search-form.tsx'
import { StatusArt } from './fatal-screen.tsx'
import styles from './status-pages.module.css'

export type NotFoundProps = { problem: Problem; status: number }

/**
 * The 404 page inside the shell: the search, which needs no script, and links to the home page, its section, its other
 * language if it exists there, and popular pages.
 */
export function NotFound({ problem, status }: NotFoundProps) {
  const language = useLanguage()
  const t = lostMessages[language]
  const { pathname, search, hash } = useLocation()
  const live = useHydrated()
  const path = usePath()
  const place = useTrail().findLast((item) => menuTarget(item) !== path)
  const shown = usePopularPages()
  return (
    <main id="main" className={styles.lost} data-hero="light">
      <title>{t.title}</title>
      <meta name="robots" content="noindex" />
      <StatusArt />
      <div className="wrap">
        <p className={styles.number}>{status}</p>
        <h1>{t.title}</h1>
        <p className="lead">{t.text}</p>
        <p className={styles.detail}>{t.address + addressIn(problem)}</p>
        <SearchForm label={t.search} />
        {shown.length > 0 && (
          <nav className={styles.popular} aria-labelledby="popular">
            <p id="popular">{t.popular}</p>
            <ul>
              {shown.map((name) => (
                <li key={name}>
                  <LocalLink to={addresses[name]}>{pageTitle(language, name)}</LocalLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="row">
          {problem.other && (
            <a
              className="btn"
              href={inLanguage(problem.other, { pathname, search, hash: live ? hash : '' })}
              hrefLang={languages[problem.other].tag}
            >
              {t.otherLanguage(problem.other)}
            </a>
          )}
          <LocalLink className="btn" to="/">
            {t.toHome}
          </LocalLink>
          {place && (
            <LocalLink className="btn" to={menuTarget(place)}>
              {t.toSection.replace('{section}', place.title)}
            </LocalLink>
          )}
        </div>
      </div>
    </main>
  )
}

/** The address in the text of the specification, `Page not found: {path}`, which programs read in English. */
const addressIn = ({ message }: Problem) => message.replace(/^[^:]*: /, '')
