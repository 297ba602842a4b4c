import type { Selectable } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Reading } from '../open.ts'

/** The text of pages of PDFs, by their ids. */
export async function readFilePages(
  { read }: Reading,
  ids: readonly number[],
): Promise<Map<number, Selectable<Tables['file_page']>>> {
  if (ids.length === 0) return new Map()
  const rows = await read.selectFrom('file_page').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}
