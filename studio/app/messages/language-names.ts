import type { InterfaceLanguage, Language } from '@shanmen/contract/languages.ts'

/** What the languages of the content are called on the studio's screens. */
export const languageNames = {
  zh: { zh: '中文', en: '英文' },
  en: { zh: 'Chinese', en: 'English' },
} satisfies Record<InterfaceLanguage, Record<Language, string>>

/** Their short names, the same on all screens. */
export const shortLanguageNames: Record<Language, string> = { zh: '中', en: 'EN' }
