import { useRetry } from '../components/feedback/use-retry.ts'
import { fullTitle } from '../data/meta.ts'
import { useLanguage } from '../language/language.ts'
import { frame } from '../messages/shell.ts'
import { LostArt } from './status-art.tsx'
import styles from './status-pages.module.css'
import { useSiteName } from './use-site-name.ts'

/** The backend could not be reached: says so in place and offers another try. */
export function Failed() {
  const words = frame[useLanguage()]
  const name = useSiteName()
  const { said, loading, retry } = useRetry()
  // Not disabled while it works: a disabled button would lose the focus.
  return (
    <main id="main" className={styles.lost} data-hero="light">
      <title>{fullTitle(words.failedTitle, name)}</title>
      <LostArt />
      <div className="wrap">
        <h1>{words.failedTitle}</h1>
        <p className="lead">{said}</p>
        <p className="row">
          <button type="button" className="btn btn--p" aria-disabled={loading} onClick={retry}>
            {words.retry}
          </button>
        </p>
      </div>
    </main>
  )
}
