import { createHash } from 'node:crypto'
import type { Language } from '@shanmen/contract/languages.ts'
import { type Change, type Tables, valuesPerLanguage } from '../database/tables.ts'
import { addAuditLine } from '../entries/audit.ts'
import type { Queryable } from '../entries/find.ts'
import { MediaRejectedError } from '../errors.ts'
import { hashMedium } from '../hashes.ts'

export type Alt = { readonly [L in Language]?: string }
type Row = Pick<Tables['media'], 'sha256' | 'name' | 'mime' | 'bytes' | 'width' | 'height' | 'pages'> & {
  widths: number[]
  alt: Alt
  focus?: { x: number; y: number } | undefined
  original?: string
  file_sha256?: string
}

/** Records a medium, in the transaction of the step. */
export async function addRow(
  change: Change,
  who: string,
  { widths, alt, focus, original = '', file_sha256 = '', ...row }: Row,
): Promise<string> {
  const id = mediaId(row.sha256)
  const at = new Date().toISOString()
  const stored = {
    ...row,
    id,
    original,
    file_sha256,
    widths: JSON.stringify(widths),
    ...valuesPerLanguage('alt_*', (language) => alt[language] ?? ''),
    focus_x: focus?.x ?? 0.5,
    focus_y: focus?.y ?? 0.5,
    created_at: at,
    created_by: who,
  }
  const hash = hashMedium(stored)
  await change
    .insertInto('media')
    .values({ ...stored, hash })
    .execute()
  const detail = { name: row.name, sha256: row.sha256, bytes: row.bytes, hash }
  await addAuditLine(change, { at, who, action: 'addMedia', target: id, detail })
  return id
}

/** The id of an existing medium, by the hash of its bytes. */
export async function findBySha(queryable: Queryable, sha256: string): Promise<string | undefined> {
  const row = await queryable.selectFrom('media').select('id').where('sha256', '=', sha256).executeTakeFirst()
  return row?.id
}

/**
 * To be called before anything is stored. Two files with one id can be made within hours, on purpose: the second would replace the
 * first, which was approved. Throws MediaRejectedError.
 */
export async function requireFreeId(queryable: Queryable, hash: string): Promise<void> {
  const row = await queryable
    .selectFrom('media')
    .select('id')
    .where('id', '=', mediaId(hash))
    .where('sha256', '<>', hash)
    .executeTakeFirst()
  if (row)
    throw new MediaRejectedError({
      zh: '库中另一个文件已占用它的编号，请重新导出后再上传',
      en: 'Another file of the library has its id: export it again.',
    })
}

/** Bytes: file systems take 255 for a name, and a Chinese character has three. */
const longest = 200

/** The name under which a file is stored and offered: one plain path segment. */
export function fileName(name: string, extension: string): string {
  const segment = name.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const stem = segment
    .replace(/\.[^.]*$/, '')
    // Control and invisible characters, and what Windows and addresses do not take in a name.
    .replace(/[\p{Cc}\p{Cf}<>:"|?*#%&]/gu, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  // As many whole characters as fit.
  const { read } = new TextEncoder().encodeInto(stem, new Uint8Array(longest))
  return `${stem.slice(0, read) || 'file'}.${extension}`
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Short enough for an address; the table also has the whole hash, as a unique column. */
export const mediaId = (hash: string): string => hash.slice(0, 20)

let last: Promise<unknown> = Promise.resolve()

/** Runs heavy work in order, one at a time. A failure does not stop what waits. */
export function oneAtATime<R>(work: () => Promise<R>): Promise<R> {
  const turn = last.then(work, work)
  last = turn.catch(() => undefined)
  return turn
}
