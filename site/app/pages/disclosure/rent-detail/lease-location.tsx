import type { Notice } from '@shanmen/contract/types.ts'
import { PlaceList } from '../../../components/map/place-list.tsx'
import { PlaceMap } from '../../../components/map/place-map.tsx'
import { useLanguage } from '../../../language/language.ts'
import { disclosure } from '../../../messages/disclosure.ts'
import { placesOf } from '../shared/places-of.ts'
import styles from './lease-location.module.css'

/** Where one lease lies. Nothing when its place is not known. */
export function TheirPlace({ notice }: { notice: Notice }) {
  const words = disclosure[useLanguage()]
  const places = placesOf([notice])
  if (places.length === 0) return null
  return (
    <section className={`wrap split split--5-7 ${styles.place}`}>
      <div>
        <h2>{words.itsPlace}</h2>
        <PlaceList places={places} />
      </div>
      <PlaceMap places={places} />
    </section>
  )
}
