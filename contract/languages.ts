/** The site's two languages (spec §3): Chinese is the default and has no prefix, English lives under `/en`. */
export const languages = {
  zh: { id: 1, label: 'Chinese', tag: 'zh-CN', prefix: '' },
  en: { id: 2, label: 'En', tag: 'en', prefix: '/en' },
} as const

export type Language = keyof typeof languages
export type LanguageId = (typeof languages)[Language]['id']

export const languageCodes = ['zh', 'en'] as const satisfies readonly Language[]

/** Language of a path: its first segment is exactly `en` → English, anything else → Chinese (R2). */
export function languageOfPath(path: string): Language {
  return path === '/en' || path.startsWith('/en/') || path.startsWith('/en?') ? 'en' : 'zh'
}

/** `/member/scenic` in English → `/en/member/scenic`; `/` → `/en`. `path` has no language prefix. */
export function pathIn(language: Language, path: string): string {
  const { prefix } = languages[language]
  return path === '/' ? prefix || '/' : prefix + path
}

/** Takes the language prefix off a path: `/en/member` → `/member`, `/en` → `/`. */
export function pathWithoutLanguage(path: string): string {
  return languageOfPath(path) === 'en' ? path.slice(3).replace(/^(?=\?|$)/, '/') : path
}

/** Language of an id in a call (1 or 2); undefined for any other value (R203). */
export function languageOfId(id: number): Language | undefined {
  return languageCodes.find((code) => languages[code].id === id)
}
