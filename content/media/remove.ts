import { change } from '../database/change.ts'
import { addAuditLine } from '../entries/audit.ts'
import type { Content } from '../open.ts'
import { removePages } from './pdf/page-text.ts'

/**
 * Takes pictures and files out of the library, each with an audit line. What refers to them must have been removed before.
 * Their bytes stay until `deleteFiles` is called after the commit: a step that is undone must not have lost them.
 */
export function removeMedia(content: Content, who: string, ids: readonly string[]): Promise<void> {
  return change(content, async (change) => {
    const at = new Date().toISOString()
    for (const id of ids) {
      const found = change.selectFrom('media').select(['name', 'sha256']).where('id', '=', id)
      const row = await found.executeTakeFirst()
      if (!row) continue
      await removePages(change, content.dialect, id)
      await change.deleteFrom('media').where('id', '=', id).execute()
      await addAuditLine(change, { at, who, action: 'removeMedia', target: id, detail: row })
    }
  })
}

/** Deletes the stored bytes of media that are no longer in the library. */
export async function deleteFiles({ media }: Content, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await media.remove(`media/${id}`)
    await media.remove(`originals/${id}`)
  }
}
