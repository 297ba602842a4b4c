import type { Language } from '@shanmen/contract/languages.ts'
import { change } from '../database/change.ts'
import type { Change } from '../database/tables.ts'
import { Conflict, NotAllowed } from '../errors.ts'
import type { Kind } from '../kind.ts'
import type { Content } from '../open.ts'
import { findEntry } from './find.ts'
import { findSubmitted, type Step, setReview } from './review.ts'

/** `revision`: the one the reviewer has read; another one handed in meanwhile is a Conflict. */
type Approve = { entry: string; language: Language; revision?: number; note?: string }

/**
 * Approves the revision that was handed in. Where the kind takes two persons, whoever wrote any change since the last
 * publication of that language, or what a new entry was duplicated from, is refused with NotAllowed; a trigger of the database holds the same rule.
 */
export function approve(content: Content, who: string, { entry, language, revision, note }: Approve) {
  return change(content, async (change) => {
    const { kind } = await findEntry(change, entry)
    const no = await findSubmitted(change, entry, language)
    if (revision !== undefined && revision !== no) throw new Conflict(no)
    await requireSecondPerson(change, kind, { entry, language, no, who })
    const at = new Date().toISOString()
    await change.insertInto('approval').values({ entry_id: entry, language, no, by_whom: who, at }).execute()
    await setReview(change, 'approved', { entry, language, no, who, note })
    return { no }
  })
}

async function requireSecondPerson(
  change: Change,
  kind: Kind,
  { entry, language, no, who }: Step,
): Promise<void> {
  if (!kind.fourEyes) return
  const published = await change
    .selectFrom('publishing')
    .select((e) => e.fn.max('no').as('no'))
    .where('entry_id', '=', entry)
    .where('language', '=', language)
    .where('no', '<', no)
    .executeTakeFirst()
  const own = await change
    .selectFrom('revision')
    .select('no')
    .where('entry_id', '=', entry)
    .where('author', '=', who)
    .where('no', '>', published?.no ?? 0)
    .where('no', '<=', no)
    .limit(1)
    .executeTakeFirst()
  if (own)
    throw new NotAllowed({
      zh: `第 ${own.no} 版由您修改，须由另一位审核人通过`,
      en: `Revision ${own.no} is yours: someone else has to approve it.`,
    })
  if (published?.no) return
  const inherited = await change
    .selectFrom('inherited_author')
    .select('author')
    .where('entry_id', '=', entry)
    .where('author', '=', who)
    .executeTakeFirst()
  if (inherited)
    throw new NotAllowed({
      zh: '此内容复制自您参与撰写的条目，须由另一位审核人通过',
      en: 'This was duplicated from an entry you had a hand in: someone else has to approve it.',
    })
}
