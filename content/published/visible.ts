import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { KindName } from '../kinds.ts'
import type { Language } from '../language.ts'
import type { Reading } from '../open.ts'
import { gathered, plain } from './matches.ts'
import { recordDependency } from './reads.ts'
import { type StatusFilter, soonUntil } from './status.ts'

/** What narrows a list. Everything given must hold; an unknown type simply finds nothing. */
export type Filter = {
  kind: KindName
  language: Language
  type?: string | undefined
  year?: number | undefined
  status?: StatusFilter | undefined
  keyword?: string | undefined
}

/** Everything published of a kind in a language, also what is not visible yet or no longer. */
export function published({ read }: Reading, kind: KindName, language: Language) {
  recordDependency(kind)
  return read
    .selectFrom('publication')
    .where('publication.kind', '=', kind)
    .where('publication.language', '=', language)
}

/** What is public of a kind in a language at a moment. Every public answer is made of this. */
export const visible = (reading: Reading, kind: KindName, language: Language, now: string) =>
  published(reading, kind, language).where('visible_from', '<=', now).where('visible_until', '>', now)

/** The same under the filter of a list. `few` when its words are found in few entries only, which SQLite cannot know. */
export const filtered = (reading: Reading, filter: Filter, now: string, few = false) =>
  narrowed(
    few && reading.dialect === 'sqlite'
      ? visibleOneByOne(reading, filter, now)
      : visible(reading, filter.kind, filter.language, now),
    reading,
    filter,
    now,
  )

// A plus keeps a column out of SQLite's choice of index, so that the rows are looked up by their ids.
function visibleOneByOne({ read }: Reading, { kind, language }: Filter, now: string) {
  recordDependency(kind)
  return read
    .selectFrom('publication')
    .where(
      sql<boolean>`+publication.kind = ${kind} and +publication.language = ${language} and +visible_from <= ${now} and +visible_until > ${now}`,
    )
}

/** A query under the filter of a list, but for kind, language and visibility. */
export function narrowed<O>(
  query: SelectQueryBuilder<Tables, 'publication', O>,
  reading: Reading,
  { type, year, status, keyword }: Filter,
  now: string,
) {
  let narrow = query
  if (type) narrow = narrow.where('publication.type', '=', plain(type))
  if (year) narrow = narrow.where('year', '=', year)
  if (status) narrow = narrow.where((e) => inStatus(e, status, now))
  if (keyword?.trim()) narrow = narrow.where((e) => gathered(e, reading, keyword.trim()))
  return narrow
}

type Expressions = ExpressionBuilder<Tables, 'publication'>

function inStatus(e: Expressions, status: StatusFilter, now: string) {
  const closed = e('closes_at', '<=', now)
  const result = e('result_at', '<=', now)
  const ended = e('ends_at', '<=', now)
  if (status === 'ended') return ended
  if (status === 'closed') return e.or([closed, result, ended])
  if (status === 'result') return e.and([result, e.not(ended)])
  if (status === 'review') return e.and([closed, e.not(result), e.not(ended)])
  const running = [e.not(closed), e.not(result), e.not(ended)]
  if (status === 'planned') return e.and([e('opens_at', '>', now), ...running])
  const soon = status === 'soon' ? [e('closes_at', '<=', soonUntil(new Date(now)).toISOString())] : []
  return e.and([e('opens_at', '<=', now), ...soon, ...running])
}
