import type { Change, Tables } from '../database/tables.ts'
import { addAuditLine } from '../entries/audit.ts'
import { mediaId } from './media-id.ts'

export type Alt = { zh: string; en: string }
type Row = Pick<Tables['media'], 'sha256' | 'name' | 'mime' | 'bytes' | 'width' | 'height' | 'pages'> & {
  widths: number[]
  alt: Alt
  focus?: { x: number; y: number } | undefined
}

/** Records a medium, in the transaction of the step. */
export async function addRow(
  change: Change,
  who: string,
  { widths, alt, focus, ...row }: Row,
): Promise<string> {
  const id = mediaId(row.sha256)
  const at = new Date().toISOString()
  await change
    .insertInto('media')
    .values({
      ...row,
      id,
      widths: JSON.stringify(widths),
      alt_zh: alt.zh,
      alt_en: alt.en,
      focus_x: focus?.x ?? 0.5,
      focus_y: focus?.y ?? 0.5,
      created_at: at,
      created_by: who,
    })
    .execute()
  const detail = { name: row.name, sha256: row.sha256, bytes: row.bytes }
  await addAuditLine(change, { at, who, action: 'addMedia', target: id, detail })
  return id
}

/** The id of a medium that is there already, by the hash of its bytes. */
export async function findBySha(change: Change, sha256: string): Promise<string | undefined> {
  const row = await change.selectFrom('media').select('id').where('sha256', '=', sha256).executeTakeFirst()
  return row?.id
}
