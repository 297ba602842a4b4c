import { change } from '../database/change.ts'
import { NotAllowed } from '../errors.ts'
import type { Content } from '../open.ts'
import { addAuditLine } from './audit.ts'
import { findEntry } from './find.ts'

/** Puts an entry into the bin. Its history stays. Throws NotAllowed while any language is public or planned to be. */
export function moveToBin(content: Content, who: string, entry: string) {
  return change(content, async (change) => {
    await findEntry(change, entry)
    const at = new Date().toISOString()
    const live = await change
      .selectFrom('publication')
      .select('language')
      .where('entry_id', '=', entry)
      .where('visible_until', '>', at)
      .executeTakeFirst()
    if (live)
      throw new NotAllowed({
        zh: '请先撤下已发布的内容，再移入回收站',
        en: 'It is public: unpublish it first.',
      })
    await change.updateTable('entry').set({ binned_at: at, binned_by: who }).where('id', '=', entry).execute()
    await addAuditLine(change, { at, who, action: 'bin', target: entry, detail: {} })
  })
}

/** Takes an entry out of the bin; it is a draft again. */
export function takeFromBin(content: Content, who: string, entry: string) {
  return change(content, async (change) => {
    await findEntry(change, entry, { binned: true })
    await change
      .updateTable('entry')
      .set({ binned_at: null, binned_by: null })
      .where('id', '=', entry)
      .execute()
    const at = new Date().toISOString()
    await addAuditLine(change, { at, who, action: 'unbin', target: entry, detail: {} })
  })
}
