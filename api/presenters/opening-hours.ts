import { type Language, languages } from '@shanmen/contract/languages.ts'
import {
  addDays,
  dateOf,
  hoursOn,
  nextOpeningChange,
  type Opening,
  type OpeningDay,
  type OpeningHours,
  type OpeningTimes,
  openingAt,
  type Season,
  startOf,
} from '@shanmen/contract/opening-hours.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import { presentDateTime } from './dates.ts'
import { optional, type Reader } from './reader.ts'

const dayMs = 86_400_000

type Hours = NonNullable<Data<'scenicDetail'>['hours']>
type Day = Hours['week'][number]

const messages = {
  zh: {
    between: '；',
    and: '，',
    list: '、',
    colon: '：',
    to: '至',
    closed: '不开放',
    passed: '这一天已经过去，请选择今天或以后的日期',
    allDay: '全天',
    lastEntry: (time: string) => `${time} 停止入场`,
    nextDay: (time: string) => `次日 ${time}`,
    everyDay: '每日',
    rest: '其余日子',
    openUntil: (time: string) => `开放中 · ${time} 关闭`,
    noEntry: (time: string) => `已停止入场 · ${time} 关闭`,
    openNow: '开放中 · 全天',
    closedNow: '现已关闭',
    opens: (when: string) => `现已关闭 · ${when} 开放`,
    today: (time: string) => `今日 ${time}`,
    at: (time: string) => time,
    on: (date: string, time: string) => `${date} ${time}`,
  },
  en: {
    between: '; ',
    and: ', ',
    list: ', ',
    colon: ': ',
    to: '–',
    closed: 'closed',
    passed: 'This day has passed: choose today or a later date',
    allDay: '24 hours',
    lastEntry: (time: string) => `last entry ${time}`,
    nextDay: (time: string) => `${time} the next day`,
    everyDay: 'daily',
    rest: 'rest of the year',
    openUntil: (time: string) => `Open now · closes ${time}`,
    noEntry: (time: string) => `Last entry has passed · closes ${time}`,
    openNow: 'Open now · 24 hours',
    closedNow: 'Closed now',
    opens: (when: string) => `Closed now · opens ${when}`,
    today: (time: string) => `today at ${time}`,
    at: (time: string) => `at ${time}`,
    on: (date: string, time: string) => `on ${date} at ${time}`,
  },
} satisfies Record<Language, unknown>

/** The state of a place now, with the times of today. */
export function presentOpening({ now, language }: Reader, hours: OpeningHours) {
  const at = now.getTime()
  const state = openingAt(hours, at)
  // A time of today has no date.
  const midnight = startOf(addDays(dateOf(at), 1))
  const moment = (time: number | undefined) => time && presentDateTime(new Date(time).toISOString())
  return {
    isOpen: state.isOpen,
    text: textOfState(state, at, language),
    ...optional('closesAt', moment(state.closesAt) || undefined),
    ...optional('lastEntryAt', moment(state.lastEntryAt) || undefined),
    ...optional('opensAt', moment(state.opensAt) || undefined),
    until: presentDateTime(
      new Date(Math.min(nextOpeningChange(hours, at) ?? midnight, midnight)).toISOString(),
    ),
    today: presentDay(hoursOn(hours, dateOf(at)), language),
  }
}

/** The table of a place: the next seven days, the seasons, the exceptions from today on, and a chosen date. */
export function presentHours(
  { now, language }: Reader,
  hours: OpeningHours,
  chosen: string | undefined,
): Hours {
  const today = dateOf(now.getTime())
  const day = (date: string) => presentDay(hoursOn(hours, date), language)
  // The table says nothing of days before it: it may have been another one then.
  const dayOfVisit = (date: string): Day =>
    date < today
      ? { date, label: labelOfYear(date, language), text: messages[language].passed, times: [] }
      : { ...day(date), label: labelFrom(today, date, language) }
  return {
    week: Array.from({ length: 7 }, (_, n) => day(addDays(today, n))),
    seasons: hours.seasons.map((season) => ({
      ...optional('from', season.from),
      ...optional('to', season.to),
      text: textOfSeason(season, language, hours.seasons.length > 1),
      times: season.times.map(({ days, ...times }) => ({ ...presentTimes(times), days: [...days] })),
    })),
    exceptions: hours.exceptions
      .filter(({ to }) => to >= today)
      .map(({ times, ...exception }) => ({
        ...exception,
        label: labelOfDates(exception, today, language),
        text: textOfDay(times, language),
        times: times.map(presentTimes),
      }))
      .sort((a, b) => (a.from < b.from ? -1 : 1)),
    ...optional('chosen', chosen === undefined ? undefined : dayOfVisit(chosen)),
  }
}

/** The seasons of a table in one line. */
export const textOfHours = ({ seasons }: OpeningHours, language: Language): string =>
  seasons.map((season) => textOfSeason(season, language, seasons.length > 1)).join(messages[language].between)

const presentDay = ({ date, times, reason }: OpeningDay, language: Language): Day => ({
  date,
  label: labelOf(date, language),
  text: textOfDay(times, language),
  times: times.map(presentTimes),
  ...optional('reason', reason),
})

const presentTimes = ({ opens, closes, lastEntry }: OpeningTimes) => ({
  opens,
  closes,
  ...optional('lastEntry', lastEntry),
})

/** `8:30`: written times have no leading zero. */
const short = (time: string): string => time.replace(/^0/, '')
const timeOf = (at: number): string => short(presentDateTime(new Date(at).toISOString()).slice(11, 16))

function textOfTimes({ opens, closes, lastEntry }: OpeningTimes, language: Language): string {
  const t = messages[language]
  if (opens === closes) return t.allDay
  const end = closes === '00:00' ? '24:00' : closes < opens ? t.nextDay(short(closes)) : short(closes)
  const last = lastEntry ? t.and + t.lastEntry(short(lastEntry)) : ''
  return `${short(opens)}–${end}${last}`
}

function textOfDay(times: readonly OpeningTimes[], language: Language): string {
  const t = messages[language]
  return times.length > 0 ? times.map((each) => textOfTimes(each, language)).join(t.between) : t.closed
}

/** The weekly times of a season; with its dates where there are several. */
function textOfSeason({ from, to, times }: Season, language: Language, isNamed = false): string {
  const t = messages[language]
  const rows = times.map((row) => `${textOfDays(row.days, language)} ${textOfTimes(row, language)}`)
  const text = rows.join(t.between) || t.closed
  if (!isNamed) return text
  const name = from && to ? `${monthDay(from, language)}–${monthDay(to, language)}` : t.rest
  return name + t.colon + text
}

/** Weekdays with three or more in a row as a range: `Mon, Wed–Sun`. */
function textOfDays(days: readonly number[], language: Language): string {
  const t = messages[language]
  if (days.length === 7) return t.everyDay
  const runs: number[][] = []
  for (const day of [...days].sort()) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  const name = (day = 1) => written(`2024-01-0${day}`, language, { weekday: 'short' })
  const parts = runs.flatMap((run) =>
    run.length > 2 ? [name(run[0]) + t.to + name(run.at(-1))] : run.map((day) => name(day)),
  )
  return parts.join(t.list)
}

/** `date`, or any of its parts, as the language writes it. */
const written = (date: string, language: Language, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(languages[language].isCjk ? languages[language].tag : 'en-GB', {
    ...parts,
    timeZone: 'UTC',
  })
    .format(new Date(`${date}T00:00:00Z`))
    // Of British months this one alone has four letters; the site's dates have three.
    .replace('Sept', 'Sep')

const monthDay = (day: string, language: Language): string =>
  written(`2028-${day}`, language, { month: languages[language].isCjk ? 'long' : 'short', day: 'numeric' })

/** A date with its weekday: `11月24日周二`, `Tue 24 Nov`. */
const labelOf = (date: string, language: Language): string =>
  written(date, language, {
    month: languages[language].isCjk ? 'long' : 'short',
    day: 'numeric',
    weekday: 'short',
  }).replace(',', '')

/** The same with its year: places close on some days of the week, in that year too. */
const labelOfYear = (date: string, language: Language): string =>
  written(date, language, {
    year: 'numeric',
    month: languages[language].isCjk ? 'long' : 'short',
    day: 'numeric',
    weekday: 'short',
  }).replace(',', '')

/** With its year where that is not the year of `today`. */
const labelFrom = (today: string, date: string, language: Language): string =>
  date.slice(0, 4) === today.slice(0, 4) ? labelOf(date, language) : labelOfYear(date, language)

function labelOfDates({ from, to }: { from: string; to: string }, today: string, language: Language): string {
  const first = labelFrom(today, from, language)
  return from === to ? first : `${first} – ${labelFrom(today, to, language)}`
}

function textOfState({ isOpen, closesAt, lastEntryAt, opensAt }: Opening, at: number, language: Language) {
  const t = messages[language]
  if (isOpen) {
    if (closesAt === undefined) return t.openNow
    const time = timeOf(closesAt)
    // A time alone is read as the next moment at which the clock shows it.
    const isLater = closesAt - at > dayMs
    const end = isLater ? t.on(labelOf(dateOf(closesAt), language), time) : t.at(time)
    const isEntryOver = lastEntryAt !== undefined && lastEntryAt <= at
    return isEntryOver ? t.noEntry(end) : t.openUntil(end)
  }
  return opensAt === undefined ? t.closedNow : t.opens(textOfOpening(opensAt, at, language))
}

function textOfOpening(opensAt: number, at: number, language: Language): string {
  const t = messages[language]
  const date = dateOf(opensAt)
  const time = timeOf(opensAt)
  // Tomorrow has its date: a page that stays open, or a copy of it, is read after midnight too.
  if (date === dateOf(at)) return t.today(time)
  return t.on(labelOf(date, language), time)
}
