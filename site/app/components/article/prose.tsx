import styles from './prose.module.css'
import { RichText } from './rich-text.tsx'

type Props = {
  /** HTML of the API: allow-listed there, headings from h2. Empty renders nothing. */
  html: string
  /** First paragraph in larger serif: an article's summary. */
  dek?: string
}

/** Long text: articles, introductions, duties of a job. */
export function Prose({ html, dek }: Props) {
  return (
    <>
      {dek && <p className={`${styles.prose} ${styles.dek}`}>{dek}</p>}
      {html && <RichText className={styles.prose} html={html} />}
    </>
  )
}
