/**
 * The languages of the site's content. The first is the default: its addresses have no prefix, and translations are
 * compared with it. Everything that depends on a language derives from its row. A language is added by a row here and
 * its texts (docs/how-to.md).
 */
export const languages = {
  zh: {
    id: 1,
    name: { zh: '中文', en: 'Chinese' },
    label: 'Chinese',
    tag: 'zh-CN',
    ogLocale: 'zh_CN',
    prefix: '',
    isCjk: true,
  },
  en: {
    id: 2,
    name: { zh: '英文', en: 'English' },
    label: 'En',
    tag: 'en',
    ogLocale: 'en_US',
    prefix: '/en',
    isCjk: false,
  },
} as const satisfies Record<string, LanguageRow>

type LanguageRow = {
  /** In calls. */
  id: number
  /** In the interface languages: for the studio, and in English for the documentation of the API. */
  name: { zh: string; en: string }
  /** In the language switch, in English. */
  label: string
  /** BCP 47, for `lang` and `hreflang`. */
  tag: string
  ogLocale: string
  /** Of the paths of its pages. */
  prefix: string
  /** Dates, lists, letter spacing and word counts follow Chinese usage, else English. */
  isCjk: boolean
}

export type Language = keyof typeof languages
export type LanguageId = (typeof languages)[Language]['id']

export const languageCodes = Object.keys(languages) as Language[]
export const defaultLanguage = 'zh' satisfies Language

/** All languages but this one, in the order of the table. */
export const otherLanguages = (language: Language): Language[] =>
  languageCodes.filter((code) => code !== language)

/** The language of the subtitles next to titles in `language`: the default one, or the second if that is the default. */
export const subtitleLanguage = (language: Language): Language =>
  otherLanguages(language)[0] ?? defaultLanguage

/** A value for each language. */
export const eachLanguage = <T>(of: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(languageCodes.map((code) => [code, of(code)])) as Record<Language, T>

export const isLanguage = (text: unknown): text is Language => languageCodes.some((code) => code === text)

/** The languages of the studio's own screens and messages; content may have more. */
export const interfaceLanguages = ['zh', 'en'] as const satisfies readonly Language[]
export type InterfaceLanguage = (typeof interfaceLanguages)[number]
/** A label or message of the studio. Labels that the site shows too need the other content languages as well. */
export type InterfaceText = Record<InterfaceLanguage, string> & { readonly [L in Language]?: string }

/** A label in a content language; in English where the studio has no other text. */
export const labelIn = (text: InterfaceText, language: Language): string => text[language] ?? text.en

/** `甲、乙` or `A, B`. */
export const joinNames = (names: readonly string[], language: Language): string =>
  names.join(languages[language].isCjk ? '、' : ', ')

/** Language of a path: the one whose prefix is its first segment, else the default. */
export function languageOfPath(path: string): Language {
  const first = /^\/[^/?]+/.exec(path)?.[0]
  return languageCodes.find((code) => languages[code].prefix === first) ?? defaultLanguage
}

/** `/member/scenic` in English → `/en/member/scenic`; `/` → `/en`. `path` has no language prefix. */
export function pathIn(language: Language, path: string): string {
  const { prefix } = languages[language]
  return path === '/' ? prefix || '/' : prefix + path
}

/** Takes the language prefix off a path: `/en/member` → `/member`, `/en` → `/`. */
export function pathWithoutLanguage(path: string): string {
  const { prefix } = languages[languageOfPath(path)]
  return prefix ? path.slice(prefix.length).replace(/^(?=\?|$)/, '/') : path
}

/** The page that a link inside the site leads to: without language, query, anchor and a slash at its end. */
export const pageOfLink = (href: string): string =>
  pathWithoutLanguage(href.split(/[?#]/)[0] ?? '').replace(/(.)\/+$/, '$1')

/** Language of an id in a call; undefined for any other value. */
export function languageOfId(id: number): Language | undefined {
  return languageCodes.find((code) => languages[code].id === id)
}
