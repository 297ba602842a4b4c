import { change } from '../database/change.ts'
import { addAuditLine } from '../entries/audit.ts'
import type { Content } from '../open.ts'
import { removePages } from './pdf/page-text.ts'

/**
 * Takes pictures and files out of the library, each with an audit line. What refers to them must have been removed before.
 * Their bytes stay until `deleteRemovedFiles` is called after the commit: a step that is undone must not have lost them.
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

/**
 * Deletes the stored bytes of all media that were ever removed, and not added since: those too whose removal was ended by a kill
 * or a store that was away, after its commit. Bytes without such a line are left, as those of a database put back from a backup
 * that is too old.
 */
export async function deleteRemovedFiles({ read, media }: Content): Promise<void> {
  const removed = await read
    .selectFrom('audit')
    .select('target')
    .distinct()
    .where('action', '=', 'removeMedia')
    .execute()
  for (const { target } of removed) {
    // Asked for each: deleting takes a while, in which one may be added again.
    const added = read.selectFrom('media').select('id').where('id', '=', target)
    const arriving = read.selectFrom('upload').select('medium as id').where('medium', '=', target)
    if (await added.unionAll(arriving).executeTakeFirst()) continue
    await media.remove(`media/${target}`)
    await media.remove(`originals/${target}`)
  }
}
