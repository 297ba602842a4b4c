import { fill } from '@shanmen/contract/addresses.ts'
import type { Neighbour } from '@shanmen/contract/types.ts'
import { useLanguage } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { parts } from '../../messages/components.ts'
import styles from './article.module.css'

type Props = {
  item: { prev: Neighbour; next: Neighbour }
  /** Address of the kind of page, with `:id`: `addresses.newsGroupDetail`. */
  address: string
  /** In place of 上一篇 and 下一篇, for what is no article. */
  labels?: { previous: string; next: string }
}

/** The items before and after this one. */
export function Neighbours({ item, address, labels }: Props) {
  const words = parts[useLanguage()]
  const { prev, next } = item
  if (!prev && !next) return null
  return (
    <nav className={styles.neighbours} aria-label={words.neighbours}>
      {prev && (
        <LocalLink to={fill(address, prev.id)} rel="prev">
          <span>{(labels ?? words).previous}</span>
          <b>{prev.title}</b>
        </LocalLink>
      )}
      {next && (
        <LocalLink to={fill(address, next.id)} rel="next">
          <span>{(labels ?? words).next}</span>
          <b>{next.title}</b>
        </LocalLink>
      )}
    </nav>
  )
}
