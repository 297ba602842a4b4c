import { randomBytes } from 'node:crypto'
import { change } from '../database/change.ts'
import { type AnyDocument, kindOf } from '../documents/document.ts'
import { issueOf } from '../documents/messages.ts'
import { validateDraft } from '../documents/validate.ts'
import { Invalid } from '../errors.ts'
import type { KindName } from '../kinds.ts'
import type { Content } from '../open.ts'
import { addEntries, type Ready } from './add-entries.ts'
import { findTaken, slugTaken } from './taken.ts'

/** Ids that sort by the time they were made. */
const newId = () => Date.now().toString(36).padStart(9, '0') + randomBytes(9).toString('hex')

type New = {
  kind: KindName
  /** The id in public addresses. Left out it is made up; a single entry has its kind's name. */
  slug?: string
  document: AnyDocument
}

/** What a new entry goes by. Throws Invalid for a wrong slug. */
export function nameEntry(name: KindName, slug?: string): Omit<Ready, 'document'> {
  const id = newId()
  const publicId = (kindOf(name).single ? name : (slug ?? id)).normalize('NFC')
  if (!/^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,79}$/u.test(publicId))
    throw new Invalid([issueOf(['slug'], 'slug')])
  return { id, name, slug: publicId }
}

/**
 * Makes an entry with its first revision, a draft. Returns its id and the revision's number. Throws Invalid for a wrong
 * document or slug, NotAllowed when the slug is taken.
 */
export async function createEntry(content: Content, who: string, { kind, slug, document }: New) {
  const ready = { ...nameEntry(kind, slug), document: validateDraft(kindOf(kind), document) }
  return change(content, async (change) => {
    const taken = (await findTaken(change, kind, [ready.slug])).at(-1)
    if (taken) throw slugTaken(taken, kind)
    await addEntries(change, who, [ready])
    return { id: ready.id, slug: ready.slug, no: 1 }
  })
}
