import {
  defaultLanguage,
  eachLanguage,
  type Language,
  labelIn,
  languageCodes,
} from '@shanmen/contract/languages.ts'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { perLanguage, type Tables } from '../database/tables.ts'
import { isKindName, kindOf } from '../documents/document.ts'
import { ContentNotFoundError } from '../errors.ts'
import type { KindName } from '../kinds.ts'
import type { Content } from '../open.ts'

export const states = [
  'none',
  'draft',
  'submitted',
  'approved',
  'returned',
  'scheduled',
  'public',
  'outOfDate',
  'expired',
] as const
export type State = (typeof states)[number]

/** An entry as the studio's lists show it: its newest revision, and the state of each language. */
export type EntrySummary = {
  id: string
  kind: KindName
  slug: string
  no: number
  author: string
  at: string
} & {
  [L in Language]: {
    state: State
    /** '' where the newest revision has no text in this language. */
    title: string
    /** Something is public or planned, and the newest revision says something else. */
    changed: boolean
  }
}

export const titleColumns = perLanguage('entry.title_*')

/** Adds what `toSummary` needs to a query over entries, and the order of such lists: last changed first. */
export const selectSummaries = (query: SelectQueryBuilder<Tables, 'entry', object>, now: string) =>
  query
    .innerJoin('revision', (join) =>
      join.onRef('revision.entry_id', '=', 'entry.id').onRef('revision.no', '=', 'entry.newest'),
    )
    .select(['entry.id', 'entry.kind', 'entry.slug', 'entry.newest', 'entry.changed_at', 'revision.author'])
    .select(titleColumns)
    .select(languageCodes.map((language) => stateIn(language, now).as(`state_${language}` as const)))
    .select(perLanguage('entry.changed_*'))
    .orderBy('entry.changed_at', 'desc')
    .orderBy('entry.n', 'desc')

type Row = Awaited<ReturnType<ReturnType<typeof selectSummaries>['executeTakeFirstOrThrow']>>

export function toSummary(row: Row): EntrySummary {
  const kind = row.kind
  if (!isKindName(kind)) throw new ContentNotFoundError('such kind')
  const of = (language: Language) => ({
    state: row[`state_${language}`],
    title: titleIn(row, kind, language),
    changed: Boolean(row[`changed_${language}`]),
  })
  const { id, slug, newest: no, author, changed_at: at } = row
  return { id, kind, slug, no, author, at, ...eachLanguage(of) }
}

/** The title of an entry in a language; the kind's label where its text has none, '' where there is no text. */
export function titleIn(row: Pick<Row, `title_${Language}`>, kind: KindName, language: Language): string {
  const title = row[`title_${language}`]
  return title === null ? '' : title || labelIn(kindOf(kind).label, language)
}

/** One entry, also from the trash, as lists show it. Throws ContentNotFoundError. */
export async function readSummary(
  { read, batch, clock }: Content,
  id: string,
  now = clock.now(),
): Promise<EntrySummary> {
  const query = (batch ?? read).selectFrom('entry').where('entry.id', '=', id)
  const row = await selectSummaries(query, now.toISOString()).executeTakeFirst()
  if (!row) throw new ContentNotFoundError('such entry')
  return toSummary(row)
}

/** Whether the default language changed after this one in the newest revision (never for itself), over the table `entry`. */
export const translationOutdated = (language: Language): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from revision r where r.entry_id = entry.id and r.no = entry.newest and ${sql.ref(`r.${defaultLanguage}_no`)} > ${sql.ref(`r.${language}_no`)})`

/**
 * Whether the newest revision was published after a review of it, over the tables `entry` and `review`: a return, or an approval, is
 * used up then.
 */
export const publishedSince: RawBuilder<boolean> = sql<boolean>`exists (select 1 from publishing
  where publishing.entry_id = entry.id and publishing.language = review.language and publishing.no = entry.newest
    and publishing.at >= review.at)`

/**
 * The state of a language of an entry, as an expression over the table `entry`. An open review comes before what is
 * public, or was; an approval only where that has expired. Lists filter by the expression that they show.
 */
export function stateIn(language: Language, now: string): RawBuilder<State> {
  const publication = sql`select 1 from publication p where p.entry_id = entry.id and p.language = ${sql.lit(language)}`
  const review = sql`select review.state from review
    where review.entry_id = entry.id and review.language = ${sql.lit(language)} and review.no = entry.newest
      and (review.state = 'submitted' or not exists (${publication} and p.no = entry.newest
        and (${publishedSince} or review.state = 'approved' and p.visible_until > ${now})))`
  return sql<State>`coalesce((${review}), case
    when exists (${publication} and p.visible_from <= ${now} and p.visible_until > ${now}) then case when ${translationOutdated(language)} then 'outOfDate' else 'public' end
    when exists (${publication} and p.visible_from > ${now}) then 'scheduled'
    when exists (${publication}) then 'expired'
    when ${sql.ref(`entry.title_${language}`)} is null then 'none'
    else 'draft' end)`
}

type Request = {
  kind: KindName
  /** Only entries of which this language, or any, is in this state, or has changes that are not public. */
  state?: { language?: Language | undefined; is: State | 'changed' } | undefined
  /** Text in a title or in the id. */
  text?: string | undefined
  trashed?: boolean | undefined
  now?: Date
  /** From 1. */
  page?: number
  /** All when left out. */
  size?: number
}

/** A page of the entries of a kind for their editors, last changed first, and how many there are in all. */
export async function listEntries(
  content: Content,
  request: Request,
): Promise<{ rows: EntrySummary[]; total: number }> {
  const now = (request.now ?? content.clock.now()).toISOString()
  const { page = 1, size } = request
  const { total } = await narrowed(content, request, now)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const query = selectSummaries(narrowed(content, request, now), now)
  const rows = await (size === undefined ? query : query.limit(size).offset((page - 1) * size)).execute()
  return { rows: rows.map(toSummary), total: Number(total) }
}

function narrowed({ read, batch }: Content, { kind, trashed, state, text }: Request, now: string) {
  let query: SelectQueryBuilder<Tables, 'entry', object> = (batch ?? read)
    .selectFrom('entry')
    .where('entry.kind', '=', kind)
    .where('entry.trashed_at', trashed ? 'is not' : 'is', null)
  if (state) {
    const languages = state.language ? [state.language] : languageCodes
    const { is } = state
    query = query.where((e) =>
      e.or(
        languages.map((each) =>
          is === 'changed' ? e(`entry.changed_${each}`, '=', 1) : e(stateIn(each, now), '=', is),
        ),
      ),
    )
  }
  const wanted = text?.trim()
  return wanted ? query.where(containsText(wanted)) : query
}

/** A condition: one of these columns, a title or the id of an entry, contains this text literally. */
export const containsText = (text: string, columns: string[] = ['entry.slug', ...titleColumns]) => {
  const pattern = `%${text.replaceAll('\0', '').replace(/[\\%_]/g, '\\$&')}%`
  // The databases have small letters for those of ASCII alone, or for all: others are found as they are written.
  const patterns = [pattern.toLowerCase(), pattern.replace(/[A-Z]/g, (letter) => letter.toLowerCase())]
  const has = (column: string) =>
    sql.join(
      patterns.map((each) => sql`lower(${sql.ref(column)}) like ${each} escape '\\'`),
      sql` or `,
    )
  return sql<boolean>`(${sql.join(columns.map(has), sql` or `)})`
}
