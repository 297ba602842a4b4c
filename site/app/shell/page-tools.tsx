import { useGlobal } from '../data/global.ts'
import { useLanguage } from '../language/language.ts'
import { Icon } from '../lib/icon.tsx'
import { ViewLink } from '../lib/view-link.tsx'
import { frame } from '../messages/shell.ts'
import styles from './page-tools.module.css'
import { useScrolled } from './use-scrolled.ts'

/** Floating helpers of a long page: hotline, large text, back to the top. They appear once the page is scrolled. */
export function Tools() {
  const words = frame[useLanguage()]
  const phone = useGlobal()?.contact.phone
  return (
    <aside className={`${styles.tools} unprinted`} aria-label={words.tools} data-shown={useScrolled(500)}>
      {phone && (
        <a className="ib" href={`tel:${phone}`} aria-label={words.hotline} title={words.hotline}>
          <Icon name="phone" />
        </a>
      )}
      <ViewLink className="ib">
        <Icon name="text" />
      </ViewLink>
      <button type="button" className="ib" aria-label={words.top} title={words.top} onClick={toTop}>
        <Icon name="up" />
      </button>
    </aside>
  )
}

function toTop(): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}
