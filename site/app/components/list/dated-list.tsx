import type { Card } from '@shanmen/contract/types.ts'
import { useLanguage } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { dateParts, showMonth } from '../../lib/dates.ts'
import { componentMessages } from '../../messages/components.ts'
import { Picture } from '../media/picture.tsx'
import styles from './dated-list.module.css'

type DatedItem = { id: string; title: string; summary?: string; publishedAt: string }

type DatedListProps<Item extends DatedItem> = {
  items: readonly Item[]
  toItem: (item: Item) => string
  /** Titles only, in a narrow column. */
  compact?: boolean
}

/** Rows of date and title, one link each. */
export function DatedList<Item extends DatedItem>({ items, toItem, compact = false }: DatedListProps<Item>) {
  const t = componentMessages[useLanguage()]
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
                {t.details}
              </span>
            )}
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}

type PictureListProps = { items: readonly Card[]; toItem: (item: Card) => string }

/** Rows of picture, title and date, one link each: party activities, training updates. */
export function PictureList({ items, toItem }: PictureListProps) {
  return (
    <ul className={`${styles.list} ${styles.pictures}`}>
      {items.map((item) => (
        <li key={item.id} className="reveal">
          <LocalLink className={styles.row} to={toItem(item)}>
            <Picture image={item.cover} ratio="16/10" sizes="(max-width: 47rem) 90vw, 16rem" />
            <div>
              <h3>{item.title}</h3>
              {item.summary && <p>{item.summary}</p>}
            </div>
            <Day at={item.publishedAt} />
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}

/** The date of a list row: the day in large figures, month and year below. */
function Day({ at }: { at: string }) {
  return (
    <time className={styles.day} dateTime={at}>
      <b>{dateParts(at).day}</b> <span>{showMonth(at, useLanguage())}</span>
    </time>
  )
}
