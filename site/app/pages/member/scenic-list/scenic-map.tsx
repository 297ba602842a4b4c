import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { ScenicCard } from '@shanmen/contract/types.ts'
import { SectionHead } from '../../../components/article/section-head.tsx'
import { PlaceList } from '../../../components/map/place-list.tsx'
import { PlaceMap } from '../../../components/map/place-map.tsx'
import { useLanguage } from '../../../language/language.ts'
import { eyebrows, member } from '../../../messages/member.ts'
import styles from '../shared/map.module.css'

/** All places on one map, whatever the list above is narrowed to, and the same places as a list. */
export function ScenicMap({ places }: { places: readonly ScenicCard[] }) {
  const words = member[useLanguage()]
  if (places.length === 0) return null
  const listed = places.map(({ id, title, address, lng, lat }) => ({
    id,
    name: title,
    address,
    lng,
    lat,
    to: fill(addresses.scenicDetail, id),
  }))
  return (
    <section id="map" className="sec sec--silk" aria-labelledby="map-title">
      <div className="wrap">
        <SectionHead id="map-title" eyebrow={eyebrows.map} title={words.onTheMap} />
        <div className={styles.map}>
          <PlaceMap places={listed} />
        </div>
        <PlaceList places={listed} />
      </div>
    </section>
  )
}
