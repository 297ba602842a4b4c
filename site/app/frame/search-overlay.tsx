import { addresses } from '@shanmen/contract/addresses.ts'
import { pathIn } from '@shanmen/contract/languages.ts'
import { Form } from 'react-router'
import { useLanguage } from '../language/language.ts'
import { frame } from '../words/frame.ts'
import { Icon } from './icon.tsx'
import styles from './search-overlay.module.css'
import { useOverlay } from './use-overlay.ts'

/** Full-screen search of the news. A popover with a form that asks by address, so it needs no script. */
export function SearchOverlay({ id }: { id: string }) {
  const language = useLanguage()
  const words = frame[language]
  const overlay = useOverlay()
  return (
    <dialog id={id} popover="auto" className={styles.search} aria-label={words.search} {...overlay}>
      <div className="wrap">
        <div className={styles.head}>
          <button
            type="button"
            className="ib"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={words.closeSearch}
          >
            <Icon name="close" />
          </button>
        </div>
        <search>
          <Form className={styles.form} action={pathIn(language, addresses.newsGroupList)} discover="none">
            <Icon name="search" />
            <input
              type="search"
              name="keyword"
              maxLength={50}
              required
              autoFocus
              aria-label={words.keyword}
              placeholder={words.keyword}
            />
            <button type="submit" className="btn btn--p btn--s">
              {words.search}
            </button>
          </Form>
        </search>
      </div>
    </dialog>
  )
}
