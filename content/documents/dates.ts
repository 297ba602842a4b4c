const day = /^\d{4}-\d{2}-\d{2}$/
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/
const zoned = /(Z|[+-]\d{2}:\d{2})$/
const shanghai = 8 * 3_600_000

/** True for a day that exists: `2026-02-30` does not. */
export const isDate = (text: string): boolean =>
  day.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

/** True for a moment, with or without seconds and zone, or a day. */
export const isDateTime = (text: string): boolean =>
  isDate(text) || (moment.test(text) && isDate(text.slice(0, 10)) && !Number.isNaN(timeOf(text)))

// Without a zone a moment is in Asia/Shanghai, which has had no summer time since 1991.
const timeOf = (text: string): number => Date.parse(zoned.test(text) ? text : `${text}+08:00`)

/** The first instant of a stored day or moment, as the database stores it. Undefined for anything else. */
export function startOf(stored: unknown): string | undefined {
  if (typeof stored !== 'string' || !isDateTime(stored)) return undefined
  return new Date(timeOf(day.test(stored) ? `${stored}T00:00` : stored)).toISOString()
}

/** The last instant of a deadline: one that names only a day lasts until the end of that day. */
export function endOf(stored: unknown): string | undefined {
  if (typeof stored !== 'string' || !isDateTime(stored)) return undefined
  return new Date(timeOf(day.test(stored) ? `${stored}T23:59:59.999` : stored)).toISOString()
}

/** The year of an instant in Asia/Shanghai. */
export const yearOf = (instant: string): number => new Date(Date.parse(instant) + shanghai).getUTCFullYear()
