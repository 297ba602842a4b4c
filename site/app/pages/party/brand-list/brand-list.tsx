import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { Brand } from '@shanmen/contract/types.ts'
import { TitledSection } from '../../../components/article/section-head.tsx'
import styles from '../../../components/card/card.module.css'
import { Picture } from '../../../components/media/picture.tsx'
import { staticLoader } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { partyMessages } from '../../../messages/party.ts'
import { SectionPage } from '../../../shell/page.tsx'
import shared from '../shared/party.module.css'
import type { Route } from './+types/brand-list.ts'

const load = staticLoader('brandList')

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => pageMeta(args, 'brandList', partyMessages)

export default function BrandList({ loaderData }: Route.ComponentProps) {
  const t = partyMessages[useLanguage()]
  return (
    <SectionPage page="brandList">
      <TitledSection id="brands" {...t.brands}>
        <div className={`grid ${shared.brands}`}>
          {loaderData.list.map((brand) => (
            <BrandCard key={brand.id} brand={brand} />
          ))}
        </div>
      </TitledSection>
    </SectionPage>
  )
}

/** A party-building brand: picture, name and motto, the unit that runs it. */
function BrandCard({ brand }: { brand: Brand }) {
  return (
    <article className={`${styles.card} ${styles.paper} rv`}>
      <Picture image={brand.cover} ratio="3/2" sizes="(max-width: 47rem) 90vw, 26rem" />
      <div className={styles.body}>
        {brand.unit && (
          <p className="meta">
            <b>{brand.unit}</b>
          </p>
        )}
        <h3>
          <LocalLink to={fill(addresses.brandDetail, brand.id)}>{brand.title}</LocalLink>
        </h3>
        {brand.subtitle && <p>{brand.subtitle}</p>}
        {brand.summary && <p className={styles.text}>{brand.summary}</p>}
      </div>
    </article>
  )
}
