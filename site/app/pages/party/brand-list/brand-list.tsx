import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { Brand } from '@shanmen/contract/types.ts'
import { decorative, Picture } from '../../../components/media/picture.tsx'
import { staticLoader } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { capital, showCount } from '../../../lib/numerals.ts'
import { fillIn } from '../../../messages/components.ts'
import { partyMessages } from '../../../messages/party.ts'
import { SectionPage } from '../../../shell/page.tsx'
import type { Route } from './+types/brand-list.ts'
import styles from './brand-list.module.css'

const load = staticLoader('brandList', ({ list }) => list.length)

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => pageMeta(args, 'brandList', partyMessages)

const anchorOf = ({ id }: Brand) => `brand-${id}`

/** The emblems in one line as links into the page; below, each brand with the figure of its one deed. */
export default function BrandList({ loaderData: { list } }: Route.ComponentProps) {
  const language = useLanguage()
  const t = partyMessages[language]
  const withEmblem = list.filter(({ emblem }) => emblem)
  return (
    <SectionPage page="brandList">
      <section className={`wrap ${styles.brands}`} aria-labelledby="brands">
        <h2 id="brands" className="vh">
          {t.brands.title}
        </h2>
        {withEmblem.length > 0 && (
          <>
            {withEmblem.length > 1 && (
              <p className="lead">
                {capital(fillIn(t.leads.brands, showCount(withEmblem.length, language)))}
              </p>
            )}
            <nav aria-label={t.brands.emblems} className={`${styles.emblems} unprinted`}>
              <ul>
                {withEmblem.map((brand) => (
                  <li key={brand.id}>
                    <a href={`#${anchorOf(brand)}`}>
                      <Picture image={decorative(brand.emblem ?? null)} sizes="11.5rem" />
                      <b>{brand.title}</b>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </>
        )}
        <ol className={styles.list}>
          {list.map((brand) => (
            <Row key={brand.id} brand={brand} />
          ))}
        </ol>
      </section>
    </SectionPage>
  )
}

function Row({ brand }: { brand: Brand }) {
  const t = partyMessages[useLanguage()].brands
  return (
    <li id={anchorOf(brand)}>
      {brand.deed && (
        <p className={styles.deed}>
          <small>{t.deed}</small>
          {/* Grouped by commas in both languages. */}
          <b>{brand.deed.value.toLocaleString('en')}</b>
          <span>{brand.deed.text}</span>
        </p>
      )}
      <div>
        {brand.unit && <p className="mute">{brand.unit}</p>}
        <h3>{brand.title}</h3>
        {brand.subtitle && <p className={styles.motto}>{brand.subtitle}</p>}
      </div>
      <div>
        <p>{brand.summary}</p>
        <LocalLink
          to={fill(addresses.brandDetail, brand.id)}
          className="more"
          aria-label={`${t.story}: ${brand.title}`}
        >
          {t.story}
        </LocalLink>
      </div>
    </li>
  )
}
