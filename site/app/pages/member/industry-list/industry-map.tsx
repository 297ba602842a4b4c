import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { Cluster } from '@shanmen/contract/types.ts'
import { SectionHead } from '../../../components/article/section-head.tsx'
import { PlaceList } from '../../../components/map/place-list.tsx'
import { PlaceMap } from '../../../components/map/place-map.tsx'
import { useLanguage } from '../../../language/language.ts'
import { eyebrows, member } from '../../../messages/member.ts'
import styles from '../shared/map.module.css'

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
