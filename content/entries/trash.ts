import { change } from '../database/change.ts'
import type { Change } from '../database/tables.ts'
import { ForbiddenError } from '../errors.ts'
import type { Content } from '../open.ts'
import { addAuditLine } from './audit.ts'
import { findEntry, findRevision } from './find.ts'
import { countUses, hasSameType } from './types.ts'

/** Puts an entry into the trash. Its history stays. Throws ForbiddenError while any language is public or planned to be, and for a type that entries have. */
export function moveToTrash(content: Content, who: string, entry: string) {
  return change(content, async (change) => {
    const { kind } = await findEntry(change, entry)
    const at = new Date().toISOString()
    const publication = await change
      .selectFrom('publication')
      .select('language')
      .where('entry_id', '=', entry)
      .where('visible_until', '>', at)
      .executeTakeFirst()
    if (publication)
      throw new ForbiddenError({
        zh: '请先撤下已发布的内容，再移入回收站',
        en: 'It is public: unpublish it first.',
      })
    if (kind.name === 'type') await requireUnused(change, entry)
    await change
      .updateTable('entry')
      .set({ trashed_at: at, trashed_by: who })
      .where('id', '=', entry)
      .execute()
    await addAuditLine(change, { at, who, action: 'bin', target: entry, detail: {} })
  })
}

async function requireUnused(change: Change, type: string): Promise<void> {
  const { document } = await findRevision(change, type)
  if ((await hasSameType(change, type, document)) || (await countUses(change, document)) === 0) return
  throw new ForbiddenError({
    zh: '已有内容属于这个类型，请先为它们另选类型',
    en: 'Entries have this type: give them another one first.',
  })
}

/** Takes an entry out of the trash; it is a draft again. */
export function restoreFromTrash(content: Content, who: string, entry: string) {
  return change(content, async (change) => {
    await findEntry(change, entry, { trashed: true })
    await change
      .updateTable('entry')
      .set({ trashed_at: null, trashed_by: null })
      .where('id', '=', entry)
      .execute()
    const at = new Date().toISOString()
    await addAuditLine(change, { at, who, action: 'unbin', target: entry, detail: {} })
  })
}
