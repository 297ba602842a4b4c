import type { ReactNode } from 'react'
import { type ListQuery, writeQuery } from '../../data/query.ts'
import { usePath } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { useSearch } from '../../lib/use-search.ts'
import styles from './filter.module.css'

/** One choice; without `value` it removes the filter (全部). */
export type FilterOption = { label: string; value?: string | number; count?: number }

type Props = {
  /** The query parameter the choices set; all other parameters stay, the page goes back to 1. */
  name: Exclude<keyof ListQuery, 'page'>
  /** What is chosen here, for screen readers: 年份. */
  label: string
  options: readonly FilterOption[]
  /** At the right: a keyword field, another filter, a note. */
  children?: ReactNode
}

/** Filter of a list as plain links, the current one marked. */
export function FilterBar({ name, label, options, children }: Props) {
  const search = useSearch()
  const path = usePath()
  const chosen = new URLSearchParams(search).get(name) ?? ''
  return (
    <div className={`${styles.bar} unprinted`}>
      <nav aria-label={label}>
        <ul className={styles.options}>
          {options.map(({ label, value = '', count }) => (
            <li key={value}>
              <LocalLink
                to={path + writeQuery(search, { [name]: value })}
                aria-current={String(value) === chosen ? 'true' : undefined}
                preventScrollReset
              >
                {label}
                {count !== undefined && <sup>{count}</sup>}
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  )
}
