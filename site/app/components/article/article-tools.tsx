import { useLanguage } from '../../language/language.ts'
import { Icon } from '../../lib/icon.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { ViewLink } from '../../lib/view-link.tsx'
import { componentMessages } from '../../messages/components.ts'
import { show } from '../feedback/toast-store.ts'
import styles from './article.module.css'

/** Left of an article on wide screens: its kind in vertical letters, text size, share, print. */
export function ArticleRail({ label }: { label: string }) {
  return (
    <div className={`${styles.rail} sticky`}>
      <span className="vert" aria-hidden="true">
        {label}
      </span>
      <div className={styles.tools}>
        <ViewLink className="ib">
          <Icon name="text" />
        </ViewLink>
        {/* They come with script, and below what is there already. */}
        <ShareButton compact />
        <PrintButton compact />
      </div>
    </div>
  )
}

/** Share and print, below a text. */
export function ArticleTools() {
  return (
    <p className={`row unprinted ${styles.bodyTools}`}>
      <ShareButton />
      <PrintButton />
    </p>
  )
}

/** Shares the page through the device, or copies its address. `compact` shows the icon only. */
export function ShareButton({ compact = false }: { compact?: boolean }) {
  const t = componentMessages[useLanguage()]
  if (!useHydrated()) return null
  const share = async () => {
    try {
      if (navigator.share) await navigator.share({ title: document.title, url: location.href })
      else {
        await navigator.clipboard.writeText(location.href)
        show('success', t.copied)
      }
    } catch (error) {
      // Closing the device's share sheet is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) show('warning', t.notCopied)
    }
  }
  return (
    <button
      type="button"
      className={compact ? 'ib' : 'btn btn--g btn--s'}
      aria-label={compact ? t.share : undefined}
      onClick={share}
    >
      <Icon name="share" />
      {!compact && t.share}
    </button>
  )
}

/** Prints the page. `compact` shows the icon only. */
export function PrintButton({ compact = false }: { compact?: boolean }) {
  const t = componentMessages[useLanguage()]
  if (!useHydrated()) return null
  return (
    <button
      type="button"
      className={compact ? 'ib' : 'btn btn--g btn--s'}
      aria-label={compact ? t.print : undefined}
      onClick={() => window.print()}
    >
      <Icon name="print" />
      {!compact && t.print}
    </button>
  )
}
