import { useLanguage } from '../../language/language.ts'
import { Icon } from '../../lib/icon.tsx'
import { parts } from '../../messages/components.ts'
import styles from './filter.module.css'
import { useFilterForm } from './use-filter-form.ts'

/** The small keyword field beside a filter: `?keyword=`. Enter searches; works as a plain form. */
export function KeywordField({ label }: { label: string }) {
  const words = parts[useLanguage()]
  const { query, kept, form } = useFilterForm(['keyword'])
  const { key, ...attributes } = form
  return (
    <search>
      <form key={key} className={`${styles.field} ${styles.keyword}`} {...attributes}>
        <button type="submit" className="ib" aria-label={words.search}>
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
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
    </search>
  )
}
