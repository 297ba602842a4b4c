import { addresses } from '@shanmen/contract/addresses.ts'
import { WholeArticle } from '../../../components/article/whole-article.tsx'
import { detailLoader } from '../../../data/load.ts'
import { itemMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { partyMessages } from '../../../messages/party.ts'
import { DetailPage } from '../../../shell/page.tsx'
import type { Route } from './+types/article-detail.ts'

const names = { activity: 'activityDetail', education: 'educationDetail' } as const

const load = detailLoader('groupActivitiesDetail', { address: ({ type }) => addresses[names[type]] })

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const item = args.loaderData
  return itemMeta(args, item && names[item.type], item)
}

/** An activity of the alliance or a lesson in integrity: two addresses, each with the items of its type. */
export default function ArticleDetail({ loaderData: item }: Route.ComponentProps) {
  const label = partyMessages[useLanguage()].labels[item.type]
  return (
    <DetailPage title={item.title}>
      {/* Pictures of the lessons are ink already, and have red in them. */}
      <div data-ink={item.type === 'activity' ? '' : undefined}>
        <WholeArticle item={item} address={addresses[names[item.type]]} label={label} />
      </div>
    </DetailPage>
  )
}
