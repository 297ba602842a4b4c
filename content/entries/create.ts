import { randomBytes } from 'node:crypto'
import { change } from '../database/change.ts'
import { type AnyDocument, isKindName, kindOf } from '../documents/document.ts'
import { issueOf } from '../documents/messages.ts'
import { validateDraft } from '../documents/validate.ts'
import { Invalid, NotAllowed } from '../errors.ts'
import type { KindName } from '../kinds.ts'
import type { Content } from '../open.ts'
import { addRevision } from './add-revision.ts'
import { addAuditLine } from './audit.ts'
import { idSpaceOf } from './id-space.ts'

/** Ids that sort by the time they were made. */
const newId = () => Date.now().toString(36).padStart(9, '0') + randomBytes(9).toString('hex')

type New = {
  kind: KindName
  /** The id in public addresses. Left out it is made up; a single entry has its kind's name. */
  slug?: string
  document: AnyDocument
}

/**
 * Makes an entry with its first revision, a draft. Returns its id and the revision's number. Throws Invalid for a wrong
 * document or slug, NotAllowed when the slug is taken.
 */
export async function createEntry(content: Content, who: string, { kind: name, slug, document }: New) {
  const kind = kindOf(name)
  const id = newId()
  const publicId = (kind.single ? name : (slug ?? id)).normalize('NFC')
  if (!/^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,79}$/u.test(publicId))
    throw new Invalid([issueOf(['slug'], 'slug')])
  const clean = validateDraft(kind, document)
  return change(content, async (change) => {
    const taken = await change
      .selectFrom('entry')
      .select(['kind', 'binned_at'])
      .where('kind', 'in', idSpaceOf(name))
      .where('slug', '=', publicId)
      .executeTakeFirst()
    if (taken) throw slugTaken(publicId, taken, name)
    const at = new Date().toISOString()
    await change
      .insertInto('entry')
      .values({
        id,
        kind: name,
        slug: publicId,
        two_persons: kind.twoPersons ? 1 : 0,
        created_at: at,
        created_by: who,
        binned_at: null,
        binned_by: null,
        title_zh: null,
        title_en: null,
      })
      .execute()
    await addAuditLine(change, {
      at,
      who,
      action: 'create',
      target: id,
      detail: { kind: name, slug: publicId },
    })
    const no = await addRevision(change, { entry: id, kind, document: clean, who })
    return { id, slug: publicId, no }
  })
}

function slugTaken(slug: string, taken: { kind: string; binned_at: string | null }, wanted: KindName) {
  const { zh, en } = isKindName(taken.kind) && taken.kind !== wanted ? kindOf(taken.kind).label : none
  // Told only when it is not the kind that is on the screen.
  const of = zh ? { zh: `（${zh}）`, en: ` (${en})` } : none
  return new NotAllowed(
    taken.binned_at === null
      ? {
          zh: `“${slug}”已被使用${of.zh}，请换一个标识`,
          en: `"${slug}" is taken${of.en}: choose another id.`,
        }
      : {
          zh: `“${slug}”已在回收站中${of.zh}，请恢复它或换一个标识`,
          en: `"${slug}" is in the bin${of.en}: restore it or choose another id.`,
        },
  )
}

const none = { zh: '', en: '' }
