import { defaultLanguage, type Language, languageCodes } from '@shanmen/contract/languages.ts'
import { type RawBuilder, sql } from 'kysely'
import {
  type EntrySummary,
  publishedSince,
  selectSummaries,
  stateIn,
  titleColumns,
  titleIn,
  toSummary,
} from '../entries/list.ts'
import type { KindName } from '../kinds.ts'
import type { Content } from '../open.ts'

/** An entry in one language as overviews show it. `who` and `at` are of the step that brought it here. */
export type Noted = {
  id: string
  kind: KindName
  slug: string
  language: Language
  title: string
  no: number
  who: string
  at: string
}

/** The kinds and languages that a person may see or decide in. */
export type Within = { kinds: readonly KindName[]; languages: readonly Language[] }

const maxReviews = 100

// Of the newest revision only: one that was submitted and changed again is a draft.
const reviews = ({ read }: Content, state: 'submitted' | 'returned', { kinds, languages }: Within) =>
  read
    .selectFrom('review')
    .innerJoin('entry', (join) =>
      join.onRef('entry.id', '=', 'review.entry_id').onRef('entry.newest', '=', 'review.no'),
    )
    .select(['entry.id', 'entry.kind', 'entry.slug', ...titleColumns])
    .select(['review.language', 'review.no', 'review.by_whom', 'review.at', 'review.note'])
    .where('review.state', '=', state)
    .where('review.language', 'in', languages)
    .where('entry.kind', 'in', kinds)
    .where('entry.trashed_at', 'is', null)
    .orderBy('review.at')
    .limit(maxReviews)

type Row = Awaited<ReturnType<ReturnType<typeof reviews>['execute']>>[number]

/** Whether a person wrote a revision up to the one of the review, since an earlier one was last published in its language. */
const hasWritten = (person: string) =>
  sql<boolean>`exists (select 1 from revision r
    where r.entry_id = entry.id and r.author = ${person} and r.no <= review.no
      and r.no > coalesce((select max(p.no) from publishing p
        where p.entry_id = entry.id and p.language = review.language and p.no < review.no), 0))`

/**
 * What was submitted and this person may decide on, oldest first: not their own changes where it takes a second person, nor what was
 * duplicated from theirs and never published (`requireSecondPerson`).
 */
export async function readToApprove(content: Content, person: string, within: Within): Promise<Noted[]> {
  if (within.kinds.length === 0 || within.languages.length === 0) return []
  const own = sql<boolean>`entry.two_persons = 1 and ${hasWritten(person)}`
  const inherited = sql<boolean>`entry.two_persons = 1
    and exists (select 1 from inherited_author i where i.entry_id = entry.id and i.author = ${person})
    and not exists (select 1 from publishing p where p.entry_id = entry.id and p.language = review.language
      and p.no < review.no)`
  const rows = await reviews(content, 'submitted', within)
    .where(sql<boolean>`not (${own}) and not (${inherited})`)
    .execute()
  return rows.map(noted)
}

/** What this person wrote, alone or with others, and a reviewer returned, with the comment. */
export async function readReturned(
  content: Content,
  person: string,
  within: Within,
): Promise<(Noted & { note: string })[]> {
  if (within.kinds.length === 0 || within.languages.length === 0) return []
  const rows = await reviews(content, 'returned', within)
    .where(hasWritten(person))
    .where((e) => e.not(publishedSince))
    .execute()
  return rows.map((row) => ({ ...noted(row), note: row.note }))
}

// The kind is one of those requested.
const noted = ({ id, slug, language, no, by_whom: who, at, ...row }: Row): Noted => {
  const kind = row.kind as KindName
  return { id, kind, slug, language, title: titleIn(row, kind, language), no, who, at }
}

const maxDrafts = 20
const recentMs = 90 * 86_400_000
const out = ['public', 'outOfDate', 'scheduled', 'expired'] as const
const hashOf = (language: Language, no: RawBuilder<unknown>) =>
  sql`(select ${sql.ref(`r.${language}_hash`)} from revision r where r.entry_id = entry.id and r.no = ${no})`
const publicNo = (language: Language) =>
  sql`(select max(p.no) from publication p where p.entry_id = entry.id and p.language = ${sql.lit(language)})`
/** Whether the text of a language differs from what is public of it. */
const ownTextChanged = (language: Language) =>
  sql<boolean>`${hashOf(language, sql`entry.newest`)} <> ${hashOf(language, publicNo(language))}`

/** What this person changed last, within the last season, and has not finished: drafts, and changes of what is public. */
export async function readOwnDrafts(
  { read }: Content,
  person: string,
  kinds: readonly KindName[],
  now: Date,
): Promise<EntrySummary[]> {
  if (kinds.length === 0) return []
  const at = now.toISOString()
  const query = read
    .selectFrom('entry')
    .where('entry.kind', 'in', kinds)
    .where('entry.trashed_at', 'is', null)
    .where('entry.changed_at', '>', new Date(now.getTime() - recentMs).toISOString())
    .where((e) =>
      e.or(
        languageCodes.flatMap((language) => [
          e(stateIn(language, at), '=', 'draft'),
          e.and([
            e(stateIn(language, at), 'in', out),
            e(`entry.changed_${language}`, '=', 1),
            // Shared fields belong to the default language: a translation is unfinished once its own text has changed.
            ...(language === defaultLanguage ? [] : [ownTextChanged(language)]),
          ]),
        ]),
      ),
    )
  const rows = await selectSummaries(query, at)
    .where('revision.author', '=', person)
    .limit(maxDrafts)
    .execute()
  return rows.map(toSummary)
}
