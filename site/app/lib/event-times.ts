import { type Language, languages } from '@shanmen/contract/languages.ts'
import type { Event } from '@shanmen/contract/types.ts'
import { eventMessages } from '../messages/event.ts'
import { dateParts, showDate } from './dates.ts'

type Times = Pick<Event, 'startsAt' | 'endsAt' | 'wholeDay'>

/** The day of a moment in Beijing: `2026-12-05`. */
export const dayOf = (moment: string): string => {
  const { year, month, day } = dateParts(moment)
  return `${year}-${month}-${day}`
}

/** Its weekday: 周六, Sat. */
export const weekdayOf = (moment: string, language: Language): string =>
  eventMessages[language].weekdays[new Date(`${dayOf(moment)}T00:00:00Z`).getUTCDay()] ?? ''

/** A day with its weekday: `2026-12-05 周六`, `Sat 5 Dec 2026`; no line ends inside it. */
function showDay(moment: string, language: Language): string {
  const [date, weekday] = [showDate(moment, language), weekdayOf(moment, language)]
  const day = languages[language].isCjk ? `${date} ${weekday}` : `${weekday} ${date}`
  return day.replaceAll(' ', '\u00a0')
}

/** The time of an event as text: one day with its hours, or the first and the last day. */
export function showTimes({ startsAt, endsAt, wholeDay }: Times, language: Language): string {
  const { to } = eventMessages[language]
  const [from, until] = [dateParts(startsAt).time, dateParts(endsAt).time]
  const [first, last] = [showDay(startsAt, language), showDay(endsAt, language)]
  const comma = languages[language].isCjk ? ' ' : ', '
  if (first === last) return wholeDay ? first : `${first}${comma}${from}–${until}`
  return wholeDay ? first + to + last : `${first}${comma}${from}${to}${last}${comma}${until}`
}
