import { fill } from '@shanmen/contract/addresses.ts'
import type { Neighbour } from '@shanmen/contract/types.ts'
import { useLanguage } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { Balanced } from '../../lib/balanced.tsx'
import { componentMessages } from '../../messages/components.ts'
import styles from './neighbours.module.css'

type NeighboursProps = {
  item: { prev: Neighbour; next: Neighbour }
  /** Address of the kind of page, with `:id`: `addresses.newsGroupDetail`. */
  address: string
  /** Instead of 上一项 and 下一项, where the kind of item has words of its own. */
  labels?: { previous: string; next: string }
}

/** The items before and after this one. */
export function Neighbours({ item, address, labels }: NeighboursProps) {
  const t = componentMessages[useLanguage()]
  const { prev, next } = item
  if (!prev && !next) return null
  return (
    <nav className={styles.neighbours} aria-label={t.neighbours}>
      {prev && (
        <LocalLink to={fill(address, prev.id)} rel="prev">
          <span>{(labels ?? t).previous}</span>
          <b>
            <Balanced text={prev.title} />
          </b>
        </LocalLink>
      )}
      {next && (
        <LocalLink to={fill(address, next.id)} rel="next">
          <span>{(labels ?? t).next}</span>
          <b>
            <Balanced text={next.title} />
          </b>
        </LocalLink>
      )}
    </nav>
  )
}
