import type { ReactNode } from 'react'
import type { TypeCount } from '../../data/load.ts'
import { combinesFilters, type ListQuery, writeQuery } from '../../data/query.ts'
import { useLanguage, usePath } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { useSearch } from '../../lib/use-search.ts'
import { componentMessages } from '../../messages/components.ts'
import styles from './filter.module.css'

type FilterOption = { label: string; value: string | number; count: number | undefined }

type Types = { types: readonly TypeCount[]; query: ListQuery }

/** The types of a list as choices, each with its number of items; without numbers under another filter, which these do not know. */
export function typeOptions({ types, query }: Types): FilterOption[] {
  const { page: _, type: __, ...others } = query
  const counted = Object.keys(others).length === 0
  return types.map(({ code, name, count }) => ({
    label: name,
    value: code,
    count: counted ? count : undefined,
  }))
}

type Years = { years: readonly { year: number; count: number }[]; query: ListQuery }

/** The years of a list as choices, the chosen one among them where the other filters leave nothing of it. */
export function yearOptions({ years, query: { year: chosen } }: Years) {
  const missing = chosen !== undefined && years.every(({ year }) => year !== chosen)
  return [...years, ...(missing ? [{ year: chosen, count: 0 }] : [])]
    .sort((a, b) => b.year - a.year)
    .map(({ year, count }) => ({ label: String(year), value: year, count }))
}

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
  const counted = total && options.every(({ count }) => count !== undefined)
  const sum = counted ? options.reduce((sum, { count = 0 }) => sum + count, 0) : undefined
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
