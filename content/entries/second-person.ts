import type { Language } from '@shanmen/contract/languages.ts'
import type { Change } from '../database/tables.ts'
import { ForbiddenError } from '../errors.ts'
import type { Kind } from '../kind.ts'
import { findStep, haveWordsChanged } from './approval.ts'
import { findRevision } from './find.ts'

/** Who approves a language of a revision. */
type Approval = { entry: string; language: Language; no: number; who: string }

/**
 * Throws ForbiddenError when the person who approves has a hand in what is approved: as author of a change since the last publication of
 * the language, of what was restored since, or of what a new entry was duplicated from.
 */
export async function requireSecondPerson(
  change: Change,
  kind: Kind,
  { entry, language, no, who }: Approval,
): Promise<void> {
  if (!kind.requiresApproval) return
  const published = await change
    .selectFrom('publishing')
    .select((e) => e.fn.max('no').as('no'))
    .where((e) => e.and({ entry_id: entry, language }))
    .where('no', '<', no)
    .executeTakeFirst()
  const own = await change
    .selectFrom('revision')
    .select('no')
    .where((e) => e.and({ entry_id: entry, author: who }))
    .where('no', '>', published?.no ?? 0)
    .where('no', '<=', no)
    .limit(1)
    .executeTakeFirst()
  if (own)
    throw new ForbiddenError({
      zh: `第 ${own.no} 版由您修改，须由另一位审核人通过`,
      en: `Revision ${own.no} is yours: someone else has to approve it.`,
    })
  const restored = await findRestored(change, { entry, language, no, who }, published?.no ?? 0)
  if (restored !== undefined)
    throw new ForbiddenError({
      zh: `恢复的内容含有您修改的第 ${restored} 版，须由另一位审核人通过`,
      en: `What was restored has your revision ${restored} in it: someone else has to approve it.`,
    })
  if (published?.no) return
  const inherited = await change
    .selectFrom('inherited_author')
    .select('author')
    .where((e) => e.and({ entry_id: entry, author: who }))
    .executeTakeFirst()
  if (inherited)
    throw new ForbiddenError({
      zh: '此内容复制自您参与撰写的条目，须由另一位审核人通过',
      en: 'This was duplicated from an entry you had a hand in: someone else has to approve it.',
    })
}

/**
 * A revision of this person in what was restored since a publication. What was public until then has been read by a second person;
 * a restored one may be of a restored one.
 */
async function findRestored(
  change: Change,
  { entry, language, no, who }: Approval,
  published: number,
): Promise<number | undefined> {
  const revisions = await change
    .selectFrom('revision')
    .select(['no', 'author', 'restores'])
    .where('entry_id', '=', entry)
    .where('no', '<=', no)
    .orderBy('no')
    .execute()
  const publishings = await change
    .selectFrom('publishing')
    .select('no')
    .where((e) => e.and({ entry_id: entry, language }))
    .execute()
  const ofNo = new Map(revisions.map((revision) => [revision.no, revision]))
  for (const { restores } of revisions.filter((revision) => revision.no > published))
    for (let source = restores; source !== null; source = ofNo.get(source)?.restores ?? null) {
      const last = source
      const read = Math.max(0, ...publishings.map((row) => row.no).filter((row) => row <= last))
      const own = revisions.find((row) => row.author === who && row.no > read && row.no <= last)
      if (own) return own.no
      if (read === last) break
    }
  return undefined
}

/**
 * The words of media that are read in the library are to be those of the submission, and two persons have to have seen them: who wrote
 * them cannot also submit and approve them (ADR 36). `since`: the audit line of the submission. Throws ForbiddenError.
 */
export async function requireReadWords(
  change: Change,
  kind: Kind,
  { entry, language, no, who }: Approval,
  since: number,
): Promise<void> {
  const { document } = await findRevision(change, entry, no)
  const text = { entry, language, kind, document }
  if (await haveWordsChanged(change, text, { since }))
    throw new ForbiddenError({
      zh: '提交审核后，其中图片或文件的说明有改动：请退回，由作者重新提交',
      en: 'Words of its pictures or files changed after it was submitted: return it, to be submitted again with them.',
    })
  const byOthers = await findStep(change, text, { action: 'submitted', nos: [no], notBy: who })
  if (await haveWordsChanged(change, text, { since: byOthers, by: who }))
    throw new ForbiddenError({
      zh: '其中图片或文件的说明由您修改：须由另一位同事提交，或由另一位审核人通过',
      en: 'You changed words of its pictures or files: someone else has to submit it, or to approve it.',
    })
}
