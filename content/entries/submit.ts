import type { Language } from '@shanmen/contract/languages.ts'
import { change } from '../database/change.ts'
import { validatePublishable } from '../documents/validate.ts'
import type { Content } from '../open.ts'
import { findEntry, findRevision } from './find.ts'
import { setReview } from './review.ts'

type Submit = { entry: string; language: Language; revision?: number; note?: string }

/** Hands a revision (the newest) in for review in one language. Throws Invalid when it could not be published. */
export function submitForReview(content: Content, who: string, { entry, language, revision, note }: Submit) {
  return change(content, async (change) => {
    const { kind } = await findEntry(change, entry)
    const { no, document } = await findRevision(change, entry, revision)
    validatePublishable(kind, document, language)
    await setReview(change, 'submitted', { entry, language, no, who, note })
    return { no }
  })
}
