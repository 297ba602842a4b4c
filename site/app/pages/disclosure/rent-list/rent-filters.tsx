import type { Data } from '@shanmen/contract/schemas.ts'
import { FilterBar, typeOptions } from '../../../components/filter/filter-bar.tsx'
import { KeywordField } from '../../../components/filter/filter-form.tsx'
import type { TypeCount } from '../../../data/load.ts'
import { type ListQuery, writeQuery } from '../../../data/query.ts'
import { useLanguage, usePath } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { useSearch } from '../../../lib/use-search.ts'
import { disclosureMessages } from '../../../messages/disclosure.ts'
import styles from './rent-list.module.css'

type Page = Pick<Data<'informationDisclosureList'>, 'statuses'> & {
  types: readonly TypeCount[]
  query: ListQuery
}

/** Kinds of premises as tabs, the switch to those still available, and the keyword field. */
export function RentFilters({ page }: { page: Page }) {
  const t = disclosureMessages[useLanguage()]
  const search = useSearch()
  const path = usePath()
  const kinds = page.types.filter(({ scope }) => scope === 'rent')
  const only = page.query.status === 'open'
  const open = page.statuses.find(({ status }) => status === 'open')
  return (
    <FilterBar name="type" label={t.kindOfPremises} options={typeOptions(kinds)}>
      <div className={styles.right}>
        <LocalLink
          className={styles.only}
          to={path + writeQuery(search, { status: only ? '' : 'open' })}
          aria-current={only ? 'true' : undefined}
          preventScrollReset
        >
          {t.onlyOpen}
          {open && <sup>{open.count}</sup>}
        </LocalLink>
        <KeywordField label={t.searchPremises} />
      </div>
    </FilterBar>
  )
}
