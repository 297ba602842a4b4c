import type { Cluster } from '@shanmen/contract/types.ts'
import { Picture } from '../../../components/media/picture.tsx'
import styles from './industry-opening.module.css'

/** Head of a cluster's page: words at the left, the picture running out of the page at the right. */
export function IndustryOpening({ cluster }: { cluster: Cluster }) {
  return (
    <header className={`wrap ${styles.opening}`}>
      <div>
        {cluster.typeName && (
          <p className="meta">
            <b>{cluster.typeName}</b>
          </p>
        )}
        <h1>{cluster.title}</h1>
        <p className="lead">{cluster.summary}</p>
      </div>
      <Picture
        image={cluster.cover}
        priority
        ratio="16/10"
        sizes="(max-width: 62rem) 90vw, 60vw"
        className={styles.picture}
      />
    </header>
  )
}
