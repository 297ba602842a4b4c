import { useGlobal } from '../data/global.ts'
import { useLanguage } from '../language/language.ts'
import { siteNames } from '../messages/shell.ts'

/** The site's name in the page's language, also when the global data did not come. */
export function useSiteName(): string {
  const language = useLanguage()
  return useGlobal()?.site.name ?? siteNames[language].name
}
