import { sql } from 'kysely'
import { change } from '../database/change.ts'
import type { Dialect } from '../database/tables.ts'
import type { Queryable } from '../entries/find.ts'
import { raiseVersion } from '../entries/publications.ts'
import { hashFilePages } from '../hashes.ts'
import { readNextText, removePages } from '../media/pdf/page-text.ts'
import type { Content } from '../open.ts'
import { pageTokens } from '../search/document-tokens.ts'
import type { FindingCode } from './finding.ts'
import { isIndexed } from './is-indexed.ts'

type Options = {
  hasSearch: (page: { id: number }) => boolean
  report: (code: FindingCode, where: string) => void
  pause: () => Promise<void>
}

/**
 * Compares the stored text of each PDF with its hash, and the pages with the search index where `hasSearch` says so. What an
 * earlier release has stored has no hash: it is read again.
 */
export async function checkFilePages(
  read: Queryable,
  dialect: Dialect,
  { hasSearch, report, pause }: Options,
): Promise<void> {
  for (const { media_id } of await readFiles(read)) {
    const pages = await readPages(read, media_id)
    // None where it left the library since its files were listed.
    if (pages.length > 0 && isChanged(pages)) report('text', media_id)
    await pause()
    for (const { id, page, text } of pages.filter(hasSearch)) {
      const isFound = text === '' || (await isIndexed(read, dialect, 'search_page', id, pageTokens(text)))
      if (!isFound && (await isThere(read, id))) report('search', `page ${page} of ${media_id}`)
      await pause()
    }
  }
  const table = sql.raw(dialect === 'sqlite' ? 'search_page_docsize' : 'search_page')
  const surplus = sql<{ id: number }>`(select id from ${table} where id not in (select id from file_page))`
  for (const { id } of await read.selectFrom(surplus.as('surplus')).select('id').limit(20).execute())
    report('search', `page ${id}`)
}

/** Reads those PDFs again whose stored text is not what was read. Returns for how many it did. */
export async function repairFilePages(content: Content): Promise<number> {
  let repaired = 0
  for (const { media_id } of await readFiles(content.read)) {
    if (!isChanged(await readPages(content.read, media_id))) continue
    await change(content, async (change) => {
      await removePages(change, content.dialect, media_id)
      raiseVersion(change, 'media')
    })
    repaired += 1
  }
  const left = new Set<string>()
  if (repaired > 0) while (await readNextText(content, left)) {}
  return repaired
}

/** Those whose text this release has read; without page 0 a file is read again. */
const readFiles = (read: Queryable) =>
  read
    .selectFrom('file_page')
    .select('media_id')
    .where('page', '=', 0)
    .where('hash', '!=', '')
    .orderBy('media_id')
    .execute()

const readPages = (read: Queryable, medium: string) =>
  read.selectFrom('file_page').selectAll().where('media_id', '=', medium).orderBy('page').execute()

const isThere = async (read: Queryable, id: number): Promise<boolean> =>
  (await read.selectFrom('file_page').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

const isChanged = (pages: Awaited<ReturnType<typeof readPages>>): boolean =>
  pages[0]?.hash !== hashFilePages(pages)
