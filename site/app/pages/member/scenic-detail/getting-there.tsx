import type { Data } from '@shanmen/contract/schemas.ts'
import { RichText } from '../../../components/article/rich-text.tsx'
import { markerLink, walkLink } from '../../../components/map/place-links.ts'
import { useLanguage } from '../../../language/language.ts'
import { Icon } from '../../../lib/icon.tsx'
import { parts } from '../../../messages/components.ts'
import { eyebrows, member } from '../../../messages/member.ts'
import styles from './getting-there.module.css'

type Props = { id: string; scenic: Data<'scenicDetail'> }

/** The address with its links into a map, and every way of getting there. */
export function GettingThere({ id, scenic }: Props) {
  const language = useLanguage()
  const place = { name: scenic.title, lng: scenic.lng, lat: scenic.lat }
  return (
    <section id={id} className="sec sec--tight" aria-labelledby={`${id}-title`}>
      <div className={`wrap ${styles.there}`}>
        <div>
          <p className="eyebrow" lang="en">
            {eyebrows.directions}
          </p>
          <h2 id={`${id}-title`}>{member[language].traffic}</h2>
          <address>{scenic.address}</address>
          <p className="row">
            <a className="btn btn--s" href={markerLink(place)} rel="noopener">
              <Icon name="pin" />
              {parts[language].showOnMap}
            </a>
            <a className="btn btn--g btn--s" href={walkLink(place)} rel="noopener">
              <Icon name="walk" />
              {parts[language].walkThere}
            </a>
          </p>
        </div>
        {scenic.traffic && <RichText className={styles.ways} html={scenic.traffic} />}
      </div>
    </section>
  )
}
