import { useLanguage } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { Icon } from '../../lib/icon.tsx'
import { componentMessages } from '../../messages/components.ts'
import styles from './place-list.module.css'

export type ListedPlace = Place & { id: string; address?: string; to?: string }

/** Places with their addresses and map links: the text alternative of a map. */
export function PlaceList({ places }: { places: readonly ListedPlace[] }) {
  const t = componentMessages[useLanguage()]
  return (
    <ul className={styles.places}>
      {places.map((place) => (
        <li key={place.id}>
          <div>
            <b>{place.to ? <LocalLink to={place.to}>{place.name}</LocalLink> : place.name}</b>
            {place.address && <address>{place.address}</address>}
          </div>
          <p className={styles.links}>
            <a href={markerLink(place)} rel="noopener" aria-label={`${place.name}: ${t.showOnMap}`}>
              <Icon name="pin" />
              {t.showOnMap}
            </a>
            <a href={walkLink(place)} rel="noopener" aria-label={`${place.name}: ${t.walkThere}`}>
              <Icon name="walk" />
              {t.walkThere}
            </a>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** The same links as buttons, for a single place. */
export function MapLinks({ place }: { place: Place }) {
  const t = componentMessages[useLanguage()]
  return (
    <p className="row">
      <a className="btn btn--s" href={markerLink(place)} rel="noopener">
        <Icon name="pin" />
        {t.showOnMap}
      </a>
      <a className="btn btn--g btn--s" href={walkLink(place)} rel="noopener">
        <Icon name="walk" />
        {t.walkThere}
      </a>
    </p>
  )
}

export type Place = { name: string; lng: number; lat: number }

const map = 'https://uri.amap.com'

/** Opens AMap at the place, as an app or in the browser; coordinates are GCJ-02. */
export function markerLink({ name, lng, lat }: Place): string {
  return `${map}/marker?position=${lng},${lat}&name=${encodeURIComponent(name)}&coordinate=gaode&callnative=0`
}

/** Opens AMap with the walking route to the place. */
export function walkLink({ name, lng, lat }: Place): string {
  return `${map}/navigation?to=${lng},${lat},${encodeURIComponent(name)}&mode=walk&coordinate=gaode`
}
