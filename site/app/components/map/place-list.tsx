import { useLanguage } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { Icon } from '../../lib/icon.tsx'
import { parts } from '../../messages/components.ts'
import { markerLink, type Place, walkLink } from './place-links.ts'
import styles from './place-list.module.css'

export type ListedPlace = Place & { id: string; address?: string; to?: string }

/** Places with their addresses and ways to find them: what a map says, for those who see none. */
export function PlaceList({ places }: { places: readonly ListedPlace[] }) {
  const words = parts[useLanguage()]
  return (
    <ul className={styles.places}>
      {places.map((place) => (
        <li key={place.id}>
          <div>
            <b>{place.to ? <LocalLink to={place.to}>{place.name}</LocalLink> : place.name}</b>
            {place.address && <address>{place.address}</address>}
          </div>
          <p className={styles.links}>
            <a href={markerLink(place)} rel="noopener" aria-label={`${place.name}: ${words.showOnMap}`}>
              <Icon name="pin" />
              {words.showOnMap}
            </a>
            <a href={walkLink(place)} rel="noopener" aria-label={`${place.name}: ${words.walkThere}`}>
              <Icon name="walk" />
              {words.walkThere}
            </a>
          </p>
        </li>
      ))}
    </ul>
  )
}
