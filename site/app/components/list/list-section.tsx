import type { ReactNode } from 'react'
import { usePath } from '../../language/language.ts'
import { Empty } from '../feedback/placeholders.tsx'
import { FilterBar, yearOptions } from '../filter/filter-bar.tsx'
import { KeywordField } from '../filter/filter-form.tsx'
import { FeedLink, Pagination } from './pagination.tsx'

type Props = {
  page: { list: readonly unknown[]; pageNum: number; pages: number }
  /** Hidden heading of the list and its id. */
  id: string
  title: string
  filters: ReactNode
  /** Below the list a link to the feed of its section. */
  feed?: boolean
  /** The items; left out when there are none. */
  children: ReactNode
}

/** The list of a page: filters, items or what to do without any, links to its other pages. */
export function ListSection({ page, id, title, filters, feed = false, children }: Props) {
  const path = usePath()
  return (
    <section className="sec sec--tight" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id} className="vh">
          {title}
        </h2>
        {filters}
        {page.list.length > 0 ? children : <Empty clear={path} />}
        <Pagination page={page} />
        {feed && <FeedLink />}
      </div>
    </section>
  )
}

type YearlyListProps = {
  page: Props['page'] & Parameters<typeof yearOptions>[0]
  messages: { latest: string; years: string; keyword: string }
  children: ReactNode
}

/** A list of articles with years, keyword and feed. */
export function YearlyList({ page, messages, children }: YearlyListProps) {
  return (
    <ListSection
      page={page}
      id="latest"
      title={messages.latest}
      filters={
        <FilterBar name="year" label={messages.years} options={yearOptions(page)}>
          <KeywordField label={messages.keyword} />
        </FilterBar>
      }
      feed
    >
      {children}
    </ListSection>
  )
}
