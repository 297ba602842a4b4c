import type { ReactNode } from 'react'
import { LocalLink } from '../../language/local-link.tsx'
import { Icon } from '../../lib/icon.tsx'
import styles from './link-list.module.css'

export type LinkItem = {
  to: string
  title: string
  note?: ReactNode
  /** In place of the arrow: a status, a number. */
  mark?: ReactNode
  /** When what it says is no longer so. */
  until?: string | undefined
}

/** Ruled rows of links: title, small note, arrow. */
export function LinkList({ items }: { items: readonly LinkItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.to} data-until={item.until}>
          <LocalLink to={item.to}>
            <span>
              <b>{item.title}</b>
              {item.note && <small>{item.note}</small>}
            </span>
            {item.mark ?? <Icon name="right" />}
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}
