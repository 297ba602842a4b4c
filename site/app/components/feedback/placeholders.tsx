import { emptyDrawing } from '@shanmen/brand/art/drawings.ts'
import { useEffect, useRef } from 'react'
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router'
import { isProblem } from '../../data/problem.ts'
import { plainQuery } from '../../data/query.ts'
import { useLanguage } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { focusHeading } from '../../lib/focus-heading.ts'
import { componentMessages } from '../../messages/components.ts'
import { shellMessages } from '../../messages/shell.ts'
import styles from './placeholders.module.css'
import skeleton from './skeleton.module.css'

/** `clear` is the address without filters. */
type EmptyProps = { clear?: string }

/** A list without items: a drawing and a sentence, with a link that clears the filters when they are the reason. */
export function Empty({ clear }: EmptyProps) {
  const t = componentMessages[useLanguage()]
  const filtered = plainQuery(useLocation().search) !== '' && clear
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 140 60" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
        <path d={emptyDrawing} />
      </svg>
      <p>{filtered ? t.noMatch : t.empty}</p>
      {filtered && (
        <LocalLink className="btn btn--g btn--s" to={filtered} preventScrollReset>
          {t.clearFilters}
        </LocalLink>
      )}
    </div>
  )
}

/** Placeholders of cards that are loading. */
export function Skeleton({ count = 6 }: { count?: number }) {
  const t = shellMessages[useLanguage()]
  return (
    <div className={`grid ${skeleton.skeleton}`} role="status">
      <span className="vh">{t.loading}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: these have no identity.
        <div key={index} aria-hidden="true">
          <div />
          <div />
          <div />
          <div />
        </div>
      ))}
    </div>
  )
}

/** Shown instead of a list that could not be loaded, with a button that loads the page's data again. */
export function RetryBlock() {
  const t = shellMessages[useLanguage()]
  const { said, loading, retry } = useRetry()
  return (
    <div className={styles.empty} role="alert">
      <p>{said}</p>
      <p>
        <button type="button" className="btn btn--g btn--s" aria-disabled={loading} onClick={retry}>
          {t.retry}
        </button>
      </p>
    </div>
  )
}

/**
 * For a page that failed: the message of its toast, and an action that loads the page's data
 * again, or the whole document when its code, or `part` of it, did not load. When the button disappears, the focus moves to the page's
 * heading, which screen readers announce.
 */
export function useRetry(part = false): { said: string; loading: boolean; retry: () => void } {
  const t = shellMessages[useLanguage()]
  const error = useRouteError()
  const problem = isRouteErrorResponse(error) && isProblem(error.data) ? error.data : undefined
  const { revalidate, state } = useRevalidator()
  const tried = useRef(false)
  useEffect(() => {
    return () => {
      if (tried.current && document.activeElement === document.body) focusHeading()
    }
  }, [])
  const loading = state === 'loading'
  const isBusy = isRouteErrorResponse(error) && error.status === 429
  const whole = part || problem?.part
  const retry = () => {
    if (whole) return location.reload()
    tried.current = true
    if (!loading) void revalidate()
  }
  const said = problem && !whole ? problem.message : t.failedText
  return { said: isBusy ? t.busyText : said, loading, retry }
}
