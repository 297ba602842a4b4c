import { type InterfaceLanguage, languages } from '@shanmen/contract/languages.ts'

const zone = 'Asia/Shanghai'
const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
const englishDay = { year: 'numeric', month: 'short', day: 'numeric' } as const
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

const formats = {
  // The Swedish form is 2026-11-21, which is how the group writes dates.
  zh: {
    day: new Intl.DateTimeFormat('sv-SE', { ...day, timeZone: zone }),
    moment: new Intl.DateTimeFormat('sv-SE', { ...day, ...time, timeZone: zone }),
    time: new Intl.DateTimeFormat('sv-SE', { ...time, timeZone: zone }),
  },
  en: {
    day: new Intl.DateTimeFormat('en-GB', { ...englishDay, timeZone: zone }),
    moment: new Intl.DateTimeFormat('en-GB', { ...englishDay, ...time, timeZone: zone }),
    time: new Intl.DateTimeFormat('en-GB', { ...time, timeZone: zone }),
  },
}

/** `2026-11-21 20:30`, or `21 Nov 2026, 20:30`: always Asia/Shanghai, wherever the browser is. */
export const showMoment = (instant: string | Date, language: InterfaceLanguage): string =>
  formats[language].moment.format(new Date(instant))

/** The day of an instant in Asia/Shanghai. */
export const showDay = (instant: string | Date, language: InterfaceLanguage): string =>
  formats[language].day.format(new Date(instant))

/** The time of day of an instant in Asia/Shanghai. */
export const showTime = (instant: string | Date, language: InterfaceLanguage): string =>
  formats[language].time.format(new Date(instant))

/** `2026-11-21`: the day of an instant in Asia/Shanghai, for comparing and for addresses. */
export const dayOf = (instant: string | Date): string => formats.zh.day.format(new Date(instant))

/** 1 = Monday … 7 = Sunday. */
export const everyDay = [1, 2, 3, 4, 5, 6, 7] as const

/** The short name of a weekday. */
export const weekdayName = (weekday: number, language: InterfaceLanguage): string =>
  // The first of January 2024 was a Monday.
  new Intl.DateTimeFormat(languages[language].tag, { weekday: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, weekday),
  )
