import { useLanguage } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { Icon } from '../../lib/icon.tsx'
import { componentMessages } from '../../messages/components.ts'
import styles from './place-list.module.css'

export type ListedPlace = Place & { id: string; address?: string; to?: string }

/** The id of a place's mark on the page's map, by its number there. */
export const placeAnchor = (index: number) => `place-${index + 1}`

/** Places with their addresses, links to their marks on the page's map, and links to AMap: the text alternative of a map. */
export function PlaceList({ places }: { places: readonly ListedPlace[] }) {
  const t = componentMessages[useLanguage()]
  return (
    <ul className={styles.places}>
      {places.map((place, index) => (
        <li key={place.id}>
          <div>
            <b>{place.to ? <LocalLink to={place.to}>{place.name}</LocalLink> : place.name}</b>
            {place.address && <address>{place.address}</address>}
          </div>
          <p className={styles.links}>
            <a href={`#${placeAnchor(index)}`} aria-label={`${place.name}: ${t.showOnMap}`}>
              <Icon name="pin" />
              {t.showOnMap}
            </a>
            <WalkLink place={place} />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** The way to a place in AMap, apart from this page: in a window of its own. */
function WalkLink({ place, className }: { place: Place; className?: string }) {
  const t = componentMessages[useLanguage()]
  return (
    <a
      className={className}
      href={walkLink(place)}
      target="_blank"
      rel="noopener"
      aria-label={`${place.name}: ${t.walkThere}`}
    >
      {t.walkThere}
      <Icon name="external" />
    </a>
  )
}

/** The same links as buttons, for a single place; `map` is the part of the page with its map. */
export function MapLinks({ place, map }: { place: Place; map?: string | undefined }) {
  const t = componentMessages[useLanguage()]
  return (
    <p className="row">
      {map && (
        <a className="btn btn--s" href={`#${map}`}>
          <Icon name="pin" />
          {t.showOnMap}
        </a>
      )}
      <WalkLink className="btn btn--g btn--s" place={place} />
    </p>
  )
}

export type Place = { name: string; lng: number; lat: number }

const map = 'https://uri.amap.com'

/** Chinese characters stay as they are, as browsers encode them themselves: the five links of a place's page would be 92 bytes longer. */
const encoded = (name: string): string => name.replace(/[^\p{L}\p{N}]/gu, encodeURIComponent)

/** Opens AMap at the place, as an app or in the browser; coordinates are GCJ-02. */
export function markerLink({ name, lng, lat }: Place): string {
  return `${map}/marker?position=${lng},${lat}&name=${encoded(name)}&coordinate=gaode&callnative=0`
}

/** Opens AMap with the walking route to the place. */
export function walkLink({ name, lng, lat }: Place): string {
  return `${map}/navigation?to=${lng},${lat},${encoded(name)}&mode=walk&coordinate=gaode`
}
