import { setImmediate } from 'node:timers/promises'
import { type ExpressionBuilder, sql } from 'kysely'
import { change } from '../../database/change.ts'
import type { Change, Dialect, Tables } from '../../database/tables.ts'
import { raiseVersion } from '../../entries/publications.ts'
import { hashFilePages } from '../../hashes.ts'
import type { Content } from '../../open.ts'
import { pageTokens } from '../../search/document-tokens.ts'
import { recordWords } from '../../search/known-words.ts'
import { toTsvector } from '../../search/query.ts'
import { oneAtATime, sha256 } from '../media-row.ts'
import { normalizeCharacters, wrapAtHyphen } from './characters.ts'
import { storedContents, storedPage } from './file-text.ts'
import { inspectPdf } from './inspect.ts'
import type { FileText } from './read-text.ts'

/** A report has a hundred pages, and a page some thousand characters. */
const most = { pages: 2000, characters: 20_000 }

/** The text of a page as the search has it. */
export const normalizePage = (text: string): string =>
  normalizeCharacters(text)
    .replace(wrapAtHyphen, '')
    // A line ends inside a Chinese sentence without a space.
    .replace(/(?<=[\p{Script=Han}，、；：]) ?\n ?(?=\p{Script=Han})/gu, '')
    .trim()
    .slice(0, most.characters)
    // The cut may leave half a character, which no database stores: the text would differ from its hash.
    .toWellFormed()

/** Page 0 of a file that this release, or a later one, has read. */
const isRead = (e: ExpressionBuilder<Tables, 'file_page'>) => e.and([e('page', '=', 0), e('hash', '!=', '')])

/** A file that ended the process each time must not end the next one too: it stays without text. */
const maxAttempts = 5

/** Page 0 of a file that is not read, or not again. */
const isDone = (e: ExpressionBuilder<Tables, 'file_page'>) =>
  e.or([isRead(e), e.and([e('page', '=', 0), e('attempts', '>=', maxAttempts)])])

/**
 * Reads the text of the next PDF that has none yet, within the limits of time and memory of `inspectPdf`: it takes a second
 * of processor time, so nothing waits for it. One whose file is missing or damaged is added to `left` and passed over, as those
 * that are in it: it would be without text for good once the file is put back. One that took too long, of which a busy
 * process may be the cause, is added to `slow`. Returns false when all others have been read. `inspect` is for tests.
 */
export async function readNextText(
  content: Content,
  left = new Set<string>(),
  slow = left,
  inspect = inspectPdf,
): Promise<boolean> {
  const found = await findUnread(content, left, slow)
  if (!found) return false
  const { row, bytes } = found
  await beginAttempt(content, row.id)
  const inspecting = oneAtATime(() => inspect(bytes, { withText: true }))
  const { text = noText, fault } = await inspecting.finally(() => endAttempt(content, row.id))
  if (fault === 'slow') {
    slow.add(row.id)
    return readNextText(content, left, slow, inspect)
  }
  const pages = await preparePages(text)
  await change(content, async (change) => {
    // Another process may have read it meanwhile.
    const known = await change
      .selectFrom('file_page')
      .select('id')
      .where('media_id', '=', row.id)
      .where(isRead)
      .executeTakeFirst()
    if (known) return
    // Those of an earlier version of this program.
    await removePages(change, content.dialect, row.id)
    await recordPages(change, content.dialect, row.id, pages)
    raiseVersion(change, 'media')
  })
  return true
}

/** Recorded before the file is read: where that ends the process, it was one. */
const beginAttempt = (content: Content, media_id: string) =>
  change(content, (change) =>
    change
      .insertInto('file_page')
      .values({ media_id, page: 0, text: '', content: '', attempts: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['media_id', 'page'])
          .doUpdateSet((e) => ({ attempts: e('file_page.attempts', '+', 1) })),
      )
      .execute(),
  )

/** The process goes on, whatever came of it. */
const endAttempt = (content: Content, media_id: string) =>
  change(content, (change) =>
    change
      .updateTable('file_page')
      .set((e) => ({ attempts: e('attempts', '-', 1) }))
      .where((e) => e.and({ media_id, page: 0, hash: '' }))
      .execute(),
  )

async function findUnread({ read, media }: Content, left: Set<string>, slow: ReadonlySet<string>) {
  const rows = await read
    .selectFrom('media')
    .select(['id', 'name', 'file_sha256'])
    .where('mime', '=', 'application/pdf')
    .where('id', 'not in', (e) => e.selectFrom('file_page').select('media_id').where(isDone))
    .orderBy('created_at')
    .execute()
  for (const row of rows) {
    if (left.has(row.id) || slow.has(row.id)) continue
    const bytes = await media.read(`media/${row.id}/${row.name}`)
    if (bytes && [sha256(bytes), ''].includes(row.file_sha256)) return { row, bytes }
    left.add(row.id)
  }
  return undefined
}

const noText: FileText = { language: '', pages: [] }

/** The pages of a file as they are stored. */
type StoredPages = { hash: string; rows: { page: number; text: string; content: string }[] }

/** Prepares what `recordPages` records: others are served between two pages, and no change waits. */
export async function preparePages(file: FileText): Promise<StoredPages> {
  const contents = storedContents(file)
  const rows = [{ page: 0, text: '', content: contents }]
  for (const [index, { text, content }] of file.pages.slice(0, most.pages).entries()) {
    await setImmediate()
    const normalized = normalizePage(text)
    // Blocks that will not be shown are not stored.
    if (normalized)
      rows.push({ page: index + 1, text: normalized, content: contents ? storedPage(content) : '' })
  }
  return { hash: hashFilePages(rows), rows }
}

/**
 * Records the text of each page, so that the search finds the page, with its blocks. Page 0 says that the file was read, and
 * what its pages are about if they can be read as a page of the site.
 */
export async function recordPages(
  change: Change,
  dialect: Dialect,
  medium: string,
  { hash, rows }: StoredPages,
): Promise<void> {
  for (const row of rows) {
    const { page, text } = row
    const { id } = await change
      .insertInto('file_page')
      .values({ media_id: medium, ...row, ...(page === 0 ? { hash } : {}) })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (text) await indexPage(change, dialect, { id, text })
    // SQLite's queries are synchronous: other requests are served between two pages, though saves wait.
    await setImmediate()
  }
}

async function indexPage(change: Change, dialect: Dialect, { id, text }: { id: number; text: string }) {
  const tokens = pageTokens(text)
  const row =
    dialect === 'sqlite'
      ? sql`(rowid, tokens) values (${id}, ${tokens.join(' ')})`
      : sql`(id, tokens) values (${id}, ${toTsvector(tokens)}::tsvector)`
  await sql`insert into search_page${row}`.execute(change)
  await recordWords(change, tokens)
}

/** Deletes the pages of a PDF that leaves the library. */
export async function removePages(change: Change, dialect: Dialect, medium: string): Promise<void> {
  const rows = await change.selectFrom('file_page').select('id').where('media_id', '=', medium).execute()
  for (const { id } of rows)
    await sql`delete from search_page where ${sql.raw(dialect === 'sqlite' ? 'rowid' : 'id')} = ${id}`.execute(
      change,
    )
  await change.deleteFrom('file_page').where('media_id', '=', medium).execute()
}

/** Writes the index of all pages, which is empty, from their stored text. */
export async function indexPages(change: Change, dialect: Dialect): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await change
      .selectFrom('file_page')
      .select(['id', 'text'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(50)
      .execute()
    for (const row of rows) if (row.text) await indexPage(change, dialect, row)
    if (rows.length === 0) return
    last = rows.at(-1)?.id ?? last
  }
}
