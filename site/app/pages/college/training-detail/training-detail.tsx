import { addresses, fill } from '@shanmen/contract/addresses.ts'
import { ArticleBody, ArticleHead, ArticleMeta } from '../../../components/article/article.tsx'
import { Attachments, Neighbours, RelatedList } from '../../../components/article/article-links.tsx'
import { ArticleRail } from '../../../components/article/article-tools.tsx'
import { detailLoader } from '../../../data/load.ts'
import { itemMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { DetailPage } from '../../../shell/page.tsx'
import styles from '../shared/college.module.css'
import type { Route } from './+types/training-detail.ts'

const load = detailLoader('trainingUpdatesDetail')

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => itemMeta(args, 'trainingDetail', args.loaderData)

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
