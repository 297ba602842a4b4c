import type { ReactNode } from 'react'
import type { TypeCount } from '../../data/load.ts'
import { combinesFilters, type ListQuery, writeQuery } from '../../data/query.ts'
import { useLanguage, usePath } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { useSearch } from '../../lib/use-search.ts'
import { componentMessages } from '../../messages/components.ts'
import styles from './filter.module.css'

type FilterOption = { label: string; value: string | number; count: number }

/** The types of a list as choices, each with its number of items. */
export const typeOptions = (types: readonly TypeCount[]): FilterOption[] =>
  types.map(({ code, name, count }) => ({ label: name, value: code, count }))

/** The years of a list as choices. */
export const yearOptions = (years: readonly { year: number; count: number }[]): FilterOption[] =>
  years.map(({ year, count }) => ({ label: String(year), value: year, count }))

type Props = {
  /** The query parameter the choices set; all other parameters stay, the page goes back to 1. */
  name: Exclude<keyof ListQuery, 'page'>
  /** What is chosen here, for screen readers: 年份. */
  label: string
  options: readonly FilterOption[]
  /** False where the sum of the choices is shown next to another filter already. */
  total?: boolean
  /** At the right: a keyword field, another filter, a note. */
  children?: ReactNode
}

/** Filter of a list as plain links, the current one marked. The first (全部) removes the filter. */
export function FilterBar({ name, label, options, total = true, children }: Props) {
  const { all } = componentMessages[useLanguage()]
  const sum = total ? options.reduce((sum, { count }) => sum + count, 0) : undefined
  const search = useSearch()
  const path = usePath()
  const chosen = new URLSearchParams(search).get(name) ?? ''
  return (
    <div className={`${styles.bar} unprinted`}>
      <nav aria-label={label}>
        <ul className={styles.options}>
          {[{ label: all, value: '', count: sum }, ...options].map(({ label, value, count }) => {
            const query = writeQuery(search, { [name]: value })
            return (
              <li key={value}>
                <LocalLink
                  to={path + query}
                  rel={combinesFilters(query) ? 'nofollow' : undefined}
                  aria-current={String(value) === chosen ? 'true' : undefined}
                  preventScrollReset
                >
                  {/* With a space, at which no line breaks: a year and its count would be read as one number. */}
                  {count === undefined ? (
                    label
                  ) : (
                    <>
                      {`${label}\u00a0`}
                      <sup>{count}</sup>
                    </>
                  )}
                </LocalLink>
              </li>
            )
          })}
        </ul>
      </nav>
      {children}
    </div>
  )
}
