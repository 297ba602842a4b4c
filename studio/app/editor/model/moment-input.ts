import { isDate, isDateTime, startOf } from '@shanmen/content/documents/dates.ts'

const shanghai = 8 * 3_600_000

/** A stored moment as the two inputs show it: day and time in Asia/Shanghai. Without a time it is the day alone. */
export function toInputs(stored: unknown): { day: string; time: string } {
  if (typeof stored !== 'string' || !isDateTime(stored)) return { day: '', time: '' }
  if (isDate(stored)) return { day: stored, time: '' }
  const local = new Date(Date.parse(startOf(stored) ?? '') + shanghai).toISOString()
  return { day: local.slice(0, 10), time: local.slice(11, 16) }
}

/** The stored form of both inputs: with its time zone, so that the browser's own zone cannot shift it. */
export function fromInputs({ day, time }: { day: string; time: string }): string | undefined {
  if (!day) return undefined
  return time ? `${day}T${time.slice(0, 5)}:00+08:00` : day
}
