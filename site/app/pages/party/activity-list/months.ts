import { lightAt, type Term } from '@shanmen/contract/light.ts'
import type { Data } from '@shanmen/contract/schemas.ts'

export type Calendar = NonNullable<Data<'groupActivitiesList'>['calendar']>
export type CalendarEvent = Calendar['days'][number]
export type Day = { date: string; events: CalendarEvent[] }
/** A month by weeks of seven days from Monday; undefined are the days of the months before and after. */
export type Month = { key: string; weeks: (Day | undefined)[][] }

const firstOf = (today: string, by: number): Date => {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + by))
}

/** The month of today, and those before and after it in which there is something. */
export function monthsOf({ today, days }: Calendar): Month[] {
  const months = [-1, 0, 1].map((by) => monthOf(firstOf(today, by), days))
  return months.filter(
    ({ key, weeks }) => today.startsWith(key) || weeks.flat().some((day) => day && day.events.length > 0),
  )
}

function monthOf(first: Date, events: readonly CalendarEvent[]): Month {
  const key = first.toISOString().slice(0, 7)
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  const before = (first.getUTCDay() + 6) % 7
  const cells = Array.from({ length: Math.ceil((before + length) / 7) * 7 }, (_, at) => {
    const number = at - before + 1
    if (number < 1 || number > length) return undefined
    const date = `${key}-${String(number).padStart(2, '0')}`
    return { date, events: events.filter((event) => event.date === date) }
  })
  return { key, weeks: cells.flatMap((_, at) => (at % 7 === 0 ? [cells.slice(at, at + 7)] : [])) }
}

/** The solar term that begins on a day. */
export function termBeginning(date: string): Term | undefined {
  const noon = Date.parse(`${date}T12:00:00+08:00`)
  const { term } = lightAt(noon)
  return lightAt(noon - 86_400_000).term === term ? undefined : term
}
