import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Content } from '@shanmen/content/open.ts'
import { restoreMedia } from '@shanmen/sample/loading/restore-media.ts'

/**
 * Puts missing sample pictures and files back into DATA_DIR/media, as after a start with another DATA_DIR on the same
 * database. Answers how many media of editors are missing: only their other copy can bring those back.
 */
export async function checkMedia(content: Content): Promise<number> {
  const rows = await content.read.selectFrom('media').select('id').execute()
  const there = new Set(await readdir(join(content.dataDir, 'media')))
  const missing = new Set(rows.map(({ id }) => id).filter((id) => !there.has(id)))
  return missing.size === 0 ? 0 : (await restoreMedia(content, missing)).size
}
