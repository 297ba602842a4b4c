import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { Notice } from '@shanmen/contract/types.ts'
import { SectionHead } from '../../../components/article/section-head.tsx'
import { PlaceList } from '../../../components/map/place-list.tsx'
import { PlaceMap } from '../../../components/map/place-map.tsx'
import { useLanguage } from '../../../language/language.ts'
import { disclosure } from '../../../messages/disclosure.ts'
import { placesOf } from '../shared/places-of.ts'
import styles from './lease-map.module.css'

/** Where the premises of this page lie. Nothing when none has a place. */
export function LeaseMap({ notices }: { notices: readonly Notice[] }) {
  const words = disclosure[useLanguage()]
  const places = placesOf(notices).map((place) => ({ ...place, to: fill(addresses.rentDetail, place.id) }))
  if (places.length === 0) return null
  return (
    <section className="sec sec--celadon sec--tight">
      <div className="wrap">
        <SectionHead eyebrow="On the map" title={words.onTheMap} />
        <div className={styles.map}>
          <PlaceMap places={places} />
        </div>
        <PlaceList places={places} />
      </div>
    </section>
  )
}
