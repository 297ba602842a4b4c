import type { Data } from '@shanmen/contract/schemas.ts'
import type { ReactNode } from 'react'
import { Empty } from '../../../components/feedback/empty.tsx'
import { FilterBar } from '../../../components/filter/filter-bar.tsx'
import { KeywordField } from '../../../components/filter/keyword-field.tsx'
import { FeedLink } from '../../../components/list/feed-link.tsx'
import { Pagination } from '../../../components/list/pagination.tsx'
import { useLanguage, usePath } from '../../../language/language.ts'
import { party } from '../../../messages/party.ts'

type Props = { page: Data<'groupActivitiesList'>; children: ReactNode }

/** Years, keyword and pages around a list of articles. */
export function YearlyList({ page, children }: Props) {
  const words = party[useLanguage()]
  const path = usePath()
  const total = page.years.reduce((sum, { count }) => sum + count, 0)
  const years = page.years.map(({ year, count }) => ({ label: String(year), value: year, count }))
  return (
    <section className="sec sec--tight" aria-labelledby="latest">
      <div className="wrap">
        <h2 id="latest" className="vh">
          {words.latest}
        </h2>
        <FilterBar name="year" label={words.years} options={[{ label: words.all, count: total }, ...years]}>
          <KeywordField label={words.keyword} />
        </FilterBar>
        {page.list.length > 0 ? children : <Empty clear={path} />}
        <Pagination page={page} />
        <FeedLink />
      </div>
    </section>
  )
}
