import { type Language, languageCodes } from '@shanmen/contract/languages.ts'
import { hoursOf, nextOpeningChange } from '@shanmen/contract/opening-hours.ts'
import { sql } from 'kysely'
import { forever } from '../database/tables.ts'
import { endOf } from '../documents/dates.ts'
import { kindOf } from '../documents/document.ts'
import type { KindName } from '../kinds.ts'
import type { ReadOnlyContent } from '../open.ts'
import { totalLimit } from './counts.ts'
import { readAll, readList } from './list.ts'

/** Rises with every change of what is public of a kind by an editor. */
export async function readVersion({ read }: ReadOnlyContent, kind: KindName): Promise<number> {
  const row = await read.selectFrom('version').select('version').where('kind', '=', kind).executeTakeFirst()
  return row?.version ?? 0
}

/** All versions, by kind, and the clock follows the newest change. A kind that never was published is not in it. */
export async function readVersions({ watch, clock }: ReadOnlyContent): Promise<Map<string, number>> {
  const rows = await watch
    .selectFrom('version')
    .leftJoin('audit', (join) =>
      join.on('audit.no', '=', (e) => e.selectFrom('audit').select((e) => e.fn.max('no').as('no'))),
    )
    .select(['kind', 'version', 'audit.no', 'audit.at'])
    .execute()
  const [first] = rows
  if (first && first.no !== null && first.at !== null) clock.advanceTo({ no: first.no, at: first.at })
  return new Map(rows.map(({ kind, version }) => [kind, version]))
}

type Moment = 'visible_from' | 'visible_until' | 'opens_at' | 'closes_at' | 'result_at' | 'ends_at'
const momentsOfStatus = {
  opensAt: 'opens_at',
  closesAt: 'closes_at',
  resultAt: 'result_at',
  endsAt: 'ends_at',
} as const
const statusColumns = Object.keys(momentsOfStatus) as (keyof typeof momentsOfStatus)[]

/** The earliest of such moments after now: a seek in an index for each. */
async function nextMoment(
  { read }: ReadOnlyContent,
  kind: KindName,
  language: Language,
  [one, ...others]: readonly [Moment, ...Moment[]],
  now: string,
): Promise<string> {
  const row = await read
    .selectFrom((e) => {
      const first = (moment: Moment) =>
        e
          .selectFrom('publication')
          .select((e) => e.fn.min(moment).as('at'))
          .where('kind', '=', kind)
          .where('language', '=', language)
          .where(moment, '>', now)
      return others.reduce((query, moment) => query.unionAll(first(moment)), first(one)).as('moments')
    })
    .select((e) => e.fn.min('at').as('at'))
    .executeTakeFirst()
  return row?.at ?? forever
}

const earliest = (moments: string[]): string => [...moments].sort()[0] ?? forever

/**
 * The next moment at which a page that shows a kind can change without an editor: something appears, disappears, a
 * notice enters another state (closing soon included) or has a day less to run, a place opens or closes, the sign-up for an
 * event ends. Null when nothing is planned.
 */
export async function readNextChange(
  reading: ReadOnlyContent,
  kind: KindName,
  now: Date,
): Promise<string | null> {
  const { columns } = kindOf(kind)
  const moments = statusColumns.filter((column) => columns[column]).map((column) => momentsOfStatus[column])
  const found: string[] = []
  for (const language of languageCodes) {
    found.push(
      await nextMoment(
        reading,
        kind,
        language,
        ['visible_from', 'visible_until', ...moments],
        now.toISOString(),
      ),
    )
    if (columns.closesAt) found.push(await nextDay(reading, kind, language, now))
    if (kind === 'scenic') found.push(await nextOpening(reading, language, now))
    if (kind === 'event') found.push(await nextSignUpEnd(reading, language, now))
  }
  const next = earliest(found)
  return next === forever ? null : next
}

/** When the number of days until some deadline falls: at the deadline's own time of day. */
async function nextDay(
  { read }: ReadOnlyContent,
  kind: KindName,
  language: Language,
  now: Date,
): Promise<string> {
  const at = now.toISOString()
  const rows = await read
    .selectFrom('publication')
    .select(sql<string>`substr(closes_at, 11)`.as('time'))
    .distinct()
    .where('kind', '=', kind)
    .where('language', '=', language)
    .where('closes_at', '>', at)
    .where('closes_at', '<', forever)
    .execute()
  const tomorrow = new Date(now.getTime() + 86_400_000).toISOString()
  const today = at.slice(0, 10)
  return earliest(rows.map(({ time }) => (today + time > at ? today + time : tomorrow.slice(0, 10) + time)))
}

/** When the first place opens, closes or admits its last visitors. */
async function nextOpening(reading: ReadOnlyContent, language: Language, now: Date): Promise<string> {
  const places = await readAll(reading, 'scenic', language, now)
  const moments = places.flatMap(({ document }) => {
    const hours = hoursOf(document)
    const next = hours && nextOpeningChange(hours, now.getTime())
    return next === undefined ? [] : [new Date(next).toISOString()]
  })
  return earliest(moments)
}

/** When the sign-up for one of the events to come ends: it can end for any of them, however late that one begins. */
async function nextSignUpEnd(reading: ReadOnlyContent, language: Language, now: Date): Promise<string> {
  const request = {
    kind: 'event',
    language,
    ended: false,
    order: 'byTime',
    page: 1,
    size: totalLimit,
  } as const
  const { rows } = await readList(reading, { ...request, now })
  const ends = rows.flatMap(({ document }) => endOf(document.signUpUntil) ?? [])
  return earliest(ends.filter((end) => end > now.toISOString()))
}
