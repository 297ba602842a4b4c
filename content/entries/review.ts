import type { Language } from '@shanmen/contract/languages.ts'
import { sql } from 'kysely'
import type { Change, ReviewState } from '../database/tables.ts'
import { NotAllowed } from '../errors.ts'
import { addAuditLine } from './audit.ts'
import type { Asked } from './find.ts'

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
  const review = await findReview(change, entry, language)
  if (review?.state === 'submitted') return review.no
  throw nothingWaits()
}

/** The revision that may be returned: one that waits, or was approved and is not public or planned. Throws NotAllowed. */
export async function findReturnable(change: Change, entry: string, language: Language): Promise<number> {
  const review = await findReview(change, entry, language)
  if (review?.state === 'submitted') return review.no
  if (review?.state !== 'approved') throw nothingWaits()
  const shown = await change
    .selectFrom('publication')
    .select('id')
    .where('entry_id', '=', entry)
    .where('language', '=', language)
    .where('no', '=', review.no)
    .where('visible_until', '>', new Date().toISOString())
    .limit(1)
    .executeTakeFirst()
  if (!shown) return review.no
  throw new NotAllowed({
    zh: '该版本已公开或已安排发布，请先撤回再退回',
    en: 'This revision is public or scheduled: take it down first, then return it.',
  })
}

/**
 * Does a second person's approval of this revision stand? One given before the revision was returned does not. An approval
 * of another revision with the very same document does, unless one of these was ever returned.
 */
export async function isApproved(change: Asked, step: Omit<Step, 'who'>): Promise<boolean> {
  if (await isApprovedItself(change, step)) return true
  return (await hasSameText(change, 'approval', step)) && !(await hasSameText(change, 'withdrawal', step))
}

/** Was any revision with the same document approved, or returned? */
async function hasSameText(
  change: Asked,
  table: 'approval' | 'withdrawal',
  { entry, language, no }: Omit<Step, 'who'>,
): Promise<boolean> {
  const row = await change
    .selectFrom('revision as this')
    .innerJoin('revision as other', (join) =>
      join.onRef('other.entry_id', '=', 'this.entry_id').onRef('other.document', '=', 'this.document'),
    )
    .select('other.no')
    .where('this.entry_id', '=', entry)
    .where('this.no', '=', no)
    .where(
      sql<boolean>`other.no in (select no from ${sql.table(table)} where entry_id = ${entry} and language = ${language})`,
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function isApprovedItself(change: Asked, { entry, language, no }: Omit<Step, 'who'>): Promise<boolean> {
  const withdrawn = await change
    .selectFrom('withdrawal')
    .select((e) => e.fn.max('approvals').as('approvals'))
    .where('entry_id', '=', entry)
    .where('language', '=', language)
    .where('no', '=', no)
    .executeTakeFirst()
  return (await countApprovals(change, { entry, language, no })) > (withdrawn?.approvals ?? 0)
}

/** How often a revision was approved, counted over all. */
export async function countApprovals(
  change: Asked,
  { entry, language, no }: Omit<Step, 'who'>,
): Promise<number> {
  const { count } = await change
    .selectFrom('approval')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('entry_id', '=', entry)
    .where('language', '=', language)
    .where('no', '=', no)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const findReview = (change: Change, entry: string, language: Language) =>
  change
    .selectFrom('review')
    .select(['no', 'state'])
    .where('entry_id', '=', entry)
    .where('language', '=', language)
    .executeTakeFirst()

const nothingWaits = () =>
  new NotAllowed({
    zh: '没有待审核的内容，请先提交审核',
    en: 'Nothing waits for review: submit it first.',
  })
