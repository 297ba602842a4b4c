import type { Data } from '@shanmen/contract/schemas.ts'
import type { ReactNode } from 'react'
import { Empty } from '../../../components/feedback/placeholders.tsx'
import { FilterBar } from '../../../components/filter/filter-bar.tsx'
import { KeywordField } from '../../../components/filter/filter-form.tsx'
import { FeedLink, Pagination } from '../../../components/list/pagination.tsx'
import { useLanguage, usePath } from '../../../language/language.ts'
import { partyMessages } from '../../../messages/party.ts'

type Props = { page: Data<'groupActivitiesList'>; children: ReactNode }

/** Years, keyword and pages around a list of articles. */
export function YearlyList({ page, children }: Props) {
  const t = partyMessages[useLanguage()]
  const path = usePath()
  const total = page.years.reduce((sum, { count }) => sum + count, 0)
  const years = page.years.map(({ year, count }) => ({ label: String(year), value: year, count }))
  return (
    <section className="sec sec--tight" aria-labelledby="latest">
      <div className="wrap">
        <h2 id="latest" className="vh">
          {t.latest}
        </h2>
        <FilterBar name="year" label={t.years} options={[{ label: t.all, count: total }, ...years]}>
          <KeywordField label={t.keyword} />
        </FilterBar>
        {page.list.length > 0 ? children : <Empty clear={path} />}
        <Pagination page={page} />
        <FeedLink />
      </div>
    </section>
  )
}
