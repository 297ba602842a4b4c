import { addresses } from '@shanmen/contract/addresses.ts'
import { detailLoader } from '../../../data/load.ts'
import { itemMeta } from '../../../data/meta.ts'
import { PartyArticle } from '../shared/party-article.tsx'
import type { Route } from './+types/activity-detail.ts'

const load = detailLoader('groupActivitiesDetail', {
  address: ({ type }) => (type === 'activity' ? addresses.activityDetail : addresses.educationDetail),
})

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => itemMeta(args, 'activityDetail', args.loaderData)

export default function ActivityDetail({ loaderData: item }: Route.ComponentProps) {
  return <PartyArticle item={item} address={addresses.activityDetail} />
}
