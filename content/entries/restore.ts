import { change } from '../database/change.ts'
import { validateDraft } from '../documents/validate.ts'
import { Conflict } from '../errors.ts'
import type { Content } from '../open.ts'
import { addRevision } from './add-revision.ts'
import { findEntry, findRevision } from './find.ts'

type Restore = { entry: string; revision: number; basedOn: number }

/** Makes an old revision the newest draft, as a copy. What is public stays. Throws Conflict, NotFound, Invalid. */
export function restoreRevision(content: Content, who: string, { entry: id, revision, basedOn }: Restore) {
  return change(content, async (change) => {
    const { kind } = await findEntry(change, id)
    const previous = await findRevision(change, id)
    if (previous.no !== basedOn) throw new Conflict(previous.no)
    const old = await findRevision(change, id, revision)
    // A field may have gone since then: the copy has to fit the kind of today.
    const document = validateDraft(kind, old.document)
    const no = await addRevision(change, { entry: id, kind, document, who, previous, restores: revision })
    return { no }
  })
}
