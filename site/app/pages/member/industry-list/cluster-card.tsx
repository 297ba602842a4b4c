import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { Cluster } from '@shanmen/contract/types.ts'
import card from '../../../components/card/card.module.css'
import { Picture } from '../../../components/media/picture.tsx'
import { Spread } from '../../../components/media/spread.tsx'
import { useLanguage } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { memberMessages } from '../../../messages/member.ts'
import styles from './industry-list.module.css'

/** An industry cluster: a large picture with its line of business as a bookmark, name and one line. */
export function ClusterCard({ cluster }: { cluster: Cluster }) {
  return (
    <article className={`${card.card} ${styles.cluster} rv`}>
      <Picture image={cluster.cover} ratio="3/2" sizes="(max-width: 62rem) 90vw, 40rem" />
      {cluster.typeName && <span className={`vert ${card.mark}`}>{cluster.typeName}</span>}
      <div className={card.body}>
        <h3>
          <LocalLink to={fill(addresses.industryDetail, cluster.id)}>{cluster.title}</LocalLink>
        </h3>
        <p className={card.text}>{cluster.summary}</p>
      </div>
    </article>
  )
}

/** The cluster that leads the list. */
export function ClusterLead({ cluster }: { cluster: Cluster }) {
  const t = memberMessages[useLanguage()]
  return (
    <article className={`${card.card} ${styles.lead}`}>
      <Spread image={cluster.cover}>
        {cluster.typeName && (
          <p className="meta">
            <b>{cluster.typeName}</b>
          </p>
        )}
        <h3>
          <LocalLink to={fill(addresses.industryDetail, cluster.id)}>{cluster.title}</LocalLink>
        </h3>
        <p className="lead">{cluster.summary}</p>
        {/* The title is the link; this only has the look of one. */}
        <span className="more" aria-hidden="true">
          {t.readOn}
        </span>
      </Spread>
    </article>
  )
}
