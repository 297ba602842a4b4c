import type { Language } from '@shanmen/contract/languages.ts'
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { kindOf } from '../documents/document.ts'
import type { KindName } from '../kinds.ts'
import type { ReadOnlyContent } from '../open.ts'
import { parseQuery, toFts5, toTsquery } from '../search/query.ts'
import { recordDependency } from './dependencies.ts'
import { type StatusFilter, soonUntil } from './status.ts'

/** The filters of a list, all of which apply; an unknown type finds nothing. */
export type Filter = {
  kind: KindName
  language: Language
  type?: string | undefined
  year?: number | undefined
  /** `2026-11`, in Asia/Shanghai. */
  month?: string | undefined
  status?: StatusFilter | undefined
  /** Only what has ended, or only what has not: events. */
  ended?: boolean | undefined
  keyword?: string | undefined
}

/** A filter whose keyword is a condition: `match` says how its publications are found. */
export type PreparedFilter = Omit<Filter, 'keyword'> & { match?: Match | undefined }
type Match = { condition: RawBuilder<boolean>; isRare: boolean }

// Reading this many rows by their ids takes as long as scanning some 20,000 entries.
const rareLimit = 5000

/**
 * Turns the keyword of a filter into a condition. The rows of a rare keyword are read by the ids in the search
 * index; for a common one the list is scanned in its own order, which ends after one page. The database does not know
 * which is the case, so the search index is counted first.
 */
export async function prepareFilter(
  reading: ReadOnlyContent,
  { keyword = '', ...filter }: Filter,
  limit = rareLimit,
): Promise<PreparedFilter> {
  const text = keyword.trim()
  if (!text) return filter
  const query = parseQuery(text)
  if (query.length === 0) return { ...filter, match: { condition: titleContains(text), isRare: false } }
  const sqlite = reading.dialect === 'sqlite'
  const found = sqlite
    ? sql`select rowid as id from search where search match ${toFts5(query)}`
    : sql`select id from search where tokens @@ ${toTsquery(query)}::tsquery`
  const { count } = await reading.read
    .selectFrom(sql<{ id: number }>`(${found} limit ${sql.lit(limit + 1)})`.as('found'))
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const isRare = Number(count) <= limit
  // The plus keeps SQLite from reading the rows by id. PostgreSQL evaluates an array once and reads the rows by id; for
  // "in (select …)" it scans the list.
  const condition = sqlite
    ? sql<boolean>`${sql.raw(isRare ? '' : '+')}publication.id in (${found})`
    : isRare
      ? sql<boolean>`publication.id = any(array(${found}))`
      : sql<boolean>`publication.id in (${found})`
  return { ...filter, match: { condition, isRare } }
}

/** A text without letters and digits has no tokens: it is searched for in the titles. */
const titleContains = (text: string) =>
  sql<boolean>`publication.title like ${`%${plain(text).replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`

// PostgreSQL refuses a NUL in any text; no stored text has one.
export const plain = (text: string): string => text.replaceAll('\0', '�')

/** What is public of a kind in a language at a moment. Every public query starts with this. */
export const visible = (reading: ReadOnlyContent, kind: KindName, language: Language, now: string) =>
  visibleBy(reading, { kind, language }, now, false)

/** What is public under the filter of a list. */
export function filtered(reading: ReadOnlyContent, filter: PreparedFilter, now: string) {
  const { type, year, month, status, ended, match } = filter
  let query = visibleBy(reading, filter, now, match?.isRare === true)
  if (type) query = query.where('publication.type', '=', plain(type))
  if (year) query = query.where('year', '=', year)
  if (month) {
    const [from, until] = boundsOfMonth(month)
    query = query.where('published_at', '>=', from).where('published_at', '<', until)
  }
  if (status) query = query.where((e) => inStatus(e, status, now))
  if (ended !== undefined) query = query.where('ends_at', ended ? '<=' : '>', now)
  if (match) query = query.where(match.condition)
  return query
}

/** The first instant of a month in Asia/Shanghai, and of the one after it, as they are stored. */
function boundsOfMonth(text: string): [from: string, until: string] {
  const [year = 0, month = 0] = text.split('-').map(Number)
  const at = (offset: number) => new Date(Date.UTC(year, month - 1 + offset, 1, -8)).toISOString()
  return [at(0), at(1)]
}

/**
 * On SQLite a plus excludes a column from the choice of an index: always for the window of visibility, which would read
 * rows instead of a covering index, and with `byId` for kind and language too.
 */
function visibleBy(
  { read, dialect }: ReadOnlyContent,
  { kind, language }: Pick<Filter, 'kind' | 'language'>,
  now: string,
  byId: boolean,
) {
  recordDependency(kind)
  const column = (name: string, isPlain: boolean) =>
    sql`${sql.raw(isPlain || dialect === 'postgres' ? '' : '+')}${sql.ref(`publication.${name}`)}`
  return read
    .selectFrom('publication')
    .where(sql<boolean>`${column('kind', !byId)} = ${kind} and ${column('language', !byId)} = ${language}`)
    .where(
      sql<boolean>`${column('visible_from', false)} <= ${now} and ${column('visible_until', false)} > ${now}`,
    )
}

/** Whether a notice is in a state at a moment. */
export function inStatus(e: ExpressionBuilder<Tables, 'publication'>, status: StatusFilter, now: string) {
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

/**
 * `kind`: as its kind declares. `openFirst`: what is closed already comes last (jobs). `byTime`: what has not ended by its
 * beginning, then what has, the latest first (events).
 */
export type Order = 'kind' | 'newest' | 'sorted' | 'openFirst' | 'byTime'

/** Sorts a list; the number of the entry decides last, so that no two rows are equal. */
export function ordered(query: ReturnType<typeof filtered>, kind: KindName, order: Order, now: string) {
  const chosen = order === 'kind' ? kindOf(kind).order : order
  if (chosen === 'sorted') return query.orderBy('publication.sort').orderBy('publication.n')
  if (chosen === 'byTime')
    return query
      .orderBy(sql`case when ends_at <= ${now} then 1 else 0 end`)
      .orderBy(sql`case when ends_at <= ${now} then '' else opens_at end`)
      .orderBy('publication.ends_at', 'desc')
      .orderBy('publication.n')
  const closed = sql`case when closes_at <= ${now} then 1 else 0 end`
  const first = chosen === 'openFirst' ? query.orderBy(closed) : query
  return first
    .orderBy('publication.top', 'desc')
    .orderBy('publication.published_at', 'desc')
    .orderBy('publication.n', 'desc')
}
