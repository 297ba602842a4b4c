import art from '@shanmen/brand/art/status-art.avif'
import artWebp from '@shanmen/brand/art/status-art.webp'
import { useLanguage } from '../language/language.ts'
import { Icon } from '../lib/icon.tsx'
import { shellMessages } from '../messages/shell.ts'
import styles from './status-pages.module.css'

/** The error screen of the whole site: visibly the status number and nothing else; the icon below it reloads the page. */
export function FatalScreen({ status }: { status: number }) {
  return (
    <main id="main" className={styles.lost}>
      <title>{String(status)}</title>
      <StatusArt />
      <div className="wrap">
        <h1 className={styles.number}>{status}</h1>
        <p className="row">
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this very page, and needs no script. */}
          <a className="btn" href="" aria-label={shellMessages[useLanguage()].retry}>
            <Icon name="reload" />
          </a>
        </p>
      </div>
    </main>
  )
}

/** The picture behind error pages. */
export function StatusArt() {
  return (
    <picture className={styles.art}>
      <source type="image/avif" srcSet={art} />
      <img src={artWebp} width="1600" height="1000" alt="" fetchPriority="high" />
    </picture>
  )
}
