import { Icon } from '../../lib/icon.tsx'
import { ViewLink } from '../../lib/view-link.tsx'
import styles from './article.module.css'
import { PrintButton } from './print-button.tsx'
import { ShareButton } from './share-button.tsx'

/** Left of an article on wide screens: its kind in vertical letters, share, print, text size. */
export function ArticleRail({ label }: { label: string }) {
  return (
    <div className={`${styles.rail} sticky`}>
      <span className="vert" aria-hidden="true">
        {label}
      </span>
      <div className={styles.tools}>
        <ShareButton compact />
        <PrintButton compact />
        <ViewLink className="ib">
          <Icon name="text" />
        </ViewLink>
      </div>
    </div>
  )
}
