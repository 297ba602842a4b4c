import type { Selectable } from 'kysely'
import { perLanguage, type Tables } from '../database/tables.ts'
import { containsText } from '../entries/list.ts'
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
  const words = text?.trim()
  return words ? query.where(containsText(words, ['name', ...perLanguage('alt_*')])) : query
}

/** One picture or file. Throws ContentNotFoundError. */
export async function readMedium({ read }: ReadOnlyContent, id: string): Promise<StoredMedium> {
  const row = await read.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new ContentNotFoundError('such picture or file')
  return row
}
