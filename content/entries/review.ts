import type { Change, ReviewState } from '../database/tables.ts'
import { NotAllowed } from '../errors.ts'
import type { Language } from '../language.ts'
import { addAuditLine } from './audit.ts'

export type Step = { entry: string; language: Language; no: number; who: string; note?: string }

/** Sets where a language of an entry stands, pinned to a revision. */
export async function setReview(change: Change, state: ReviewState, step: Step): Promise<void> {
  const { entry, language, no, who, note = '' } = step
  const at = new Date().toISOString()
  const row = { entry_id: entry, language, no, state, by_whom: who, at, note }
  await change
    .insertInto('review')
    .values(row)
    .onConflict((conflict) => conflict.columns(['entry_id', 'language']).doUpdateSet(row))
    .execute()
  await addAuditLine(change, { at, who, action: state, target: entry, detail: { language, no, note } })
}

/** The revision that waits for a decision. Throws NotAllowed when none does. */
export async function findSubmitted(change: Change, entry: string, language: Language): Promise<number> {
  const review = await change
    .selectFrom('review')
    .select(['no', 'state'])
    .where('entry_id', '=', entry)
    .where('language', '=', language)
    .executeTakeFirst()
  if (review?.state === 'submitted') return review.no
  throw new NotAllowed({
    zh: '没有待审核的内容，请先提交审核',
    en: 'Nothing waits for review: submit it first.',
  })
}
