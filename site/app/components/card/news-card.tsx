import type { Card } from '@shanmen/contract/types.ts'
import { useLanguage } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { Balanced } from '../../lib/balanced.tsx'
import { Time } from '../../lib/time.tsx'
import { componentMessages } from '../../messages/components.ts'
import { cardSizes, Picture } from '../media/picture.tsx'
import styles from './card.module.css'
import feature from './feature-card.module.css'

/** An article as a card: news, training updates, party activities. The whole card follows the title's link. */
export function NewsCard({ item, to }: { item: Card; to: string }) {
  return (
    <article className={`${styles.card} reveal`}>
      <Picture image={item.cover} ratio="16/10" sizes={cardSizes} />
      <div className={styles.body}>
        <p className="meta">
          {item.typeName && <b>{item.typeName}</b>}
          <Time value={item.publishedAt} />
        </p>
        <h3>
          <LocalLink to={to}>
            <Balanced text={item.title} />
          </LocalLink>
        </h3>
        {item.summary && <p className={styles.text}>{item.summary}</p>}
      </div>
    </article>
  )
}

/** The article that leads a list: picture at the left, large title at the right. */
export function FeatureCard({ item, to }: { item: Card; to: string }) {
  const t = componentMessages[useLanguage()]
  return (
    <article className={`${styles.card} ${feature.lead} split split--7-5`}>
      <Picture image={item.cover} ratio="16/10" sizes="(max-width: 62rem) 90vw, 46rem" />
      <div className="flow">
        <p className="meta">
          {item.typeName && <b>{item.typeName}</b>}
          <Time value={item.publishedAt} />
        </p>
        <h3>
          <LocalLink to={to}>
            <Balanced text={item.title} />
          </LocalLink>
        </h3>
        {item.summary && <p className={`${styles.text} ${feature.text}`}>{item.summary}</p>}
        {/* The title is the link; this only has the look of one. */}
        <span className="more" aria-hidden="true">
          {t.readOn}
        </span>
      </div>
    </article>
  )
}
