export const languageCodes = ['zh', 'en'] as const
export type Language = (typeof languageCodes)[number]

/** Words that stand in both languages beside each other: the labels of kinds, and words inside shared lists. */
export type BothWords = Record<Language, string>

export const otherLanguage = (language: Language): Language => (language === 'zh' ? 'en' : 'zh')
