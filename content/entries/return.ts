import type { Language } from '@shanmen/contract/languages.ts'
import { change } from '../database/change.ts'
import { Conflict } from '../errors.ts'
import type { Content } from '../open.ts'
import { findEntry } from './find.ts'
import { countApprovals, findReturnable, setReview } from './review.ts'

type Return = { entry: string; language: Language; revision?: number; note: string }

/**
 * Gives a revision that was handed in, or approved and not yet published, back to its writers with a note. Approvals it
 * had count no more; a trigger of the database holds the same rule. Throws NotAllowed, Conflict, NotFound.
 */
export function returnForChanges(content: Content, who: string, { entry, language, revision, note }: Return) {
  return change(content, async (change) => {
    await findEntry(change, entry)
    const no = await findReturnable(change, entry, language)
    if (revision !== undefined && revision !== no) throw new Conflict(no)
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
