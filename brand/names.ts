import type { Language } from '@shanmen/contract/languages.ts'

/** The name and its second line, until the global data is there. */
export const siteNames = {
  zh: { name: '灵山集团', other: 'Lingshan Group' },
  en: { name: 'Lingshan Group', other: '灵山集团' },
} satisfies Record<Language, { name: string; other: string }>

/** The name as it is typed into a password, which is refused there. */
export const nameWords = ['lingshan', 'lingshangroup']
