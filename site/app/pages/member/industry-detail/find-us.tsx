import type { Data } from '@shanmen/contract/schemas.ts'
import { Facts } from '../../../components/list/facts.tsx'
import { markerLink, walkLink } from '../../../components/map/place-links.ts'
import { PlaceMap } from '../../../components/map/place-map.tsx'
import { useLanguage } from '../../../language/language.ts'
import { Icon } from '../../../lib/icon.tsx'
import { parts } from '../../../messages/components.ts'
import { member } from '../../../messages/member.ts'
import { PhoneLink } from '../shared/phone-link.tsx'
import styles from './find-us.module.css'

/** Where a cluster sits and how to reach it, beside the sketch map. Nothing when nothing of it is known. */
export function FindUs({ cluster }: { cluster: Data<'industrialClustersDetail'> }) {
  const language = useLanguage()
  const words = member[language]
  const { title, address, tel, website, lng, lat } = cluster
  const place =
    lng !== undefined && lat !== undefined ? { id: cluster.id, name: title, address, lng, lat } : undefined
  if (!address && !tel && !website && !place) return null
  return (
    <section className="sec sec--celadon" aria-labelledby="find-us">
      <div className={place ? `wrap split split--5-7 ${styles.find}` : 'wrap'}>
        <div>
          <h2 id="find-us">{words.findUs}</h2>
          <Facts
            rows={[
              [words.address, address],
              [words.phone, tel && <PhoneLink key="tel" phone={tel} />],
              [
                words.website,
                website && (
                  <a key="site" href={website} rel="noopener">
                    {website.replace(/^https?:\/\//, '')}
                  </a>
                ),
              ],
            ]}
          />
          {place && (
            <p className="row">
              <a className="btn btn--s" href={markerLink(place)} rel="noopener">
                <Icon name="pin" />
                {parts[language].showOnMap}
              </a>
              <a className="btn btn--g btn--s" href={walkLink(place)} rel="noopener">
                <Icon name="walk" />
                {parts[language].walkThere}
              </a>
            </p>
          )}
        </div>
        {place && <PlaceMap places={[place]} />}
      </div>
    </section>
  )
}
