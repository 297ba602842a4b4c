import { listBackups } from '../backup/manifest.ts'
import { setDamagedAnchorsAside, summarizeAnchors } from '../database/anchor.ts'
import { change } from '../database/change.ts'
import { readNewestLine } from '../database/newest-line.ts'
import { appendRestore } from '../database/restores.ts'
import { addAuditLine } from '../entries/audit.ts'
import type { Content } from '../open.ts'

/**
 * Records that a backup was put back: a signed line outside the database, from which the verification continues, and an
 * audit line that says who did it and up to which line the log was restored. A damaged `anchor.jsonl` is put aside. What the
 * backups in `backupDir` have and this database has not is known from now on. Returns that line's number.
 */
export async function recordRestore(
  content: Content,
  who: string,
  by: string,
  backupDir = '',
): Promise<number> {
  const { no, hash } = (await readNewestLine(content.read)) ?? { no: 0, hash: '' }
  const at = new Date().toISOString()
  await setDamagedAnchorsAside(content.dataDir, at)
  const { count: anchors } = await summarizeAnchors(content.dataDir)
  const backups = backupDir ? (await listBackups(backupDir).catch(() => [])).map(({ name }) => name) : []
  await appendRestore(content.dataDir, { no, hash, at, by, anchors, ...(backups.length > 0 && { backups }) })
  await change({ ...content, askedBy: by || undefined }, (change) =>
    addAuditLine(change, { at, who, action: 'restoreBackup', target: '', detail: { upTo: no } }),
  )
  return no
}
