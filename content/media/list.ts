import { type Selectable, sql } from 'kysely'
import { perLanguage, type Tables } from '../database/tables.ts'
import { ContentNotFoundError } from '../errors.ts'
import type { ReadOnlyContent } from '../open.ts'

export type StoredMedium = Selectable<Tables['media']>

type Request = {
  /** From 1. */
  page: number
  size: number
  /** Text in the file name or in an alternative text. */
  text?: string | undefined
  type?: 'picture' | 'file' | undefined
}

/** A page of the media library, newest first, and how many there are in all. */
export async function listMedia(
  reading: ReadOnlyContent,
  request: Request,
): Promise<{ rows: StoredMedium[]; total: number }> {
  const { page, size } = request
  const { total } = await narrowed(reading, request)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await narrowed(reading, request)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total: Number(total) }
}

function narrowed({ read }: ReadOnlyContent, { text, type }: Request) {
  let query = read.selectFrom('media')
  if (type) query = query.where('mime', type === 'picture' ? 'like' : 'not like', 'image/%')
  const words = text?.trim().toLowerCase()
  if (!words) return query
  const pattern = `%${words.replaceAll('\0', '').replace(/[\\%_]/g, '\\$&')}%`
  const like = (column: string) => sql`lower(${sql.ref(column)}) like ${pattern} escape '\\'`
  const columns = ['name', ...perLanguage('alt_*')]
  return query.where(sql<boolean>`(${sql.join(columns.map(like), sql` or `)})`)
}

/** One picture or file. Throws ContentNotFoundError. */
export async function readMedium({ read }: ReadOnlyContent, id: string): Promise<StoredMedium> {
  const row = await read.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new ContentNotFoundError('such picture or file')
  return row
}
