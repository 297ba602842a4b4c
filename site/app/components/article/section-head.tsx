import { LocalLink } from '../../language/local-link.tsx'
import styles from './section-head.module.css'

type Props = {
  title: string
  /** A short Latin caption above the title, in both languages. */
  eyebrow?: string
  more?: { to: string; label: string }
  /** For `aria-labelledby` of the section, and as the target of links within the page. */
  id?: string
}

/** Head of a section: eyebrow, `h2`, and the link to all of it. */
export function SectionHead({ title, eyebrow, more, id }: Props) {
  return (
    <div className={`${styles.head} rv`}>
      <div>
        {eyebrow && (
          <p className="eyebrow" lang="en">
            {eyebrow}
          </p>
        )}
        <h2 id={id}>{title}</h2>
      </div>
      {more && (
        <LocalLink className="more" to={more.to}>
          {more.label}
        </LocalLink>
      )}
    </div>
  )
}
