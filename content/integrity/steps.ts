import { isLanguage, type Language } from '@shanmen/contract/languages.ts'
import type { Selectable } from 'kysely'
import type { Change, Tables } from '../database/tables.ts'
import { parseDetail } from '../entries/audit.ts'
import type { Queryable } from '../entries/find.ts'

type Line = Pick<Tables['audit'], 'action' | 'at' | 'who' | 'detail'>
type Review = Pick<Tables['review'], 'language' | 'no' | 'state' | 'by_whom' | 'at' | 'note'>
type Entry = Pick<Selectable<Tables['entry']>, 'id' | 'trashed_at' | 'trashed_by'>

/** Where an entry stands in its workflow by the audit log. */
export type Steps = { trashed: Pick<Line, 'at' | 'who'> | undefined; reviews: Review[] }

export const stepActions = ['submitted', 'approved', 'returned', 'withdrawn', 'bin', 'unbin'] as const

/** What follows from the lines of one entry, oldest first. */
export function stepsOf(lines: readonly Line[]): Steps {
  let trashed: Steps['trashed']
  const reviews = new Map<Language, Review>()
  for (const { action, at, who, detail } of lines) {
    if (action === 'bin') trashed = { at, who }
    if (action === 'unbin') trashed = undefined
    const { language, no, note } = parseDetail(detail)
    if (typeof language !== 'string' || !isLanguage(language) || typeof no !== 'number') continue
    const before = reviews.get(language)
    const decided = { language, no, by_whom: who, at }
    if (action === 'withdrawn') reviews.delete(language)
    if (action === 'submitted' || action === 'approved' || action === 'returned')
      reviews.set(language, { ...decided, state: action, note: typeof note === 'string' ? note : '' })
    // Publishing what waits approves it.
    if (action === 'publish' && before?.state === 'submitted' && before.no === no)
      reviews.set(language, { ...before, ...decided, state: 'approved' })
  }
  return { trashed, reviews: [...reviews.values()] }
}

/** The moments are left out: a line has a later one than its row where the clock was put back. */
export async function followsSteps(read: Queryable, entry: Entry, steps: Steps): Promise<boolean> {
  if ((entry.trashed_at !== null) !== (steps.trashed !== undefined)) return false
  if (entry.trashed_by !== (steps.trashed?.who ?? null)) return false
  const stored = await read.selectFrom('review').selectAll().where('entry_id', '=', entry.id).execute()
  const nameOf = ({ language, no, state, by_whom, note }: Review) =>
    JSON.stringify([language, no, state, by_whom, note])
  const expected = new Set(steps.reviews.map(nameOf))
  return stored.length === expected.size && stored.every((row) => expected.has(nameOf(row)))
}

/** Makes an entry stand where its steps led to. */
export async function writeSteps(change: Change, entry: Entry, { trashed, reviews }: Steps): Promise<void> {
  await change
    .updateTable('entry')
    .set({ trashed_at: trashed?.at ?? null, trashed_by: trashed?.who ?? null })
    .where('id', '=', entry.id)
    .execute()
  await change.deleteFrom('review').where('entry_id', '=', entry.id).execute()
  const rows = reviews.map((review) => ({ ...review, entry_id: entry.id }))
  if (rows.length > 0) await change.insertInto('review').values(rows).execute()
}
