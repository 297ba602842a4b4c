import { type Language, languages } from '@shanmen/contract/languages.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const beijing = 8 * 60 * 60 * 1000

export type DateParts = { year: string; month: string; day: string; time: string }

const none: DateParts = { year: '', month: '', day: '', time: '' }

/**
 * A date (`2026-11-16`) or moment (`…T09:00:00+08:00`) as it is in Beijing, whatever the reader's own zone. A draft whose preview
 * is open may have none: its parts are empty, and so is what the functions below say of it.
 */
export function dateParts(value: string): DateParts {
  if (value === '') return none
  const at = value.length === 10 ? `${value}T00:00:00Z` : new Date(Date.parse(value) + beijing).toISOString()
  return { year: at.slice(0, 4), month: at.slice(5, 7), day: at.slice(8, 10), time: at.slice(11, 16) }
}

/** `2026-11-16` in Chinese, `16 Nov 2026` in English. */
export function showDate(value: string, language: Language): string {
  const { year, month, day } = dateParts(value)
  return (
    year && (languages[language].isCjk ? `${year}-${month}-${day}` : `${+day} ${monthName(month)} ${year}`)
  )
}

/** `2026.11` in Chinese, `Nov 2026` in English: the small line below a large day. */
export function showMonth(value: string, language: Language): string {
  const { year, month } = dateParts(value)
  return year && (languages[language].isCjk ? `${year}.${month}` : `${monthName(month)} ${year}`)
}

/** `2026年11月` in Chinese, `Nov 2026` in English: a month within a sentence. */
export function showWholeMonth(value: string, language: Language): string {
  const { year, month } = dateParts(value)
  return year && (languages[language].isCjk ? `${year}年${+month}月` : `${monthName(month)} ${year}`)
}

/** Date and hour: `2026-11-16 17:00`, `16 Nov 2026, 17:00`. */
export function showMoment(value: string, language: Language): string {
  const date = showDate(value, language)
  return date && `${date}${languages[language].isCjk ? '' : ','} ${dateParts(value).time}`
}

/** When a day is over in Beijing. */
export const endOfDay = (day: string): string => `${day}T24:00:00+08:00`

const monthName = (month: string) => months[Number(month) - 1] ?? month
