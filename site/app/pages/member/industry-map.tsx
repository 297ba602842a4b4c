import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { Cluster } from '@shanmen/contract/types.ts'
import { PlaceList } from '../../components/place-list.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { useLanguage } from '../../language/language.ts'
import { PlaceMap } from '../../map/place-map.tsx'
import { eyebrows, member } from '../../messages/member.ts'
import styles from './map.module.css'

/** Where the clusters of this page sit. Nothing when none has a place. */
export function IndustryMap({ clusters }: { clusters: readonly Cluster[] }) {
  const words = member[useLanguage()]
  const places = clusters.flatMap(({ id, title, address, lng, lat }) =>
    lng === undefined || lat === undefined
      ? []
      : [{ id, name: title, address, lng, lat, to: fill(addresses.industryDetail, id) }],
  )
  if (places.length === 0) return null
  return (
    <section className="sec sec--celadon sec--tight" aria-labelledby="clusters-map">
      <div className="wrap">
        <SectionHead id="clusters-map" eyebrow={eyebrows.map} title={words.clustersOnMap} />
        <div className={styles.map}>
          <PlaceMap places={places} />
        </div>
        <PlaceList places={places} />
      </div>
    </section>
  )
}
