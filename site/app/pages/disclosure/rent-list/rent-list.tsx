import { addresses } from '@shanmen/contract/addresses.ts'
import { languageOfPath, subtitleLanguage } from '@shanmen/contract/languages.ts'
import { Empty } from '../../../components/feedback/empty.tsx'
import { FeedLink } from '../../../components/list/feed-link.tsx'
import { Pagination } from '../../../components/list/pagination.tsx'
import { seo } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { disclosure } from '../../../messages/disclosure.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { PageFrame } from '../../../shell/page-frame.tsx'
import { LeaseCard } from '../shared/lease-card.tsx'
import { noticesLoader } from '../shared/load-notices.ts'
import type { Route } from './+types/rent-list.ts'
import { LeaseLead } from './lease-lead.tsx'
import { LeaseMap } from './lease-map.tsx'
import { RentFilters } from './rent-filters.tsx'

// The leading premises and one row of three.
const load = noticesLoader('rent', 4)

export { load as clientLoader, load as loader }

export const meta: Route.MetaFunction = (args) => {
  const language = languageOfPath(args.location.pathname)
  return seo(args, {
    title: pageTitle(language, 'rentList'),
    description: disclosure[language].rentNote,
    image: args.loaderData?.list[0]?.cover,
  })
}

export default function RentList({ loaderData: page }: Route.ComponentProps) {
  const language = useLanguage()
  const other = subtitleLanguage(language)
  const { list, query } = page
  const filtered = Object.keys(query).length > 1
  // Only the newest premises of all lead the page; in a filtered list they would be one among equals.
  const lead = !filtered && query.page === 1 ? list[0] : undefined
  const rest = lead ? list.slice(1) : list
  return (
    <PageFrame title={pageTitle(language, 'rentList')} subtitle={pageTitle(other, 'rentList')}>
      <section className="sec sec--tight">
        <div className="wrap">
          <RentFilters page={page} />
          {lead && <LeaseLead notice={lead} />}
          {list.length > 0 ? (
            <div className="grid">
              {rest.map((notice) => (
                <LeaseCard key={notice.id} notice={notice} />
              ))}
            </div>
          ) : (
            <Empty clear={filtered ? addresses.rentList : undefined} />
          )}
          <Pagination page={page} />
          <FeedLink />
        </div>
      </section>
      <LeaseMap notices={list} />
    </PageFrame>
  )
}
