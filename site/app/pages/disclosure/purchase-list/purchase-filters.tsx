import type { Data } from '@shanmen/contract/schemas.ts'
import { FilterBar } from '../../../components/filter/filter-bar.tsx'
import { FilterForm } from '../../../components/filter/filter-form.tsx'
import type { TypeCount } from '../../../data/load.ts'
import { useLanguage } from '../../../language/language.ts'
import { componentMessages } from '../../../messages/components.ts'
import { disclosureMessages } from '../../../messages/disclosure.ts'

type Page = Pick<Data<'informationDisclosureList'>, 'years' | 'statuses'> & { types: readonly TypeCount[] }

/** The tray of keyword, category and year, and the tabs of the stages that a tender goes through. */
export function PurchaseFilters({ page }: { page: Page }) {
  const language = useLanguage()
  const t = disclosureMessages[language]
  const { keyword, states } = componentMessages[language]
  // `closed` gathers three of the others and `open` finds soon too, so these are no stages of their own.
  const stages = page.statuses.filter(({ status }) => status !== 'closed' && status !== 'soon')
  return (
    <>
      <FilterForm
        label={t.filter}
        fields={[
          { name: 'keyword', label: keyword, placeholder: t.nameOrNumber },
          {
            name: 'type',
            label: t.category,
            options: [
              { value: '', label: t.allCategories },
              ...page.types
                .filter(({ scope }) => scope === 'purchase')
                .map(({ code, name }) => ({ value: code, label: name })),
            ],
          },
          {
            name: 'year',
            label: t.year,
            options: [
              { value: '', label: t.allYears },
              ...page.years.map(({ year }) => ({ value: year, label: String(year) })),
            ],
          },
        ]}
      />
      <FilterBar
        name="status"
        label={t.stage}
        options={stages.map(({ status, count }) => ({
          label: states.purchase[status],
          value: status,
          count,
        }))}
      >
        <p className="mute">
          <small>{t.byDate}</small>
        </p>
      </FilterBar>
    </>
  )
}
