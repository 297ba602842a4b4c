import { addresses } from '@shanmen/contract/addresses.ts'
import { pathIn } from '@shanmen/contract/languages.ts'
import { useLanguage } from '../language/language.ts'
import { Icon } from '../lib/icon.tsx'
import { shellMessages } from '../messages/shell.ts'
import styles from './search-form.module.css'

/** The field that leads to the results of the site's search, with `q` in it. It needs no script. */
export function SearchForm({ q = '', label }: { q?: string; label?: string }) {
  const language = useLanguage()
  const t = shellMessages[language]
  return (
    <search>
      <form key={q} className={styles.form} action={pathIn(language, addresses.search)}>
        <Icon name="search" />
        <input
          type="search"
          name="q"
          maxLength={100}
          required
          autoComplete="off"
          aria-label={label ?? t.keyword}
          placeholder={label ?? t.keyword}
          defaultValue={q}
        />
        <button type="submit" className="btn btn--p btn--s">
          {t.search}
        </button>
      </form>
    </search>
  )
}
