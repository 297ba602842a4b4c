import type { Language } from '@shanmen/contract/languages.ts'
import { change } from '../database/change.ts'
import { canonical } from '../documents/changes.ts'
import type { AnyDocument } from '../documents/document.ts'
import { validateDraft } from '../documents/validate.ts'
import { ConflictError } from '../errors.ts'
import type { Content } from '../open.ts'
import { findEntry, findRevision } from './find.ts'
import { addRevision } from './revisions.ts'

type Save = {
  entry: string
  /** Number of the revision that the editor had opened. */
  basedOn: number
  document: AnyDocument
  /** Translations that were reviewed and need no change. */
  upToDate?: Language[]
}

/**
 * Appends a revision; nothing is ever overwritten, and a document equal to the newest one adds nothing. Throws
 * ConflictError with the current number when someone saved in between, ValidationError for a wrong document,
 * ContentNotFoundError, ForbiddenError for an entry in the trash.
 */
export function saveRevision(
  content: Content,
  who: string,
  { entry: id, basedOn, document, upToDate }: Save,
) {
  return change(content, async (change) => {
    const { kind } = await findEntry(change, id)
    const previous = await findRevision(change, id)
    if (previous.no !== basedOn) throw new ConflictError(previous.no)
    const clean = validateDraft(kind, document)
    // A screen that saves automatically may save the same again.
    if (!upToDate?.length && canonical(clean) === canonical(previous.document))
      return { no: previous.no, at: previous.at }
    const no = await addRevision(change, { entry: id, kind, document: clean, who, previous, upToDate })
    return { no, at: (await findRevision(change, id, no)).at }
  })
}

type Restore = { entry: string; revision: number; basedOn: number }

/** Makes an old revision the newest draft, as a copy. What is public stays. Throws ConflictError, ContentNotFoundError, ValidationError. */
export function restoreRevision(content: Content, who: string, { entry: id, revision, basedOn }: Restore) {
  return change(content, async (change) => {
    const { kind } = await findEntry(change, id)
    const previous = await findRevision(change, id)
    if (previous.no !== basedOn) throw new ConflictError(previous.no)
    const old = await findRevision(change, id, revision)
    // A field may have been removed since then: the copy has to fit the current kind.
    const document = validateDraft(kind, old.document)
    const no = await addRevision(change, { entry: id, kind, document, who, previous, restores: revision })
    return { no }
  })
}
