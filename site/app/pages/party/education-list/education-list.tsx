import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { Card } from '@shanmen/contract/types.ts'
import { NewsCard } from '../../../components/card/news-card.tsx'
import { YearlyList } from '../../../components/list/list-section.tsx'
import { listLoader } from '../../../data/load.ts'
import { pageMeta } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { gridOf } from '../../../lib/grid-of.ts'
import { partyMessages } from '../../../messages/party.ts'
import { SectionPage } from '../../../shell/page.tsx'
import type { Route } from './+types/education-list.ts'

const load = listLoader('groupActivitiesList', { fixed: () => ({ type: 'education', pageSize: 6 }) })

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => pageMeta(args, 'educationList', partyMessages)

const toItem = (item: Card) => fill(addresses.educationDetail, item.id)

export default function EducationList({ loaderData: page }: Route.ComponentProps) {
  return (
    <SectionPage page="educationList">
      <YearlyList page={page} messages={partyMessages[useLanguage()]}>
        <div className={gridOf(page.list.length)}>
          {page.list.map((item) => (
            <NewsCard key={item.id} item={item} to={toItem(item)} />
          ))}
        </div>
      </YearlyList>
    </SectionPage>
  )
}
