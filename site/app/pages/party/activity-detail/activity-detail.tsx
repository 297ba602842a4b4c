import { addresses } from '@shanmen/contract/addresses.ts'
import { languageOfPath } from '@shanmen/contract/languages.ts'
import { detailLoader } from '../../../data/load.ts'
import { seo } from '../../../data/meta.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { PartyArticle } from '../shared/party-article.tsx'
import type { Route } from './+types/activity-detail.ts'

const load = detailLoader('groupActivitiesDetail', {
  address: ({ type }) => (type === 'activity' ? addresses.activityDetail : addresses.educationDetail),
})

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const item = args.loaderData
  return seo(args, {
    title: pageTitle(languageOfPath(args.location.pathname), 'activityDetail', item?.title),
    description: item?.summary,
    image: item?.cover,
    languages: item?.languages,
    type: 'article',
  })
}

export default function ActivityDetail({ loaderData: item }: Route.ComponentProps) {
  return <PartyArticle item={item} address={addresses.activityDetail} />
}
