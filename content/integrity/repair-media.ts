import type { Selectable } from 'kysely'
import { change } from '../database/change.ts'
import type { Change, Tables } from '../database/tables.ts'
import { addAuditLine } from '../entries/audit.ts'
import type { Queryable } from '../entries/find.ts'
import { raiseVersion } from '../entries/publications.ts'
import { hashMedium } from '../hashes.ts'
import { inspected } from '../media/add-file.ts'
import { encode } from '../media/add-image.ts'
import { oneAtATime, sha256 } from '../media/media-row.ts'
import { readReduced } from '../media/reduced.ts'
import type { Content } from '../open.ts'
import { faultyFiles } from './media-files.ts'

type Medium = Selectable<Tables['media']>
/** Puts back files of these media that come with the program, such as those of the sample. */
export type RestoreFiles = (ids: ReadonlySet<string>) => Promise<unknown>

/**
 * Puts back files of media that are missing or damaged: those that come with the program, and reduced pictures, which are
 * made again from a whole original. Returns for how many media it did; what is still damaged needs a backup.
 */
export async function repairFiles(
  content: Content,
  who: string,
  restore: RestoreFiles = async () => undefined,
): Promise<number> {
  const rows = await content.read.selectFrom('media').selectAll().orderBy('id').execute()
  const damaged: Medium[] = []
  for (const row of rows) if ((await faultyFiles(content.media, row)).length > 0) damaged.push(row)
  if (damaged.length === 0) return 0
  await restore(new Set(damaged.map(({ id }) => id)))
  let repaired = 0
  for (const row of damaged) if (await isRepaired(content, who, row)) repaired += 1
  // Processes hold small files in memory until some version has risen.
  if (repaired > 0) await change(content, async (change) => raiseVersion(change, 'media'))
  return repaired
}

async function isRepaired(content: Content, who: string, row: Medium): Promise<boolean> {
  const faulty = await faultyFiles(content.media, row)
  if (faulty.length === 0) return true
  if (!row.original || faulty.some((file) => file.startsWith('originals/'))) return false
  const original = await content.media.read(`originals/${row.id}/${row.original}`)
  if (!original) return false
  await encodeAgain(content, who, row, original)
  return true
}

async function encodeAgain(content: Content, who: string, row: Medium, bytes: Uint8Array): Promise<void> {
  const { file_sha256, ...size } = await oneAtATime(() => encode(content, row.id, bytes))
  await recordFiles(content, who, row, { ...size, widths: JSON.stringify(size.widths), file_sha256 })
}

/** Another release of the program writes other bytes. */
async function recordFiles(
  content: Content,
  who: string,
  row: Medium,
  files: Partial<Medium>,
): Promise<void> {
  if (files.file_sha256 === row.file_sha256) return
  await change(content, async (change) => {
    // Its words may have changed since.
    const now = await change.selectFrom('media').selectAll().where('id', '=', row.id).executeTakeFirst()
    if (now) await recordMedium(change, who, { ...now, ...files })
  })
}

/**
 * Writes the files of a medium again, from the bytes that it was made of, if one is missing or damaged; returns whether it did.
 * Throws MediaRejectedError where these would not be taken today.
 */
export async function rewriteFiles(
  content: Content,
  who: string,
  row: Medium,
  bytes: Uint8Array,
): Promise<boolean> {
  if ((await faultyFiles(content.media, row)).length === 0) return false
  if (row.original) await content.media.put(`originals/${row.id}/${row.original}`, bytes)
  if (row.mime.startsWith('image/')) await encodeAgain(content, who, row, bytes)
  else {
    const { cleaned } = await inspected(bytes)
    await content.media.put(`media/${row.id}/${row.name}`, cleaned)
    await recordFiles(content, who, row, { file_sha256: sha256(cleaned) })
  }
  // Processes hold small files in memory until some version has risen.
  await change(content, async (change) => raiseVersion(change, 'media'))
  return true
}

/** Media from before their hashes were stored: from now on a change of their record or files is noticed. */
export async function recordMedia(content: Content, who: string): Promise<number> {
  const rows: Medium[] = await content.read
    .selectFrom('media')
    .selectAll()
    .where((e) => e.or([e('hash', '=', ''), e('file_sha256', '=', '')]))
    .orderBy('id')
    .execute()
  let recorded = 0
  for (const row of rows) {
    if ((await faultyFiles(content.media, row)).length > 0) continue
    const isImage = row.mime.startsWith('image/')
    const { hash } = isImage ? await readReduced(content.media, row) : { hash: row.sha256 }
    const isRecorded = await change(content, async (change) => {
      // Reading its files takes a while, in which its words may change.
      const now = await change.selectFrom('media').selectAll().where('id', '=', row.id).executeTakeFirst()
      if (!now || !(await mayBeRecorded(change, now))) return false
      await recordMedium(change, who, { ...now, file_sha256: now.file_sha256 || hash })
      return true
    })
    if (isRecorded) recorded += 1
  }
  return recorded
}

/** One whose hash was removed is a change, and stays one; so is one whose record is damaged. */
async function mayBeRecorded(read: Queryable, row: Medium): Promise<boolean> {
  if (row.hash !== '') return row.hash === hashMedium(row)
  const line = await read
    .selectFrom('audit')
    .select('no')
    .where('target', '=', row.id)
    .where('detail', 'like', '%"hash":"%')
    .executeTakeFirst()
  return line === undefined
}

async function recordMedium(change: Change, who: string, row: Medium): Promise<void> {
  const hash = hashMedium(row)
  const { id, file_sha256, width, height, widths } = row
  await change
    .updateTable('media')
    .set({ file_sha256, width, height, widths, hash })
    .where('id', '=', id)
    .execute()
  const at = new Date().toISOString()
  await addAuditLine(change, { at, who, action: 'recordMedia', target: id, detail: { hash } })
}
