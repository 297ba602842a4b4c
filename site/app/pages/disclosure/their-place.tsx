import type { Notice } from '@shanmen/contract/types.ts'
import { PlaceList } from '../../components/place-list.tsx'
import { useLanguage } from '../../language/language.ts'
import { PlaceMap } from '../../map/place-map.tsx'
import { disclosure } from '../../messages/disclosure.ts'
import { placesOf } from './places-of.ts'
import styles from './their-place.module.css'

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
