import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { Card } from '@shanmen/contract/types.ts'
import { PictureList } from '../../../components/list/dated-list.tsx'
import { YearlyList } from '../../../components/list/list-section.tsx'
import { listLoader } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { partyMessages } from '../../../messages/party.ts'
import { SectionPage } from '../../../shell/page.tsx'
import type { Route } from './+types/activity-list.ts'

const load = listLoader('groupActivitiesList', { fixed: () => ({ type: 'activity', pageSize: 6 }) })

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => pageMeta(args, 'activityList', partyMessages)

const toItem = (item: Card) => fill(addresses.activityDetail, item.id)

export default function ActivityList({ loaderData: page }: Route.ComponentProps) {
  return (
    <SectionPage page="activityList">
      <YearlyList page={page} messages={partyMessages[useLanguage()]}>
        <PictureList items={page.list} toItem={toItem} />
      </YearlyList>
    </SectionPage>
  )
}
