import { addresses, fill } from '@shanmen/contract/addresses.ts'
import { languageOfPath } from '@shanmen/contract/languages.ts'
import { ArticleBody } from '../../../components/article/article-body.tsx'
import { ArticleHead } from '../../../components/article/article-head.tsx'
import { ArticleRail } from '../../../components/article/article-rail.tsx'
import { Neighbours } from '../../../components/article/neighbours.tsx'
import { LinkList } from '../../../components/list/link-list.tsx'
import { Gallery } from '../../../components/media/gallery.tsx'
import { notShownIn } from '../../../components/media/not-shown-in.ts'
import { detailLoader, loader } from '../../../data/load.ts'
import { seo } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { Icon } from '../../../lib/icon.tsx'
import { Time } from '../../../lib/time.tsx'
import { pageTitle } from '../../../messages/pages.ts'
import { party } from '../../../messages/party.ts'
import { DetailFrame } from '../../../shell/detail-frame.tsx'
import styles from '../shared/party.module.css'
import type { Route } from './+types/brand-detail.ts'

const loadBrand = detailLoader('brandDetail')
// Without the other brands the page still stands.
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

export const meta: Route.MetaFunction = (args) => {
  const item = args.loaderData?.brand
  return seo(args, {
    title: pageTitle(languageOfPath(args.location.pathname), 'brandDetail', item?.title),
    description: item?.summary,
    image: item?.cover,
    languages: item?.languages,
    type: 'article',
  })
}

export default function BrandDetail({ loaderData: { brand, others } }: Route.ComponentProps) {
  const words = party[useLanguage()]
  return (
    <DetailFrame title={brand.title}>
      <div className={`wrap split rail ${styles.page}`}>
        <ArticleRail label={words.labels.brand} />
        <article>
          <ArticleHead
            title={brand.title}
            above={
              <p className="meta">
                <b>{brand.subtitle}</b>
              </p>
            }
          >
            <span>
              <Icon name="flag" />
              {brand.unit}
            </span>
            <span>
              <Icon name="calendar" />
              <Time value={brand.publishedAt} />
            </span>
          </ArticleHead>
          <ArticleBody article={brand}>
            <div className={styles.after}>
              <Gallery images={notShownIn(brand.content, brand.images, [brand.cover])} />
            </div>
          </ArticleBody>
          <Neighbours item={brand} address={addresses.brandDetail} />
        </article>
        {others.length > 0 && (
          <aside className={`sticky ${styles.others}`} aria-label={words.otherBrands}>
            <h2>{words.otherBrands}</h2>
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
    </DetailFrame>
  )
}
