import { addresses, fill } from '@shanmen/contract/addresses.ts'
import { languageOfPath } from '@shanmen/contract/languages.ts'
import { ArticleBody, ArticleHead, ArticleMeta } from '../../../components/article/article.tsx'
import { Attachments, Neighbours, RelatedList } from '../../../components/article/article-links.tsx'
import { ArticleRail } from '../../../components/article/article-tools.tsx'
import { detailLoader } from '../../../data/load.ts'
import { seo } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { DetailPage } from '../../../shell/page.tsx'
import styles from '../shared/college.module.css'
import type { Route } from './+types/training-detail.ts'

const load = detailLoader('trainingUpdatesDetail')

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const item = args.loaderData
  const title = pageTitle(languageOfPath(args.location.pathname), 'trainingDetail', item?.title)
  return seo(args, {
    title,
    description: item?.summary,
    image: item?.cover,
    languages: item?.languages,
    type: 'article',
  })
}

export default function TrainingDetail({ loaderData: item }: Route.ComponentProps) {
  const address = addresses.trainingDetail
  return (
    <DetailPage title={item.title}>
      <div className={`wrap split rail ${styles.page}`}>
        <ArticleRail label={pageTitle(useLanguage(), 'trainingList')} />
        <article>
          <ArticleHead
            title={item.title}
            above={item.typeName && <span className="tag">{item.typeName}</span>}
          >
            <ArticleMeta article={item} />
          </ArticleHead>
          <ArticleBody article={item}>
            <Attachments files={item.attachments} />
          </ArticleBody>
          <Neighbours item={item} address={address} />
        </article>
        <RelatedList items={item.related} toItem={({ id }) => fill(address, id)} />
      </div>
    </DetailPage>
  )
}
