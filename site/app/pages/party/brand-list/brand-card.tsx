import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { Brand } from '@shanmen/contract/types.ts'
import styles from '../../../components/card/card.module.css'
import { Picture } from '../../../components/media/picture.tsx'
import { LocalLink } from '../../../language/local-link.tsx'

/** A party-building brand: picture, name and motto, the unit that keeps it. */
export function BrandCard({ brand }: { brand: Brand }) {
  return (
    <article className={`${styles.card} ${styles.paper} rv`}>
      <Picture image={brand.cover} ratio="3/2" sizes="(max-width: 47rem) 90vw, 26rem" />
      <div className={styles.body}>
        {brand.unit && (
          <p className="meta">
            <b>{brand.unit}</b>
          </p>
        )}
        <h3>
          <LocalLink to={fill(addresses.brandDetail, brand.id)}>{brand.title}</LocalLink>
        </h3>
        {brand.subtitle && <p>{brand.subtitle}</p>}
        {brand.summary && <p className={styles.text}>{brand.summary}</p>}
      </div>
    </article>
  )
}
