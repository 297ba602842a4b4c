import { addresses } from '@shanmen/contract/addresses.ts'
import { WholeArticle } from '../../../components/article/whole-article.tsx'
import { detailLoader } from '../../../data/load.ts'
import { itemMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { DetailPage } from '../../../shell/page.tsx'
import type { Route } from './+types/training-detail.ts'

const load = detailLoader('trainingUpdatesDetail')

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => itemMeta(args, 'trainingDetail', args.loaderData)

export default function TrainingDetail({ loaderData: item }: Route.ComponentProps) {
  return (
    <DetailPage title={item.title}>
      <WholeArticle
        item={item}
        address={addresses.trainingDetail}
        label={pageTitle(useLanguage(), 'trainingList')}
        above={item.typeName ? <span className="tag">{item.typeName}</span> : null}
      />
    </DetailPage>
  )
}
