import type { Language } from '@shanmen/contract/languages.ts'
import { sql } from 'kysely'
import { titleIn } from '../entries/listed.ts'
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

const most = 100

// Of the newest revision only: one that was handed in and changed again is a draft.
const reviews = ({ read }: Content, state: 'submitted' | 'returned', { kinds, languages }: Within) =>
  read
    .selectFrom('review')
    .innerJoin('entry', (join) =>
      join.onRef('entry.id', '=', 'review.entry_id').onRef('entry.newest', '=', 'review.no'),
    )
    .select(['entry.id', 'entry.kind', 'entry.slug', 'entry.title_zh', 'entry.title_en'])
    .select(['review.language', 'review.no', 'review.by_whom', 'review.at', 'review.note'])
    .where('review.state', '=', state)
    .where('review.language', 'in', languages)
    .where('entry.kind', 'in', kinds)
    .where('entry.binned_at', 'is', null)
    .orderBy('review.at')
    .limit(most)

type Row = Awaited<ReturnType<ReturnType<typeof reviews>['execute']>>[number]

/** What was handed in and this person may decide on, oldest first: not their own changes where it takes a second person. */
export async function readToApprove(content: Content, person: string, within: Within): Promise<Noted[]> {
  if (within.kinds.length === 0 || within.languages.length === 0) return []
  const own = sql<boolean>`entry.two_persons = 1 and exists (select 1 from revision r where r.entry_id = entry.id and r.author = ${person} and r.no <= review.no and r.no > coalesce((select max(p.no) from publishing p where p.entry_id = entry.id and p.language = review.language and p.no < review.no), 0))`
  const rows = await reviews(content, 'submitted', within).where(sql<boolean>`not (${own})`).execute()
  return rows.map(noted)
}

/** What this person wrote and was given back, with the comment. */
export async function readReturned(
  content: Content,
  person: string,
  within: Within,
): Promise<(Noted & { note: string })[]> {
  if (within.kinds.length === 0 || within.languages.length === 0) return []
  const mine = sql<boolean>`exists (select 1 from revision r where r.entry_id = entry.id and r.no = review.no and r.author = ${person})`
  const rows = await reviews(content, 'returned', within).where(mine).execute()
  return rows.map((row) => ({ ...noted(row), note: row.note }))
}

// The kind is one of those asked for.
const noted = ({ id, slug, language, no, by_whom: who, at, ...row }: Row): Noted => {
  const kind = row.kind as KindName
  return { id, kind, slug, language, title: titleIn(row, kind, language), no, who, at }
}
