import { setDamagedAnchorsAside, summarizeAnchors } from '../database/anchor.ts'
import { change } from '../database/change.ts'
import { readNewestLine } from '../database/newest-line.ts'
import { appendRestore } from '../database/restores.ts'
import { addAuditLine } from '../entries/audit.ts'
import type { Content } from '../open.ts'

/**
 * Records that a backup was put back: a signed line outside the database, from which the verification continues, and an
 * audit line that says who did it and up to which line the log was restored. A damaged `anchor.jsonl` is put aside. Returns
 * that line's number.
 */
export async function recordRestore(content: Content, who: string, by: string): Promise<number> {
  const { no, hash } = (await readNewestLine(content.read)) ?? { no: 0, hash: '' }
  const at = new Date().toISOString()
  await setDamagedAnchorsAside(content.dataDir, at)
  const { count: anchors } = await summarizeAnchors(content.dataDir)
  await appendRestore(content.dataDir, { no, hash, at, by, anchors })
  await change({ ...content, askedBy: by || undefined }, (change) =>
    addAuditLine(change, { at, who, action: 'restoreBackup', target: '', detail: { upTo: no } }),
  )
  return no
}
