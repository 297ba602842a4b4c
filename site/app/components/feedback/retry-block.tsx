import { useLanguage } from '../../language/language.ts'
import { frame } from '../../messages/shell.ts'
import styles from './empty.module.css'
import { useRetry } from './use-retry.ts'

/** In place of a part that could not be loaded: says so and loads the page's data again. */
export function RetryBlock() {
  const words = frame[useLanguage()]
  const { said, loading, retry } = useRetry()
  return (
    <div className={styles.empty} role="alert">
      <p>{said}</p>
      <p>
        <button type="button" className="btn btn--g btn--s" aria-disabled={loading} onClick={retry}>
          {words.retry}
        </button>
      </p>
    </div>
  )
}
