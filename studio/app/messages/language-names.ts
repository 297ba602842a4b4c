import {
  eachLanguage,
  type InterfaceLanguage,
  type Language,
  languages,
} from '@shanmen/contract/languages.ts'

/** What the languages of the content are called on the studio's screens. */
export const languageNames = {
  zh: eachLanguage<string>((code) => languages[code].name.zh),
  en: eachLanguage<string>((code) => languages[code].name.en),
} satisfies Record<InterfaceLanguage, Record<Language, string>>

/** Their short names, the same on all screens. */
export const shortLanguageNames: Record<Language, string> = { zh: '中', en: 'EN' }
