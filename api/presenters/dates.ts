const zone = 'Asia/Shanghai'
const offset = '+08:00'
const shanghai = 8 * 3_600_000
const day = /^\d{4}-\d{2}-\d{2}$/
const zoned = /(Z|[+-]\d{2}:\d{2})$/

/** A moment as the API writes it: `2026-05-01T09:00:00+08:00`; '' where there is none. A day is its first second. */
export function presentDateTime(stored: string | null | undefined): string {
  if (!stored) return ''
  const whole = day.test(stored) ? `${stored}T00:00` : stored
  // One without an offset is meant in Asia/Shanghai.
  const time = Date.parse(zoned.test(whole) ? whole : whole + offset)
  return Number.isNaN(time) ? '' : `${new Date(time + shanghai).toISOString().slice(0, 19)}${offset}`
}

/** The day of a moment in Asia/Shanghai: `2026-05-01`; '' where there is none. */
export const presentDate = (stored: string | null | undefined): string => presentDateTime(stored).slice(0, 10)

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const weekdayName = new Intl.DateTimeFormat('en-US', { timeZone: zone, weekday: 'short' })

/** Weekday in Asia/Shanghai, 1 = Monday … 7 = Sunday. */
export const weekdayOf = (now: Date): number => weekdays.indexOf(weekdayName.format(now)) + 1
