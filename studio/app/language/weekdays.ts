import { type InterfaceLanguage, languages } from '@shanmen/contract/languages.ts'

/** 1 = Monday … 7 = Sunday. */
export const everyDay = [1, 2, 3, 4, 5, 6, 7] as const

/** The short name of a weekday. */
export const weekdayName = (weekday: number, language: InterfaceLanguage): string =>
  // The first of January 2024 was a Monday.
  new Intl.DateTimeFormat(languages[language].tag, { weekday: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, weekday),
  )
