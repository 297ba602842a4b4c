import { type SubmitEvent, useId } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isFilter } from '../../data/query.ts'
import { useLanguage, usePath } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { Icon } from '../../lib/icon.tsx'
import { componentMessages } from '../../messages/components.ts'
import styles from './filter.module.css'

/**
 * The filters above a list: keyword, selects, search and reset, as a GET form that works without script. On phones, where it
 * would fill the first screen, it is folded until it is wanted or a filter is set.
 */
export function FilterForm({ label, fields }: { label: string; fields: readonly FilterFieldProps[] }) {
  const t = componentMessages[useLanguage()]
  const path = usePath()
  const { query, others, form } = useFilterForm(fields.map(({ name }) => name))
  const { key, ...attributes } = form
  return (
    <search aria-label={label}>
      <details className={`${styles.tray} unprinted`} open={fields.some(({ name }) => query.get(name))}>
        <summary>{label}</summary>
        <form key={key} {...attributes}>
          {fields.map((field) => (
            <FilterField key={field.name} {...field} chosen={query.get(field.name) ?? ''} />
          ))}
          {others.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <div className={styles.buttons}>
            <button type="submit" className="btn btn--p btn--s">
              {t.search}
            </button>
            <LocalLink className="btn btn--g btn--s" to={path} preventScrollReset>
              {t.reset}
            </LocalLink>
          </div>
        </form>
      </details>
    </search>
  )
}

type FilterFieldProps = {
  name: string
  label: string
  /** With options a select, the first without value (全部类别); without them a text field. */
  options?: readonly { value: string | number; label: string }[]
  placeholder?: string
}

/** One labelled field of the filter form, with its value from the address. */
function FilterField({ name, label, options, placeholder, chosen }: FilterFieldProps & { chosen: string }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <div className={styles.field}>
        {options ? (
          <select id={id} name={name} defaultValue={chosen}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        ) : (
          <input
            id={id}
            name={name}
            type="search"
            maxLength={50}
            placeholder={placeholder}
            defaultValue={chosen}
          />
        )}
      </div>
    </div>
  )
}

/** A small keyword field next to a filter: `?keyword=`. Enter searches; works as a plain form. */
export function KeywordField({ label }: { label: string }) {
  const t = componentMessages[useLanguage()]
  const { query, others, form } = useFilterForm(['keyword'])
  const { key, ...attributes } = form
  return (
    <search>
      <form key={key} className={`${styles.field} ${styles.keyword}`} {...attributes}>
        <button type="submit" className="ib" aria-label={t.search}>
          <Icon name="search" />
        </button>
        <input
          type="search"
          name="keyword"
          maxLength={50}
          aria-label={label}
          placeholder={label}
          defaultValue={query.get('keyword') ?? ''}
        />
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
    </search>
  )
}

/**
 * A GET form over the filters of a list. The browser alone sends every field, empty ones too; with JavaScript the
 * address stays clean. `others` are parameters of other filters, sent as hidden fields.
 */
function useFilterForm(names: readonly string[]) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const others = [...query].filter(([name]) => isFilter(name) && name !== 'page' && !names.includes(name))
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string' && value.trim()) wanted.set(name, value.trim())
    const text = wanted.toString()
    navigate(pathname + (text && `?${text}`), { preventScrollReset: true })
  }
  return { query, others, form: { key: search, method: 'get', action: pathname, onSubmit } as const }
}
