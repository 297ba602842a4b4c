import type { Card } from '@shanmen/contract/types.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { Picture } from '../media/picture.tsx'
import styles from './dated-list.module.css'
import { Day } from './day.tsx'

type Props = { items: readonly Card[]; toItem: (item: Card) => string }

/** Rows of picture, title and date, one link each: party activities, training updates. */
export function PictureList({ items, toItem }: Props) {
  return (
    <ul className={`${styles.list} ${styles.pictures}`}>
      {items.map((item) => (
        <li key={item.id} className="rv">
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
