import { useLanguage } from '../language/language.ts'
import { frame } from '../messages/shell.ts'
import styles from './preview-bar.module.css'

/** Says on every page that what is seen is a draft. Leaving is a request of its own: it takes the cookie away. */
export function PreviewBar() {
  const words = frame[useLanguage()]
  return (
    <aside className={`${styles.bar} unprinted`} aria-label={words.preview}>
      <span>{words.preview}</span>
      <a href="/preview/end" rel="nofollow">
        {words.previewEnd}
      </a>
    </aside>
  )
}
