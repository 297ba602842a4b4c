import { addresses, fill } from '@shanmen/contract/addresses.ts'
import { languageOfPath, subtitleLanguage } from '@shanmen/contract/languages.ts'
import type { Card } from '@shanmen/contract/types.ts'
import { NewsCard } from '../../../components/card/news-card.tsx'
import { listLoader } from '../../../data/load.ts'
import { seo } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { partyMessages } from '../../../messages/party.ts'
import { SectionPage } from '../../../shell/page.tsx'
import { YearlyList } from '../shared/yearly-list.tsx'
import type { Route } from './+types/education-list.ts'

const load = listLoader('groupActivitiesList', { fixed: () => ({ type: 'education', pageSize: 6 }) })

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const language = languageOfPath(args.location.pathname)
  return seo(args, {
    title: pageTitle(language, 'educationList'),
    description: partyMessages[language].descriptions.education,
  })
}

const toItem = (item: Card) => fill(addresses.educationDetail, item.id)

export default function EducationList({ loaderData: page }: Route.ComponentProps) {
  const language = useLanguage()
  return (
    <SectionPage
      title={pageTitle(language, 'educationList')}
      subtitle={pageTitle(subtitleLanguage(language), 'educationList')}
    >
      <YearlyList page={page}>
        <div className="grid">
          {page.list.map((item) => (
            <NewsCard key={item.id} item={item} to={toItem(item)} />
          ))}
        </div>
      </YearlyList>
    </SectionPage>
  )
}
