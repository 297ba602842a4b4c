import type { Language } from '@shanmen/contract/languages.ts'
import type { Change } from '../database/tables.ts'
import { type AnyDocument, isJsonObject } from '../documents/document.ts'
import { shownMediaOf } from '../documents/fields.ts'
import { ForbiddenError } from '../errors.ts'
import type { Kind } from '../kind.ts'
import { parseDetail, writeWaitingLines } from './audit.ts'
import type { FoundRevision, Queryable } from './find.ts'
import { readNewWords } from './media-words.ts'

/** A language of a revision. */
type Text = { entry: string; language: Language; no: number }
type Reviewed = Text & { kind: Kind; document: AnyDocument }

/** `outdated`: words of media that it shows were changed in the library since. */
export type ApprovalState = 'none' | 'outdated' | 'valid'

/**
 * Whether a second person's approval of this revision is valid: one after its last return, or one of another revision with
 * the same document if none of these was ever returned. It covers the words of media as they were then (ADR 36).
 */
export async function readApproval(queryable: Queryable, text: Reviewed): Promise<ApprovalState> {
  const approved = await findApproved(queryable, text)
  if (approved.length === 0) return 'none'
  const since = await findStep(queryable, text, { action: 'approved', nos: approved })
  return (await haveWordsChanged(queryable, text, { since })) ? 'outdated' : 'valid'
}

/** Throws ForbiddenError where no approval of the revision is valid. */
export async function requireApproval(
  change: Change,
  kind: Kind,
  language: Language,
  { entry_id: entry, no, document }: FoundRevision,
): Promise<void> {
  await writeWaitingLines(change)
  const approval = await readApproval(change, { entry, language, no, kind, document })
  if (approval === 'none')
    throw new ForbiddenError({
      zh: `第 ${no} 版尚未由第二人审核通过`,
      en: `Revision ${no} has not been approved by a second person.`,
    })
  if (approval === 'outdated')
    throw new ForbiddenError({
      zh: `第 ${no} 版审核通过后，其中图片或文件的说明有改动：请重新提交审核`,
      en: `Words of its pictures or files changed after revision ${no} was approved: submit it again.`,
    })
}

type Step = { action: 'submitted' | 'approved'; nos: readonly number[]; notBy?: string }

/** The number of the last audit line of such a step, of one of these revisions, by anyone or anyone else. 0 without one. */
export async function findStep(
  queryable: Queryable,
  { entry, language }: Omit<Text, 'no'>,
  { action, nos, notBy }: Step,
): Promise<number> {
  const lines = await queryable
    .selectFrom('audit')
    .select(['no', 'who', 'detail'])
    .where((e) => e.and({ target: entry, action }))
    .orderBy('no', 'desc')
    .execute()
  const step = lines.find((line) => {
    const detail = parseDetail(line.detail)
    return line.who !== notBy && detail.language === language && nos.some((no) => no === detail.no)
  })
  return Number(step?.no ?? 0)
}

/**
 * Whether words of media that a text shows, and does not bring itself, were changed after an audit line, by anyone or one person. Those
 * that came with other content that takes two persons were read by a second person there.
 */
export async function haveWordsChanged(
  queryable: Queryable,
  { entry, language, kind, document }: Omit<Reviewed, 'no'>,
  { since, by }: { since: number; by?: string },
): Promise<boolean> {
  const own = await readNewWords(queryable, { entry, language }, document)
  const media = shownMediaOf(kind, document, language).filter((id) => !own.has(id))
  if (media.length === 0) return false
  const lines = await queryable
    .selectFrom('audit')
    .select(['target', 'who', 'action', 'detail'])
    .where('target', 'in', media)
    .where('action', 'in', ['addMedia', 'describeMedia'])
    .where('no', '>', since)
    .orderBy('no')
    .execute()
  // The last change of each medium counts.
  const changes = new Map<string, { who: string; source: unknown }>()
  for (const { target, who, action, detail } of lines) {
    const { before, alt, entry: source } = parseDetail(detail)
    const isChange = wordsIn(before, language) !== wordsIn(alt, language)
    if (action === 'addMedia' || isChange) changes.set(target, { who, source })
  }
  const counted = [...changes.values()].filter(({ who }) => by === undefined || who === by)
  const entries = counted.flatMap(({ source }) => (typeof source === 'string' ? [source] : []))
  if (entries.length === 0) return counted.length > 0
  const reviewed = await queryable
    .selectFrom('entry')
    .select('id')
    .where('id', 'in', entries)
    .where('two_persons', '=', 1)
    .execute()
  return counted.some(({ source }) => !reviewed.some(({ id }) => id === source))
}

const wordsIn = (alt: unknown, language: Language): unknown => (isJsonObject(alt) ? alt[language] : undefined)

/** The revisions whose approval counts for this one: itself, or others with the same document. */
async function findApproved(queryable: Queryable, text: Text): Promise<number[]> {
  if (await isApprovedItself(queryable, text)) return [text.no]
  const returned = await findSameText(queryable, 'withdrawal', text)
  return returned.length > 0 ? [] : findSameText(queryable, 'approval', text)
}

/** The approved, or returned, revisions with the same document. */
async function findSameText(
  queryable: Queryable,
  table: 'approval' | 'withdrawal',
  { entry, language, no }: Text,
): Promise<number[]> {
  const decided = queryable
    .selectFrom(table)
    .select('no')
    .where((e) => e.and({ entry_id: entry, language }))
  const rows = await queryable
    .selectFrom('revision as this')
    .innerJoin('revision as other', (join) =>
      join.onRef('other.entry_id', '=', 'this.entry_id').onRef('other.document', '=', 'this.document'),
    )
    .select('other.no')
    .where('this.entry_id', '=', entry)
    .where('this.no', '=', no)
    .where('other.no', 'in', decided)
    .execute()
  return rows.map((row) => row.no)
}

async function isApprovedItself(queryable: Queryable, text: Text): Promise<boolean> {
  const { entry, language, no } = text
  const withdrawn = await queryable
    .selectFrom('withdrawal')
    .select((e) => e.fn.max('approvals').as('approvals'))
    .where((e) => e.and({ entry_id: entry, language, no }))
    .executeTakeFirst()
  return (await countApprovals(queryable, text)) > (withdrawn?.approvals ?? 0)
}

export async function countApprovals(queryable: Queryable, { entry, language, no }: Text): Promise<number> {
  const { count } = await queryable
    .selectFrom('approval')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where((e) => e.and({ entry_id: entry, language, no }))
    .executeTakeFirstOrThrow()
  return Number(count)
}
