import { siteNames } from '@shanmen/brand/names.ts'
import { languages, subtitleLanguage } from '@shanmen/contract/languages.ts'
import type { GlobalData } from '../data/global.ts'
import { useLanguage } from '../language/language.ts'
import { LocalLink } from '../language/local-link.tsx'
import styles from './logo.module.css'

/** Logo and name, linked to the home page. */
export function Logo({ site }: { site: GlobalData['site'] | undefined }) {
  const language = useLanguage()
  const names = siteNames[language]
  return (
    <LocalLink className={styles.logo} to="/">
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <use href="#i-logo" />
      </svg>
      <span>
        <b>{(languages[language].isCjk ? site?.name : site?.shortName) ?? names.name}</b>
        <small lang={languages[subtitleLanguage(language)].tag}>{site?.otherName ?? names.other}</small>
      </span>
    </LocalLink>
  )
}
