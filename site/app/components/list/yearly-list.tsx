import type { ReactNode } from 'react'
import { FilterBar, yearOptions } from '../filter/filter-bar.tsx'
import { KeywordField } from '../filter/filter-form.tsx'
import { ListSection } from './list-section.tsx'

type Props = {
  page: Parameters<typeof ListSection>[0]['page'] & { years: Parameters<typeof yearOptions>[0] }
  messages: { latest: string; years: string; keyword: string }
  children: ReactNode
}

/** A list of articles with years, keyword and feed. */
export function YearlyList({ page, messages, children }: Props) {
  return (
    <ListSection
      page={page}
      id="latest"
      title={messages.latest}
      filters={
        <FilterBar name="year" label={messages.years} options={yearOptions(page.years)}>
          <KeywordField label={messages.keyword} />
        </FilterBar>
      }
      feed
    >
      {children}
    </ListSection>
  )
}
