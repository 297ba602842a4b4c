import type { Language } from '@shanmen/contract/languages.ts'
import { change } from '../database/change.ts'
import type { Change, ReviewState } from '../database/tables.ts'
import { validatePublishable } from '../documents/validate.ts'
import { ConflictError, ForbiddenError } from '../errors.ts'
import type { Content } from '../open.ts'
import { countApprovals, findStep } from './approval.ts'
import { addAuditLine, parseDetail, writeWaitingLines } from './audit.ts'
import { findEntry, findRevision, type Queryable } from './find.ts'
import { requireReadWords, requireSecondPerson } from './second-person.ts'

type Submit = { entry: string; language: Language; revision?: number; note?: string }

/** Submits a revision (the newest) for review in one language. Throws ValidationError when it could not be published. */
export function submitForReview(content: Content, who: string, { entry, language, revision, note }: Submit) {
  return change(content, async (change) => {
    const { kind } = await findEntry(change, entry)
    const { no, document } = await findRevision(change, entry, revision)
    validatePublishable(kind, document, language)
    await setReview(change, 'submitted', { entry, language, no, who, note })
    return { no }
  })
}

/**
 * What the reviewer has read: a revision, and the entry's last step by then. Another revision submitted meanwhile is a ConflictError,
 * the same one submitted again a ForbiddenError.
 */
type Approve = { entry: string; language: Language; revision?: number; step?: number; note?: string }

/**
 * Approves the submitted revision. Where the kind takes two persons, the authors of changes since the last
 * publication of that language, and of what was restored since or a new entry was duplicated from, are refused with ForbiddenError;
 * triggers of the database enforce the same for changes and duplicates.
 */
export function approve(content: Content, who: string, approved: Approve) {
  const { entry, language, revision, step, note } = approved
  return change(content, async (change) => {
    const { kind } = await findEntry(change, entry)
    const no = await findSubmitted(change, entry, language)
    if (revision !== undefined && revision !== no) throw new ConflictError(no)
    await requireSecondPerson(change, kind, { entry, language, no, who })
    await writeWaitingLines(change)
    const submitted = await findStep(change, { entry, language }, { action: 'submitted', nos: [no] })
    if (step !== undefined && submitted > step)
      throw new ForbiddenError({
        zh: '您打开之后，作者又提交了一次：请再看一遍，然后决定',
        en: 'It was submitted again since you opened it: look at it once more, then decide.',
      })
    if (kind.requiresApproval) await requireReadWords(change, kind, { entry, language, no, who }, submitted)
    const at = new Date().toISOString()
    await change.insertInto('approval').values({ entry_id: entry, language, no, by_whom: who, at }).execute()
    await setReview(change, 'approved', { entry, language, no, who, note })
    return { no }
  })
}

type Return = { entry: string; language: Language; revision?: number; note: string }

/**
 * Returns a revision that was submitted, or approved and not yet published, to its writers with a note. Its
 * approvals are no longer valid; a trigger of the database enforces the same rule. Throws ForbiddenError, ConflictError, ContentNotFoundError.
 */
export function returnForChanges(content: Content, who: string, { entry, language, revision, note }: Return) {
  return change(content, async (change) => {
    await findEntry(change, entry)
    const no = await findReturnable(change, entry, language)
    if (revision !== undefined && revision !== no) throw new ConflictError(no)
    const approvals = await countApprovals(change, { entry, language, no })
    const at = new Date().toISOString()
    await change
      .insertInto('withdrawal')
      .values({ entry_id: entry, language, no, approvals, by_whom: who, at })
      .execute()
    await setReview(change, 'returned', { entry, language, no, who, note })
    return { no }
  })
}

/** Takes a submission back, so that the entry can be edited again. Throws ForbiddenError when nothing waits. */
export function withdrawSubmission(
  content: Content,
  who: string,
  { entry, language }: Omit<Submit, 'revision' | 'note'>,
) {
  return change(content, async (change) => {
    await findEntry(change, entry)
    const no = await findSubmitted(change, entry, language)
    await change
      .deleteFrom('review')
      .where((e) => e.and({ entry_id: entry, language }))
      .execute()
    const at = new Date().toISOString()
    await addAuditLine(change, { at, who, action: 'withdrawn', target: entry, detail: { language, no } })
    return { no }
  })
}

type Published = { entry_id: string; language: Language; no: number; at: string }

/** Publishing a submitted revision decides its review: when it is unpublished later, it does not wait for review again. */
export async function approveReview(
  change: Change,
  who: string,
  { entry_id, language, no, at }: Published,
): Promise<void> {
  await change
    .updateTable('review')
    .set({ state: 'approved', by_whom: who, at })
    .where((e) => e.and({ entry_id, language, no, state: 'submitted' }))
    .execute()
}

/** Publishing what is public already decides nothing: that it was submitted once more is taken back, in the log too. */
export async function withdrawReview(
  change: Change,
  who: string,
  { entry_id, language, no, at }: Published,
): Promise<void> {
  const waiting = await change
    .deleteFrom('review')
    .where((e) => e.and({ entry_id, language, no, state: 'submitted' }))
    .returning('no')
    .executeTakeFirst()
  if (waiting)
    await addAuditLine(change, { at, who, action: 'withdrawn', target: entry_id, detail: { language, no } })
}

/** Refuses a new revision while the newest one waits for approval: a reviewer decides on what was submitted. */
export async function requireNotWaiting(change: Change, entry: string, newest: number): Promise<void> {
  const waiting = await change
    .selectFrom('review')
    .select('language')
    .where((e) => e.and({ entry_id: entry, no: newest, state: 'submitted' }))
    .executeTakeFirst()
  if (waiting)
    throw new ForbiddenError({
      zh: '此内容正在等待审核，不能修改；请先撤回提交',
      en: 'It waits for approval and cannot be changed: withdraw the submission first.',
    })
}

/** The last return of a language with its comment, until that language is published; undefined without one. */
export async function readLastReturn(queryable: Queryable, entry: string, language: Language) {
  const lines = await queryable
    .selectFrom('audit')
    .select(['at', 'who', 'detail'])
    .where((e) => e.and({ target: entry, action: 'returned' }))
    .orderBy('no', 'desc')
    .execute()
  const returns = lines.map((line) => ({ ...line, detail: parseDetail(line.detail) }))
  // A damaged line may be of this language: an earlier note is not shown as the last one.
  const last = returns.find(({ detail }) => detail.language === undefined || detail.language === language)
  if (!last?.detail.language) return undefined
  const published = await queryable
    .selectFrom('publishing')
    .select('no')
    .where((e) => e.and({ entry_id: entry, language }))
    .where('at', '>', last.at)
    .executeTakeFirst()
  return published ? undefined : { who: last.who, at: last.at, note: String(last.detail.note ?? '') }
}

type Step = { entry: string; language: Language; no: number; who: string; note?: string }

/** Sets the review state of a language of an entry, for one revision. */
async function setReview(change: Change, state: ReviewState, step: Step): Promise<void> {
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

/** The revision that waits for a decision. Throws ForbiddenError when none does. */
async function findSubmitted(change: Change, entry: string, language: Language): Promise<number> {
  const review = await findReview(change, entry, language)
  if (review?.state === 'submitted') return review.no
  throw nothingSubmitted()
}

/** The revision that may be returned: one that waits, or was approved and is not public or planned. Throws ForbiddenError. */
async function findReturnable(change: Change, entry: string, language: Language): Promise<number> {
  const review = await findReview(change, entry, language)
  if (review?.state === 'submitted') return review.no
  if (review?.state !== 'approved') throw nothingSubmitted()
  const shown = await change
    .selectFrom('publication')
    .select('id')
    .where((e) => e.and({ entry_id: entry, language, no: review.no }))
    .where('visible_until', '>', new Date().toISOString())
    .limit(1)
    .executeTakeFirst()
  if (!shown) return review.no
  throw new ForbiddenError({
    zh: '该版本已公开或已安排发布，请先撤下再退回',
    en: 'This revision is public or scheduled: take it down first, then return it.',
  })
}

const findReview = (change: Change, entry: string, language: Language) =>
  change
    .selectFrom('review')
    .select(['no', 'state'])
    .where((e) => e.and({ entry_id: entry, language }))
    .executeTakeFirst()

const nothingSubmitted = () =>
  new ForbiddenError({
    zh: '没有待审核的内容，请先提交审核',
    en: 'Nothing waits for review: submit it first.',
  })
