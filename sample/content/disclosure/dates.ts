import type { Day } from '../../entry.ts'

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** A date as a Chinese notice writes it: 2026 年 12 月 10 日. */
export function zhDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${year} 年 ${month} 月 ${day} 日`
}

/** A date as an English notice writes it: 10 December 2026. */
export function enDate(date: string): string {
  const [year, month = 1, day] = date.split('-').map(Number)
  return `${day} ${months[month - 1]} ${year}`
}

/** The number of a notice carries the year in which it was published. */
export const numbered = (prefix: 'LS-CG' | 'LS-ZZ', day: Day, published: number, serial: string) =>
  `${prefix}-${day(published).slice(0, 4)}-${serial}`
