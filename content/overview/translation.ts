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
    .select(['entry.kind', stateIn('en', at).as('state'), sql<number>`count(*)`.as('count')])
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
    .where(translationOutdated('en'))
    .where(stateIn('en', at), '=', 'outOfDate')
  const rows = await selectSummaries(query, at).limit(maxRows).execute()
  return rows.map(toSummary).map(({ id, kind, slug, no, author, at, zh, en }) => ({
    ...{ id, kind, slug, no, at },
    language: 'en',
    title: en.title || zh.title,
    who: author,
  }))
}
