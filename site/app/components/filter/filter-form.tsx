import { useLanguage, usePath } from '../../language/language.ts'
import { LocalLink } from '../../language/local-link.tsx'
import { parts } from '../../messages/components.ts'
import styles from './filter.module.css'
import { FilterField, type FilterFieldProps } from './filter-field.tsx'
import { useFilterForm } from './use-filter-form.ts'

/** The tray of filters above a list: keyword, selects, search and reset, as a GET form that works by itself. */
export function FilterForm({ label, fields }: { label: string; fields: readonly FilterFieldProps[] }) {
  const words = parts[useLanguage()]
  const path = usePath()
  const { query, kept, form } = useFilterForm(fields.map(({ name }) => name))
  const { key, ...attributes } = form
  return (
    <search aria-label={label}>
      <form key={key} className={`${styles.tray} unprinted`} {...attributes}>
        {fields.map((field) => (
          <FilterField key={field.name} {...field} chosen={query.get(field.name) ?? ''} />
        ))}
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.buttons}>
          <button type="submit" className="btn btn--p btn--s">
            {words.search}
          </button>
          <LocalLink className="btn btn--g btn--s" to={path} preventScrollReset>
            {words.reset}
          </LocalLink>
        </div>
      </form>
    </search>
  )
}
