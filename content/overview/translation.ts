import type { Language } from '@shanmen/contract/languages.ts'
import { sql } from 'kysely'
import { isKindName } from '../documents/document.ts'
import { type State, selectSummaries, stateIn, toSummary, translationOutdated } from '../entries/list.ts'
import type { KindName } from '../kinds.ts'
import type { Content } from '../open.ts'
import type { Noted } from './work.ts'

export type Translation = {
  kind: KindName
  done: number
  outOfDate: number
  waiting: number
  draft: number
  missing: number
  /** Of all of these those without public English: behind a later version that waits there can be a public one. */
  notPublic: number
}

const columns: Record<State, Exclude<keyof Translation, 'kind' | 'notPublic'>> = {
  public: 'done',
  outOfDate: 'outOfDate',
  submitted: 'waiting',
  approved: 'waiting',
  scheduled: 'waiting',
  returned: 'draft',
  draft: 'draft',
  expired: 'draft',
  none: 'missing',
}

const isPublic = (language: Language, now: string) =>
  sql<boolean>`exists (select 1 from publication p where p.entry_id = entry.id and p.language = ${language} and p.visible_from <= ${now} and p.visible_until > ${now})`

/**
 * Whether the next version of public English is being written and the public one is older than the Chinese: no revision since the
 * Chinese last changed has, or was looked over with, its text.
 */
const isBeingUpdated = (now: string) =>
  sql<boolean>`(entry.changed_en = 1 and not exists (select 1 from publication p
    join revision shown on shown.entry_id = p.entry_id and shown.no = p.no
    join revision newest on newest.entry_id = p.entry_id and newest.no = entry.newest
    join revision r on r.entry_id = p.entry_id and r.en_hash = shown.en_hash and r.en_no >= newest.zh_no
    where p.entry_id = entry.id and p.language = 'en' and p.visible_from <= ${now} and p.visible_until > ${now}))`

/** The state of English as overviews count it: what is public is out of date until its next version is. */
const englishIn = (now: string) =>
  sql<State>`case when ${isBeingUpdated(now)} and ${stateIn('en', now)} = 'public' then 'outOfDate' else ${stateIn('en', now)} end`

/** Of what is public in Chinese: how many entries of each kind are in which state in English. */
export async function readTranslation(
  { read }: Content,
  kinds: readonly KindName[],
  now: Date,
): Promise<Translation[]> {
  if (kinds.length === 0) return []
  const at = now.toISOString()
  const rows = await read
    .selectFrom('entry')
    .select(['entry.kind', englishIn(at).as('state'), sql<number>`count(*)`.as('count')])
    .select(sql<number>`sum(case when ${isPublic('en', at)} then 0 else 1 end)`.as('notPublic'))
    .where('entry.kind', 'in', kinds)
    .where('entry.trashed_at', 'is', null)
    .where(isPublic('zh', at))
    .groupBy(['entry.kind', 'state'])
    .execute()
  const board = new Map<string, Translation>()
  for (const { kind, state, count, notPublic } of rows) {
    if (!isKindName(kind)) continue
    const none = { done: 0, outOfDate: 0, waiting: 0, draft: 0, missing: 0, notPublic: 0 }
    const line = board.get(kind) ?? { kind, ...none }
    line[columns[state]] += Number(count)
    line.notPublic += Number(notPublic)
    board.set(kind, line)
  }
  return kinds.flatMap((kind) => board.get(kind) ?? [])
}

const maxRows = 100

/** Entries whose English is public and older than the Chinese, those changed last first. */
export async function readOutOfDate(
  { read }: Content,
  kinds: readonly KindName[],
  now: Date,
): Promise<Noted[]> {
  if (kinds.length === 0) return []
  const at = now.toISOString()
  const query = read
    .selectFrom('entry')
    .where('entry.kind', 'in', kinds)
    .where('entry.trashed_at', 'is', null)
    .where((e) => e.or([translationOutdated('en'), isBeingUpdated(at)]))
    .where(englishIn(at), '=', 'outOfDate')
  const rows = await selectSummaries(query, at).limit(maxRows).execute()
  return rows.map(toSummary).map(({ id, kind, slug, no, author, at, zh, en }) => ({
    ...{ id, kind, slug, no, at },
    language: 'en',
    title: en.title || zh.title,
    who: author,
  }))
}
