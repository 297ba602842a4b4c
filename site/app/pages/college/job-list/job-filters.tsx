import { FilterForm } from '../../../components/filter/filter-form.tsx'
import type { TypeCount } from '../../../data/load.ts'
import { useLanguage } from '../../../language/language.ts'
import { college } from '../../../messages/college.ts'
import { fillIn } from '../../../messages/components.ts'
import styles from './job-list.module.css'

type Page = { total: number; cities: readonly string[]; types: readonly TypeCount[] }

/** The tray of keyword, place and field, and how many vacancies they leave. */
export function JobFilters({ page }: { page: Page }) {
  const words = college[useLanguage()]
  return (
    <>
      <FilterForm
        label={words.filterJobs}
        fields={[
          { name: 'keyword', label: words.jobKeyword, placeholder: words.jobHint },
          {
            name: 'city',
            label: words.city,
            options: [
              { value: '', label: words.allCities },
              ...page.cities.map((city) => ({ value: city, label: city })),
            ],
          },
          {
            name: 'type',
            label: words.kindOfJob,
            options: [
              { value: '', label: words.allKinds },
              ...page.types.map(({ code, name }) => ({ value: code, label: name })),
            ],
          },
        ]}
      />
      <p className={styles.found} role="status">
        {fillIn(words.found, page.total)}
      </p>
    </>
  )
}
