import { languages } from '@shanmen/contract/languages.ts'
import { useLocation } from 'react-router'
import type { Problem } from '../data/problem.ts'
import { inLanguage, useLanguage, usePath } from '../language/language.ts'
import { LocalLink } from '../language/local-link.tsx'
import { menuTarget } from '../lib/menu.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import { useTrail } from '../lib/use-trail.ts'
import { frame } from '../messages/shell.ts'
import { LostArt } from './status-art.tsx'
import styles from './status-pages.module.css'

type Props = { problem: Problem; status: number }

/** The page that is not there, inside the frame, with ways on: home, its section, its other language if it exists there. */
export function NotFound({ problem, status }: Props) {
  const words = frame[useLanguage()]
  const { pathname, search, hash } = useLocation()
  const live = useHydrated()
  const path = usePath()
  const place = useTrail().findLast((item) => menuTarget(item) !== path)
  return (
    <main id="main" className={styles.lost} data-hero="light">
      <title>{words.lostTitle}</title>
      <meta name="robots" content="noindex" />
      <LostArt />
      <div className="wrap">
        <p className={styles.number}>{status}</p>
        <h1>{words.lostTitle}</h1>
        <p className="lead">{words.lostText}</p>
        <p className={styles.detail}>{problem.message}</p>
        <div className="row">
          <LocalLink className="btn btn--p" to="/">
            {words.toHome}
          </LocalLink>
          {problem.other && (
            <a
              className="btn"
              href={inLanguage(problem.other, { pathname, search, hash: live ? hash : '' })}
              hrefLang={languages[problem.other].tag}
            >
              {words.otherLanguage}
            </a>
          )}
          {place && (
            <LocalLink className="btn" to={menuTarget(place)}>
              {words.toSection.replace('{section}', place.title)}
            </LocalLink>
          )}
        </div>
      </div>
    </main>
  )
}
