import { useLanguage } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { parts } from '../../messages/components.ts'
import styles from './dated-list.module.css'
import { Day } from './day.tsx'

export type DatedItem = { id: string; title: string; summary?: string; publishedAt: string }

type Props<Item extends DatedItem> = {
  items: readonly Item[]
  toItem: (item: Item) => string
  /** Titles only, in a narrow column. */
  compact?: boolean
}

/** Rows of date and title, one link each. */
export function DatedList<Item extends DatedItem>({ items, toItem, compact = false }: Props<Item>) {
  const words = parts[useLanguage()]
  return (
    <ul className={compact ? `${styles.list} ${styles.compact}` : styles.list}>
      {items.map((item) => (
        <li key={item.id}>
          <LocalLink className={styles.row} to={toItem(item)}>
            <Day at={item.publishedAt} />
            <div>
              <h3>{item.title}</h3>
              {!compact && item.summary && <p>{item.summary}</p>}
            </div>
            {!compact && (
              <span className="more" aria-hidden="true">
                {words.details}
              </span>
            )}
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}
