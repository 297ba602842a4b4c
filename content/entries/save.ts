import type { Language } from '@shanmen/contract/languages.ts'
import { change } from '../database/change.ts'
import { canonical } from '../documents/changes.ts'
import type { AnyDocument } from '../documents/document.ts'
import { validateDraft } from '../documents/validate.ts'
import { ConflictError } from '../errors.ts'
import type { Content } from '../open.ts'
import { findEntry, findRevision } from './find.ts'
import { requireNotWaiting } from './review.ts'
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
 * ContentNotFoundError, ForbiddenError for an entry in the trash or waiting for approval.
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
    await requireNotWaiting(change, id, previous.no)
    return addRevision(change, { entry: id, kind, document: clean, who, previous, upToDate })
  })
}

type Restore = {
  entry: string
  revision: number
  basedOn: number
  /** Only the texts of this language, without what both share; everything when left out. */
  language?: Language | undefined
}

/**
 * Makes an old revision the newest draft, as a copy, or the texts of one of its languages. What is public stays. Throws
 * ConflictError, ContentNotFoundError, ValidationError, ForbiddenError while the entry waits for approval.
 */
export function restoreRevision(content: Content, who: string, request: Restore) {
  const { entry: id, revision, basedOn, language } = request
  return change(content, async (change) => {
    const { kind } = await findEntry(change, id)
    const previous = await findRevision(change, id)
    if (previous.no !== basedOn) throw new ConflictError(previous.no)
    await requireNotWaiting(change, id, previous.no)
    const old = await findRevision(change, id, revision)
    // A field may have been removed since then: the copy has to fit the current kind.
    const document = validateDraft(kind, restoredDocument(previous.document, old.document, language))
    const { no } = await addRevision(change, {
      ...{ entry: id, kind, document, who, previous },
      restores: revision,
    })
    return { no }
  })
}

/** What restoring makes of the newest document: the old one, or its texts of one language in the newest. */
export const restoredDocument = (newest: AnyDocument, old: AnyDocument, language?: Language): AnyDocument =>
  language ? { ...newest, [language]: old[language] ?? null } : old
