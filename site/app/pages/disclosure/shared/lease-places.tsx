import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { Notice } from '@shanmen/contract/types.ts'
import { TitledSection } from '../../../components/article/section-head.tsx'
import { type ListedPlace, PlaceList } from '../../../components/map/place-list.tsx'
import { MappedPlaces, PlaceMap } from '../../../components/map/place-map.tsx'
import { useLanguage } from '../../../language/language.ts'
import { disclosureMessages } from '../../../messages/disclosure.ts'
import styles from './lease-places.module.css'

/** The premises of this page on a map. Nothing when none has a position. */
export function LeaseMap({ notices }: { notices: readonly Notice[] }) {
  const t = disclosureMessages[useLanguage()]
  const places = placesOf(notices).map((place) => ({ ...place, to: fill(addresses.rentDetail, place.id) }))
  if (places.length === 0) return null
  return (
    <TitledSection className="sec sec--celadon sec--tight" eyebrow="On the map" title={t.onTheMap}>
      <MappedPlaces places={places} />
    </TitledSection>
  )
}

/** One lease on a map. Nothing when its position is not known. */
export function LeaseLocation({ notice }: { notice: Notice }) {
  const t = disclosureMessages[useLanguage()]
  const places = placesOf([notice])
  if (places.length === 0) return null
  return (
    <section className={`wrap split split--5-7 ${styles.place}`}>
      <div>
        <h2>{t.itsPlace}</h2>
        <PlaceList places={places} />
      </div>
      <PlaceMap places={places} />
    </section>
  )
}

/** The premises whose position is known, for map and list. */
function placesOf(notices: readonly Pick<Notice, 'id' | 'title' | 'place' | 'lng' | 'lat'>[]): ListedPlace[] {
  return notices.flatMap(({ id, title, place, lng, lat }) =>
    lng === undefined || lat === undefined ? [] : [{ id, name: title, address: place, lng, lat }],
  )
}
