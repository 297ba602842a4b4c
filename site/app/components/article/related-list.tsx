import type { ReactNode } from 'react'
import { useLanguage } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { Time } from '../../lib/time.tsx'
import { parts } from '../../messages/components.ts'
import styles from './article.module.css'

type Item = { id: string; title: string; publishedAt: string }

type Props<T extends Item> = {
  items: readonly T[]
  toItem: (item: T) => string
  /** Another heading than 相关阅读. */
  title?: string
  /** Below the list: a card of a place, for example. */
  children?: ReactNode
}

/** Right of an article: what else to read. Nothing without items and children. */
export function RelatedList<T extends Item>({ items, toItem, title, children }: Props<T>) {
  const words = parts[useLanguage()]
  if (items.length === 0) return children
  return (
    <aside className={`${styles.related} sticky`} aria-label={title ?? words.related}>
      <h2>{title ?? words.related}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <LocalLink to={toItem(item)}>
              <Time value={item.publishedAt} />
              {item.title}
            </LocalLink>
          </li>
        ))}
      </ul>
      {children}
    </aside>
  )
}
