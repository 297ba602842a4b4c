import { addresses } from '@shanmen/contract/addresses.ts'
import { Choice } from '../../site/app/components/filter/choice.tsx'
import { FilterBar, yearOptions } from '../../site/app/components/filter/filter-bar.tsx'
import { FilterForm, KeywordField } from '../../site/app/components/filter/filter-form.tsx'
import { useLanguage } from '../../site/app/language/language.ts'
import { componentMessages } from '../../site/app/messages/components.ts'
import { newsMessages } from '../../site/app/messages/news.ts'
import { type Examples, firstOf } from '../example.ts'
import type { SampleData } from '../sample.ts'

function YearBar({ news }: SampleData) {
  const t = newsMessages[useLanguage()]
  return (
    <FilterBar name="year" label={t.years} options={yearOptions({ ...news, query: { page: 1 } })}>
      <KeywordField label={t.keyword} />
    </FilterBar>
  )
}

function NoticeForm({ notices }: SampleData) {
  const t = componentMessages[useLanguage()]
  return (
    <FilterForm
      label={t.search}
      fields={[
        { name: 'keyword', label: t.keyword, placeholder: firstOf(notices.list).number },
        {
          name: 'status',
          label: t.status,
          options: [
            { value: '', label: t.all },
            ...notices.statuses.map(({ status }) => ({ value: status, label: t.states.purchase[status] })),
          ],
        },
      ]}
    />
  )
}

function NewsKeyword() {
  return <KeywordField label={newsMessages[useLanguage()].keyword} />
}

function Years({ news }: SampleData) {
  const t = newsMessages[useLanguage()]
  const options = news.years.map(({ year }) => ({ value: String(year), label: String(year) }))
  return <Choice name="years" legend={t.years} options={options} chosen={options[0]?.value ?? ''} />
}

export const filter: Examples = {
  Choice: { at: addresses.newsGroupList, render: (sample) => <Years {...sample} /> },
  FilterBar: { at: addresses.newsGroupList, render: (sample) => <YearBar {...sample} /> },
  FilterForm: { at: addresses.purchaseList, render: (sample) => <NoticeForm {...sample} /> },
  KeywordField: { at: addresses.newsGroupList, render: () => <NewsKeyword /> },
}
