import type { Language } from '@shanmen/contract/languages.ts'
import { change } from '../database/change.ts'
import { NotFound } from '../errors.ts'
import type { Content } from '../open.ts'
import { addAuditLine } from './audit.ts'
import { noteChanges } from './changed-since.ts'
import { findEntry } from './find.ts'
import { raiseVersion, removePublications } from './windows.ts'

type Unpublish = { entry: string; language: Language; note?: string }

/** Takes a language of an entry from the public, and what was planned for it. Throws NotFound when nothing was public. */
export function unpublish(content: Content, who: string, { entry: id, language, note = '' }: Unpublish) {
  return change(content, async (change) => {
    const { entry, kind } = await findEntry(change, id)
    const rows = await change
      .selectFrom('publication')
      .select('id')
      .where('entry_id', '=', id)
      .where('language', '=', language)
      .execute()
    if (rows.length === 0) throw new NotFound('publication of this entry in this language')
    await removePublications(
      change,
      content.dialect,
      rows.map((row) => row.id),
    )
    await noteChanges(change, id, kind, entry.newest)
    const at = new Date().toISOString()
    await addAuditLine(change, { at, who, action: 'unpublish', target: id, detail: { language, note } })
    raiseVersion(change, entry.kind)
  })
}
