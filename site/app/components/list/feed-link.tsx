import { feedFormats, feedOfPath, feedPath } from '@shanmen/contract/feeds.ts'
import { pathIn } from '@shanmen/contract/languages.ts'
import { useLanguage, usePath } from '../../language/language.ts'
import { useTrail } from '../../lib/use-trail.ts'
import { fillIn, parts } from '../../messages/components.ts'
import styles from './pagination.module.css'

/** Below a list, in the manner of the links to its pages: the feed of its section. */
export function FeedLink() {
  const language = useLanguage()
  const name = feedOfPath(usePath())
  const [section] = useTrail()
  if (!name || !section) return null
  return (
    <p className={`${styles.pages} unprinted`}>
      <a href={pathIn(language, feedPath(name, 'rss'))} type={feedFormats.rss.type}>
        {fillIn(parts[language].subscribe, section.title)}
      </a>
    </p>
  )
}
