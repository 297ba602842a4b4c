import { type Language, languages } from '@shanmen/contract/languages.ts'
import type { Event } from '@shanmen/contract/types.ts'
import { eventMessages } from '../messages/event.ts'
import { dateParts, showDate } from './dates.ts'

type Times = Pick<Event, 'startsAt' | 'endsAt' | 'wholeDay' | 'daily'>

const dayMs = 86_400_000

/**
 * Of an event that has the same hours on each of several days: how many, when the first of them ends and the last begins. The hours may
 * go over midnight.
 */
export function sessionsOf({ startsAt, endsAt, wholeDay, daily }: Times) {
  const [starts, ends] = [Date.parse(startsAt), Date.parse(endsAt)]
  const [count, length] = [Math.floor((ends - starts) / dayMs) + 1, (ends - starts) % dayMs]
  if (!daily || wholeDay || count === 1 || length === 0) return undefined
  const [firstEnds, lastStarts] = [starts + length, ends - length].map((at) => new Date(at).toISOString())
  return { count, firstEnds: firstEnds ?? endsAt, lastStarts: lastStarts ?? startsAt }
}

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
export function showTimes(event: Times, language: Language): string {
  const { startsAt, endsAt, wholeDay } = event
  const { to, daily } = eventMessages[language]
  const [from, until] = [startsAt, endsAt].map((at) => dateParts(at).time.replace(/^0/, ''))
  const [first, last] = [showDay(startsAt, language), showDay(endsAt, language)]
  const comma = languages[language].isCjk ? ' ' : ', '
  const sessions = sessionsOf(event)
  if (sessions)
    return `${first}${to}${showDay(sessions.lastStarts, language)}${comma}${daily} ${from}–${until}`
  if (first === last) return wholeDay ? first : `${first}${comma}${from}–${until}`
  return wholeDay ? first + to + last : `${first}${comma}${from}${to}${last}${comma}${until}`
}
