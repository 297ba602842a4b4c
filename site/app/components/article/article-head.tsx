import type { ReactNode } from 'react'
import { Balanced } from '../../lib/balanced.tsx'
import styles from './article.module.css'

type Props = {
  title: string
  /** Above the title: the kind of article, tags, a status. */
  above?: ReactNode
  /** Below it: a row of `<span>`s with date, source, place. */
  children?: ReactNode
}

/** Head of a detail page with its `h1`. */
export function ArticleHead({ title, above, children }: Props) {
  return (
    <header className={styles.head}>
      {above && <div className={styles.above}>{above}</div>}
      <h1>
        <Balanced text={title} />
      </h1>
      {children && <p className="meta">{children}</p>}
    </header>
  )
}
