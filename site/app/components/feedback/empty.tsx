import { useLanguage } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { parts } from '../../messages/components.ts'
import styles from './empty.module.css'

type Props = {
  /** Another text than 此处暂无内容. */
  text?: string
  /** Address without the filters that found nothing. */
  clear?: string
}

/** A list without items: a line-drawn hill and a sentence, with a way back when filters are the reason. */
export function Empty({ text, clear }: Props) {
  const words = parts[useLanguage()]
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 140 60" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
        <path d="M4 52C22 44 30 20 46 12c10 8 14 22 24 26 8-8 12-14 20-18 14 10 22 26 46 32" />
        <circle cx="112" cy="14" r="7" />
      </svg>
      <p>{text ?? (clear ? words.noMatch : words.empty)}</p>
      {clear && (
        <LocalLink className="btn btn--g btn--s" to={clear} preventScrollReset>
          {words.clearFilters}
        </LocalLink>
      )}
    </div>
  )
}
