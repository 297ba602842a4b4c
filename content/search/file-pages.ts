import type { Selectable } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { type Contents, parseContents, parsePage } from '../media/pdf/file-text.ts'
import type { ReadOnlyContent } from '../open.ts'
import { recordDependency } from '../published/dependencies.ts'
import type { RichText } from '../rich-text/rich-text.ts'

type FilePage = Omit<Selectable<Tables['file_page']>, 'content'> & { content: RichText | undefined }

/** The text of pages of PDFs, by their ids. */
export async function readFilePages(
  { read }: ReadOnlyContent,
  ids: readonly number[],
): Promise<Map<number, FilePage>> {
  if (ids.length === 0) return new Map()
  const rows = await read.selectFrom('file_page').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, { ...row, content: parsePage(row.content) }]))
}

/** The contents of those PDFs, by the ids of the media, that can be read as a page of the site. */
export async function readFileContents(
  { read }: ReadOnlyContent,
  media: readonly string[],
): Promise<Map<string, Contents>> {
  if (media.length === 0) return new Map()
  recordDependency('media')
  const rows = await read
    .selectFrom('file_page')
    .select(['media_id', 'content'])
    .where('media_id', 'in', media)
    .where('page', '=', 0)
    .execute()
  return new Map(
    rows.flatMap(({ media_id, content }) => {
      const contents = parseContents(content)
      return contents ? [[media_id, contents] as const] : []
    }),
  )
}

/** The pages of a PDF that have text, in their order. */
export async function readWholeFile(
  { read }: ReadOnlyContent,
  medium: string,
): Promise<{ page: number; content: RichText | undefined }[]> {
  recordDependency('media')
  const rows = await read
    .selectFrom('file_page')
    .select(['page', 'content'])
    .where('media_id', '=', medium)
    .where('page', '>', 0)
    .orderBy('page')
    .execute()
  return rows.map(({ page, content }) => ({ page, content: parsePage(content) }))
}
