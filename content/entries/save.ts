import type { Language } from '@shanmen/contract/languages.ts'
import { change } from '../database/change.ts'
import type { AnyDocument } from '../documents/document.ts'
import { validateDraft } from '../documents/validate.ts'
import { canonical } from '../documents/words.ts'
import { Conflict } from '../errors.ts'
import type { Content } from '../open.ts'
import { addRevision } from './add-revision.ts'
import { findEntry, findRevision } from './find.ts'

type Save = {
  entry: string
  /** Number of the revision that the editor had opened. */
  basedOn: number
  document: AnyDocument
  /** Translations that were looked over and need no change. */
  upToDate?: Language[]
}

/**
 * Appends a revision; nothing is ever overwritten. A document that says the same as the newest one adds nothing. Throws Conflict with the current number when someone saved in
 * between, Invalid for a wrong document, NotFound, NotAllowed for an entry in the bin.
 */
export function saveRevision(
  content: Content,
  who: string,
  { entry: id, basedOn, document, upToDate }: Save,
) {
  return change(content, async (change) => {
    const { kind } = await findEntry(change, id)
    const previous = await findRevision(change, id)
    if (previous.no !== basedOn) throw new Conflict(previous.no)
    const clean = validateDraft(kind, document)
    // Saving again what is there already, as a screen does that saves by itself, makes no history.
    if (!upToDate?.length && canonical(clean) === canonical(previous.document))
      return { no: previous.no, at: previous.at }
    const no = await addRevision(change, { entry: id, kind, document: clean, who, previous, upToDate })
    return { no, at: (await findRevision(change, id, no)).at }
  })
}
