import { addresses } from '@shanmen/contract/addresses.ts'
import { languageOfPath } from '@shanmen/contract/languages.ts'
import { detailLoader } from '../../../data/load.ts'
import { seo } from '../../../data/meta.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { PartyArticle } from '../shared/party-article.tsx'
import type { Route } from './+types/education-detail.ts'

const load = detailLoader('groupActivitiesDetail', {
  address: ({ type }) => (type === 'activity' ? addresses.activityDetail : addresses.educationDetail),
})

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const item = args.loaderData
  return seo(args, {
    title: pageTitle(languageOfPath(args.location.pathname), 'educationDetail', item?.title),
    description: item?.summary,
    image: item?.cover,
    languages: item?.languages,
    type: 'article',
  })
}

export default function EducationDetail({ loaderData: item }: Route.ComponentProps) {
  return <PartyArticle item={item} address={addresses.educationDetail} />
}
