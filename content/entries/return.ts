import { change } from '../database/change.ts'
import { Conflict } from '../errors.ts'
import type { Language } from '../language.ts'
import type { Content } from '../open.ts'
import { findEntry } from './find.ts'
import { findSubmitted, setReview } from './review.ts'

type Return = { entry: string; language: Language; revision?: number; note: string }

/** Gives a revision that was handed in back to its writers with a note. Throws NotAllowed, Conflict, NotFound. */
export function returnForChanges(content: Content, who: string, { entry, language, revision, note }: Return) {
  return change(content, async (change) => {
    await findEntry(change, entry)
    const no = await findSubmitted(change, entry, language)
    if (revision !== undefined && revision !== no) throw new Conflict(no)
    await setReview(change, 'returned', { entry, language, no, who, note })
    return { no }
  })
}
