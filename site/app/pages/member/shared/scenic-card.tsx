import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { ScenicCard as Scenic } from '@shanmen/contract/types.ts'
import styles from '../../../components/card/card.module.css'
import { cardSizes, Picture } from '../../../components/media/picture.tsx'
import { useLanguage } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { Icon } from '../../../lib/icon.tsx'
import { componentMessages } from '../../../messages/components.ts'

/** What a card shows of a scenic area. */
export type ShownScenic = Pick<
  Scenic,
  'id' | 'title' | 'summary' | 'cover' | 'level' | 'typeName' | 'openToday'
> & {
  opening?: { text: string; until?: string } | undefined
}

/** A scenic area: painting with its category as a bookmark, name, one line, level, and whether it is open. */
export function ScenicCard({ scenic }: { scenic: ShownScenic }) {
  const { states } = componentMessages[useLanguage()]
  return (
    <article className={`${styles.card} reveal`}>
      <Picture image={scenic.cover} ratio="4/3" sizes={cardSizes} />
      {scenic.typeName && <span className={`vert ${styles.mark}`}>{scenic.typeName}</span>}
      <div className={styles.body}>
        <h3>
          <LocalLink to={fill(addresses.scenicDetail, scenic.id)}>{scenic.title}</LocalLink>
        </h3>
        {scenic.summary && <p className={styles.text}>{scenic.summary}</p>}
        <p className="meta">
          {scenic.level && <span>{scenic.level}</span>}
          <span data-until={scenic.opening?.until}>
            <Icon name="clock" />
            {scenic.opening?.text ?? states.scenic[scenic.openToday ? 'open' : 'closed']}
          </span>
        </p>
      </div>
    </article>
  )
}
