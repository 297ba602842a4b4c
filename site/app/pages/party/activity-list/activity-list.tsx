import { addresses, fill } from '@shanmen/contract/addresses.ts'
import { languageOfPath, subtitleLanguage } from '@shanmen/contract/languages.ts'
import type { Card } from '@shanmen/contract/types.ts'
import { PictureList } from '../../../components/list/dated-list.tsx'
import { listLoader } from '../../../data/load.ts'
import { seo } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { partyMessages } from '../../../messages/party.ts'
import { SectionPage } from '../../../shell/page.tsx'
import { YearlyList } from '../shared/yearly-list.tsx'
import type { Route } from './+types/activity-list.ts'

const load = listLoader('groupActivitiesList', { fixed: () => ({ type: 'activity', pageSize: 6 }) })

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const language = languageOfPath(args.location.pathname)
  return seo(args, {
    title: pageTitle(language, 'activityList'),
    description: partyMessages[language].descriptions.activities,
  })
}

const toItem = (item: Card) => fill(addresses.activityDetail, item.id)

export default function ActivityList({ loaderData: page }: Route.ComponentProps) {
  const language = useLanguage()
  return (
    <SectionPage
      title={pageTitle(language, 'activityList')}
      subtitle={pageTitle(subtitleLanguage(language), 'activityList')}
    >
      <YearlyList page={page}>
        <PictureList items={page.list} toItem={toItem} />
      </YearlyList>
    </SectionPage>
  )
}
