import type { Data } from '@shanmen/contract/schemas.ts'
import { Facts } from '../../../components/article/panel.tsx'
import { PhoneLink } from '../../../components/article/phone-link.tsx'
import { TitledSection } from '../../../components/article/section-head.tsx'
import { MapLinks, placeAnchor } from '../../../components/map/place-list.tsx'
import { PlaceMap } from '../../../components/map/place-map.tsx'
import { Spread } from '../../../components/media/spread.tsx'
import { useLanguage } from '../../../language/language.ts'
import { eyebrows, memberMessages } from '../../../messages/member.ts'
import styles from './industry-detail.module.css'

type EnterprisesProps = { enterprises: Data<'industrialClustersDetail'>['enterprises'] }

/** The companies of a cluster, numbered. Nothing without companies. */
export function Enterprises({ enterprises }: EnterprisesProps) {
  const t = memberMessages[useLanguage()]
  if (enterprises.length === 0) return null
  return (
    <TitledSection
      className="sec sec--silk"
      id="enterprises"
      eyebrow={eyebrows.enterprises}
      title={t.enterprises}
    >
      <ol className={styles.enterprises}>
        {enterprises.map(({ name, text }, index) => (
          <li key={name}>
            <span aria-hidden="true">{String(index + 1).padStart(2, '0')}</span>
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

type ProductsProps = { products: Data<'industrialClustersDetail'>['products'] }

/** Products and services, each with its picture, from one side to the other. Nothing without products. */
export function Products({ products }: ProductsProps) {
  const t = memberMessages[useLanguage()]
  if (products.length === 0) return null
  return (
    <TitledSection className="sec sec--tight" id="products" eyebrow={eyebrows.products} title={t.products}>
      <div className={styles.products}>
        {products.map((product, index) => (
          <Spread key={product.name} image={product.cover} reverse={index % 2 === 1}>
            <h3>{product.name}</h3>
            <p className="lead">{product.text}</p>
          </Spread>
        ))}
      </div>
    </TitledSection>
  )
}

/** Address and contact of a cluster next to the map. Nothing when none of it is known. */
export function FindUs({ cluster }: { cluster: Data<'industrialClustersDetail'> }) {
  const t = memberMessages[useLanguage()]
  const { title, address, tel, website, lng, lat } = cluster
  const place =
    lng !== undefined && lat !== undefined ? { id: cluster.id, name: title, address, lng, lat } : undefined
  if (!address && !tel && !website && !place) return null
  return (
    <section className="sec sec--celadon" aria-labelledby="find-us">
      <div className={place ? `wrap split split--5-7 ${styles.find}` : 'wrap'}>
        <div>
          <h2 id="find-us">{t.findUs}</h2>
          <Facts
            rows={[
              [t.address, address],
              [t.phone, tel && <PhoneLink key="tel" className="num" phone={tel} />],
              [
                t.website,
                website && (
                  <a key="site" href={website} rel="noopener">
                    {website.replace(/^https?:\/\//, '')}
                  </a>
                ),
              ],
            ]}
          />
          {place && <MapLinks place={place} map={placeAnchor(0)} />}
        </div>
        {place && <PlaceMap places={[place]} />}
      </div>
    </section>
  )
}
