import { addresses, fill } from '@shanmen/contract/addresses.ts'
import { ArticleBody, ArticleHead, leadOf } from '../../../components/article/article.tsx'
import { ArticleRail } from '../../../components/article/article-tools.tsx'
import { Neighbours } from '../../../components/article/neighbours.tsx'
import { LinkList } from '../../../components/list/link-list.tsx'
import { Gallery, notShownIn } from '../../../components/media/gallery.tsx'
import { detailLoader, loader } from '../../../data/load.ts'
import { itemMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { Icon } from '../../../lib/icon.tsx'
import { Time } from '../../../lib/time.tsx'
import { partyMessages } from '../../../messages/party.ts'
import { DetailPage } from '../../../shell/page.tsx'
import styles from '../shared/party.module.css'
import type { Route } from './+types/brand-detail.ts'

const loadBrand = detailLoader('brandDetail')
// Without the other brands the page is still shown.
const loadBrands = loader(({ call, languageId }) =>
  call('brandList', { languageId }).then(
    ({ list }) => list,
    () => [],
  ),
)

async function load(args: Parameters<typeof loadBrand>[0]) {
  const [brand, brands] = await Promise.all([loadBrand(args), loadBrands(args)])
  return { brand, languages: brand.languages, others: brands.filter(({ id }) => id !== brand.id) }
}

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => itemMeta(args, 'brandDetail', args.loaderData?.brand)

export default function BrandDetail({ loaderData: { brand, others } }: Route.ComponentProps) {
  const t = partyMessages[useLanguage()]
  return (
    <DetailPage title={brand.title}>
      <div className={`wrap split rail ${styles.page}`}>
        <ArticleRail label={t.labels.brand} />
        <article data-ink="">
          <ArticleHead
            title={brand.title}
            above={
              brand.subtitle && (
                <p className="meta">
                  <b>{brand.subtitle}</b>
                </p>
              )
            }
          >
            {brand.unit && (
              <span>
                <Icon name="flag" />
                {brand.unit}
              </span>
            )}
            <span>
              <Icon name="calendar" />
              <Time value={brand.publishedAt} />
            </span>
          </ArticleHead>
          <ArticleBody article={brand}>
            <div className={styles.after}>
              <Gallery images={notShownIn(brand.content, brand.images, [leadOf(brand)])} />
            </div>
          </ArticleBody>
          <Neighbours item={brand} address={addresses.brandDetail} />
        </article>
        {others.length > 0 && (
          <aside className={`sticky ${styles.others}`} aria-label={t.otherBrands}>
            <h2>{t.otherBrands}</h2>
            <LinkList
              items={others.map(({ id, title, subtitle }) => ({
                to: fill(addresses.brandDetail, id),
                title,
                note: subtitle,
              }))}
            />
          </aside>
        )}
      </div>
    </DetailPage>
  )
}
