/** A calendar of RFC 5545, independent of what it is about. */
export type Calendar = {
  name: string
  /** The absolute URL of the page that it belongs to. */
  url: string
  /** BCP 47 tag of its texts. */
  language: string
  entries: readonly CalendarEntry[]
}

export type CalendarEntry = {
  /** Must never change: a calendar replaces by it what it has. */
  uid: string
  url: string
  title: string
  text: string
  place?: string | undefined
  categories: readonly string[]
  /** Moments in ISO 8601 with offset; for whole days, days: the last one included. */
  starts: string
  /** Left out for a deadline, which is a moment or a day of its own. */
  ends?: string | undefined
  wholeDay: boolean
  /** On so many days in a row, the first of which `starts` and `ends` say. */
  days?: number | undefined
  cancelled: boolean
  /** False for what does not take up the reader's time: deadlines, and what is open for whole days. */
  busy: boolean
  /** Empty in a draft that has no date of publication yet. */
  created: string
  updated: string
  /** Reminds the reader one day before. */
  reminder?: boolean
}

/** A calendar without events is invalid without another component (RFC 5545, 3.6), and some programs refuse it. */
const utcZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const maxOctets = 75
const dayMs = 86_400_000

/** Renders a calendar: moments in UTC, so that no definition of a time zone is needed; lines end in CR LF and are folded. */
export function renderCalendar({ name, url, language, entries }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shanmen//Website//EN',
    'CALSCALE:GREGORIAN',
    property(`NAME;LANGUAGE=${language}`, name),
    property('X-WR-CALNAME', name),
    `URL;VALUE=URI:${uri(url)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...(entries.length > 0 ? entries.flatMap((entry) => event(entry, language)) : utcZone),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function event(entry: CalendarEntry, language: string): string[] {
  const words = (property_: string, text: string) =>
    text ? [property(`${property_};LANGUAGE=${language}`, text)] : []
  return [
    'BEGIN:VEVENT',
    property('UID', entry.uid),
    `DTSTAMP:${utc(entry.updated)}`,
    ...(entry.created ? [`CREATED:${utc(entry.created)}`] : []),
    `LAST-MODIFIED:${utc(entry.updated)}`,
    // Later versions need larger numbers (RFC 5545), also when an editor moves the date of publication.
    `SEQUENCE:${Math.floor(Date.parse(entry.updated) / 60_000)}`,
    ...times(entry),
    ...words('SUMMARY', entry.title),
    ...words('DESCRIPTION', entry.text),
    ...words('LOCATION', entry.place ?? ''),
    ...(entry.categories.length > 0 ? [`CATEGORIES:${entry.categories.map(escapeText).join(',')}`] : []),
    `URL;VALUE=URI:${uri(entry.url)}`,
    `STATUS:${entry.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${entry.busy && !entry.cancelled ? 'OPAQUE' : 'TRANSPARENT'}`,
    'CLASS:PUBLIC',
    ...(entry.reminder && !entry.cancelled
      ? ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-P1D', ...words('DESCRIPTION', entry.title), 'END:VALARM']
      : []),
    'END:VEVENT',
  ]
}

function times({ starts, ends, wholeDay, days }: CalendarEntry): string[] {
  // In UTC it is the same time on each day, as in Beijing, which has no summer time.
  const repeated = days === undefined ? [] : [`RRULE:FREQ=DAILY;COUNT=${days}`]
  if (!wholeDay) return [`DTSTART:${utc(starts)}`, ...(ends ? [`DTEND:${utc(ends)}`] : []), ...repeated]
  // The end of whole days is the day after the last one.
  const after = new Date(Date.parse(`${(ends ?? starts).slice(0, 10)}T00:00:00Z`) + dayMs)
  return [`DTSTART;VALUE=DATE:${day(starts)}`, `DTEND;VALUE=DATE:${day(after.toISOString())}`]
}

const day = (moment: string) => moment.slice(0, 10).replaceAll('-', '')

/** `2026-12-05T14:00:00+08:00` → `20261205T060000Z`. */
const utc = (moment: string) => `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const property = (name: string, text: string) => `${name}:${escapeText(text)}`

/** A value of the type TEXT. Control characters have no form in it. */
const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
    .replace(/[^\P{Cc}\t]/gu, '')

const uri = (url: string): string => new URL(url).href

/** Folds a line after at most 75 octets, never within a character. */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > maxOctets) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
