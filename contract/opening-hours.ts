/**
 * Opening hours of a place: a weekly table for each season, and dates that differ from it. All times are those of
 * Asia/Shanghai, which has no summer time. Pages, API and structured data take every state from here.
 */

/** Times of a day as `08:30`. What closes no later than it opens closes on the next day; 00:00 to 00:00 is all day. */
export type OpeningTimes = { opens: string; closes: string; lastEntry?: string | undefined }
/** `days`: weekdays on which the times begin, 1 = Monday … 7 = Sunday. */
export type WeeklyTimes = OpeningTimes & { days: readonly number[] }
/** From and to `MM-DD`, both included, also over the end of a year; without them it is the rest of the year. No times: closed. */
export type Season = { from?: string | undefined; to?: string | undefined; times: readonly WeeklyTimes[] }
/** Dates from and to, both included, that have these times instead of those of the season. No times: closed. */
export type Exception = { from: string; to: string; reason: string; times: readonly OpeningTimes[] }
export type OpeningHours = { seasons: readonly Season[]; exceptions: readonly Exception[] }

/** A table as it is stored: a draft may lack any of it. */
export type StoredHours = {
  hours?: readonly { from?: string; to?: string; times?: readonly Partial<WeeklyTimes>[] }[]
  hoursExceptions?: readonly {
    from?: string
    to?: string
    reason?: unknown
    times?: readonly Partial<OpeningTimes>[]
  }[]
}

/** A stored table without what is incomplete; undefined where there is none. */
export function hoursOf({ hours = [], hoursExceptions = [] }: StoredHours): OpeningHours | undefined {
  if (hours.length === 0) return undefined
  const complete = <T extends Partial<OpeningTimes>>(rows: readonly T[] = []) =>
    rows.flatMap((row) => {
      const { opens, closes } = row
      return opens && closes ? [{ ...row, opens, closes }] : []
    })
  return {
    seasons: hours.map(({ from, to, times }) => ({
      ...(from && { from }),
      ...(to && { to }),
      times: complete(times).map(({ days = [], ...row }) => ({ ...row, days })),
    })),
    exceptions: hoursExceptions.flatMap(({ from, to, reason, times }) =>
      from ? [{ from, to: to || from, reason: String(reason ?? ''), times: complete(times) }] : [],
    ),
  }
}

/** The times that begin on a date, in their order, and why they differ from the season's. */
export type OpeningDay = { date: string; times: OpeningTimes[]; reason?: string }

/**
 * The state at a moment, in milliseconds. An open place without `closesAt` is open around the clock; a closed one without
 * `opensAt` does not open within a year. `lastEntryAt` may have passed already.
 */
export type Opening = { isOpen: boolean; closesAt?: number; lastEntryAt?: number; opensAt?: number }

const offset = 8 * 3_600_000
const minute = 60_000
const day = 24 * 60 * minute
/** Days within which the next opening is looked for: a season that comes once a year. */
const horizon = 400
/** A place that does not close for so many days is open around the clock. */
const manyDays = 8

/** The date of a moment. */
export const dateOf = (at: number): string => new Date(at + offset).toISOString().slice(0, 10)
/** The first moment of a date. */
export const startOf = (date: string): number => Date.parse(`${date}T00:00:00+08:00`)
export const addDays = (date: string, days: number): string => dateOf(startOf(date) + days * day)
/** 1 = Monday … 7 = Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7

/** True for a date that exists and for which hours may be asked: `2026-02-30` does not. */
export const isDate = (text: string): boolean =>
  /^(?:19|20)\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

const isDated = ({ from, to }: Season): boolean => from !== undefined || to !== undefined

/** Whether a season has a day of the year, `MM-DD`. One that begins later than it ends goes over the end of the year. */
function covers({ from = '01-01', to = '12-31' }: Season, monthDay: string): boolean {
  return from <= to ? from <= monthDay && monthDay <= to : from <= monthDay || monthDay <= to
}

/** The season of a date: one with dates before the rest of the year. */
export function seasonOn({ seasons }: OpeningHours, date: string): Season | undefined {
  const monthDay = date.slice(5)
  return (
    seasons.find((season) => isDated(season) && covers(season, monthDay)) ??
    seasons.find((season) => !isDated(season))
  )
}

/** The times of a date. */
export function hoursOn(hours: OpeningHours, date: string): OpeningDay {
  const exception = hours.exceptions.find(({ from, to }) => from <= date && date <= to)
  const weekday = weekdayOf(date)
  const times =
    exception?.times ?? (seasonOn(hours, date)?.times ?? []).filter(({ days }) => days.includes(weekday))
  const sorted = times
    .map(({ opens, closes, lastEntry }) => ({ opens, closes, ...(lastEntry && { lastEntry }) }))
    .sort((a, b) => (a.opens < b.opens ? -1 : 1))
  return { date, times: sorted, ...(exception && { reason: exception.reason }) }
}

type Span = { from: number; to: number; lastEntry: number | undefined }

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Times as minutes from the midnight before they open. */
function spanOf({ opens, closes, lastEntry }: OpeningTimes): Span {
  const from = minutesOf(opens)
  const later = (time: string, isNextDay: boolean) => minutesOf(time) + (isNextDay ? 24 * 60 : 0)
  return {
    from,
    to: later(closes, closes <= opens),
    lastEntry: lastEntry === undefined ? undefined : later(lastEntry, lastEntry < opens),
  }
}

/** The spans that begin on a date, as moments, in their order. */
function spansOn(hours: OpeningHours, date: string): Span[] {
  const midnight = startOf(date)
  const moment = (minutes: number) => midnight + minutes * minute
  return hoursOn(hours, date).times.map((times) => {
    const { from, to, lastEntry } = spanOf(times)
    return {
      from: moment(from),
      to: moment(to),
      lastEntry: lastEntry === undefined ? undefined : moment(lastEntry),
    }
  })
}

/** The state at a moment. */
export function openingAt(hours: OpeningHours, at: number): Opening {
  const today = dateOf(at)
  const recent = [...spansOn(hours, addDays(today, -1)), ...spansOn(hours, today)]
  const current = recent.filter(({ from, to }) => from <= at && at < to)
  if (current.length === 0) {
    const opensAt = nextMoment(hours, at, ({ from }) => [from])
    return { isOpen: false, ...(opensAt !== undefined && { opensAt }) }
  }
  const last = lastFrom(hours, today, current)
  if (last.to >= startOf(addDays(today, manyDays))) return { isOpen: true }
  const { to: closesAt, lastEntry: lastEntryAt = closesAt } = last
  return { isOpen: true, closesAt, ...(lastEntryAt < closesAt && { lastEntryAt }) }
}

/** The last of the spans of a place that is open, with all that follow without a gap. */
function lastFrom(hours: OpeningHours, today: string, current: readonly Span[]): Span {
  const later = (last: Span, next: Span) => (next.from <= last.to && next.to > last.to ? next : last)
  const following = Array.from({ length: manyDays }, (_, n) => spansOn(hours, addDays(today, n))).flat()
  return following.reduce(later, current.reduce(later))
}

/** When time alone next changes the state: at an opening, a closing or a last entry. Undefined where none is within a year. */
export const nextOpeningChange = (hours: OpeningHours, at: number): number | undefined =>
  nextMoment(hours, at, ({ from, to, lastEntry = to }) => [from, lastEntry, to])

function nextMoment(hours: OpeningHours, at: number, moments: (span: Span) => number[]): number | undefined {
  const today = dateOf(at)
  let next = Number.POSITIVE_INFINITY
  for (let n = -1; n < horizon; n += 1) {
    const date = addDays(today, n)
    // What begins on this date or later cannot be earlier.
    if (next <= startOf(date)) break
    for (const span of spansOn(hours, date))
      for (const moment of moments(span)) if (moment > at) next = Math.min(next, moment)
  }
  return Number.isFinite(next) ? next : undefined
}

/** The seasons in the order of the coming year, each with its dates: `[{ from, to, season }]`, one where there is only one. */
export function seasonsFrom(hours: OpeningHours, date: string) {
  const ranges: { from: string; to: string; season: Season }[] = []
  for (let n = 0; n < 365; n += 1) {
    const each = addDays(date, n)
    const season = seasonOn(hours, each)
    const last = ranges.at(-1)
    if (last && last.season === season) last.to = each
    else if (season) ranges.push({ from: each, to: each, season })
  }
  return ranges
}

/** What is wrong with a table, with the place of it. */
export type HoursFault = {
  path: readonly (string | number)[]
  code:
    | 'timesOverlap'
    | 'sameTimes'
    | 'lastEntry'
    | 'seasonHalf'
    | 'seasonsOverlap'
    | 'seasonsGap'
    | 'exceptionEnd'
    | 'exceptionsOverlap'
}

/** Everything that would leave the state of some moment open, or give it two. Nothing for a table that says each date once. */
export function faultsOfHours({ seasons, exceptions }: OpeningHours): HoursFault[] {
  return [
    ...seasons.flatMap(({ times }, n) => faultsOfTimes(times, ['hours', n, 'times'])),
    ...faultsOfSeasons(seasons),
    ...exceptions.flatMap(({ times }, n) => faultsOfTimes(times, ['hoursExceptions', n, 'times'])),
    ...exceptions.flatMap(({ from, to }, n): HoursFault[] => {
      if (to < from) return [{ path: ['hoursExceptions', n, 'to'], code: 'exceptionEnd' }]
      const isTwice = exceptions.slice(0, n).some((other) => other.from <= to && from <= other.to)
      return isTwice ? [{ path: ['hoursExceptions', n, 'from'], code: 'exceptionsOverlap' }] : []
    }),
  ]
}

function faultsOfTimes(
  rows: readonly (OpeningTimes & { days?: readonly number[] })[],
  path: HoursFault['path'],
): HoursFault[] {
  return rows.flatMap((row, n): HoursFault[] => {
    const { from, to, lastEntry = to } = spanOf(row)
    const isTwice = rows.slice(0, n).some((other) => {
      const before = spanOf(other)
      const sameDay = row.days?.some((each) => other.days?.includes(each)) ?? true
      return sameDay && before.from < to && from < before.to
    })
    // Pages would say all day of 08:00 to 08:00, which is parts of two days.
    const areSame = row.opens === row.closes && from > 0
    return [
      ...(areSame ? [{ path: [...path, n, 'closes'], code: 'sameTimes' } as const] : []),
      ...(isTwice ? [{ path: [...path, n, 'opens'], code: 'timesOverlap' } as const] : []),
      ...(lastEntry > to ? [{ path: [...path, n, 'lastEntry'], code: 'lastEntry' } as const] : []),
    ]
  })
}

function faultsOfSeasons(seasons: readonly Season[]): HoursFault[] {
  const half = seasons.findIndex(({ from, to }) => (from === undefined) !== (to === undefined))
  if (half >= 0) {
    const name = seasons[half]?.from === undefined ? 'from' : 'to'
    return [{ path: ['hours', half, name], code: 'seasonHalf' }]
  }
  const isRest = (season: Season) => !isDated(season)
  // A leap year has every day.
  const days = Array.from({ length: 366 }, (_, n) => addDays('2028-01-01', n).slice(5))
  const twice = seasons.findIndex((season, n) =>
    seasons
      .slice(0, n)
      .some((other) =>
        isRest(season) || isRest(other)
          ? isRest(season) && isRest(other)
          : days.some((each) => covers(season, each) && covers(other, each)),
      ),
  )
  if (twice >= 0) return [{ path: ['hours', twice, 'from'], code: 'seasonsOverlap' }]
  const isWhole = seasons.length === 0 || days.every((each) => seasons.some((season) => covers(season, each)))
  return isWhole ? [] : [{ path: ['hours'], code: 'seasonsGap' }]
}
