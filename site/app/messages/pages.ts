import { type PageName, pages } from '@shanmen/contract/addresses.ts'
import { type Language, subtitleLanguage } from '@shanmen/contract/languages.ts'

/** Title of a page: `pageTitle('zh', 'scenicDetail', '西湖')` → `景区详情 · 西湖`. */
export function pageTitle(language: Language, page: PageName, item = ''): string {
  return pages[page][language].replace('{title}', () => item)
}

/** Names of the English menu where the title that the specification fixes is spelt otherwise or is no name. */
const englishNames: Partial<Record<PageName, string>> = {
  cooperationIntro: 'How We Cooperate',
  honorNational: 'National Honours',
  honorOther: 'Other Honours',
  honorProvincial: 'Provincial Honours',
  onlineIntro: 'Learning Platform',
  organization: 'Organisation',
}

/** The line below a page's title: its name in the other language. */
export function pageSubtitle(language: Language, page: PageName): string {
  const other = subtitleLanguage(language)
  return (other === 'en' && englishNames[page]) || pageTitle(other, page)
}
