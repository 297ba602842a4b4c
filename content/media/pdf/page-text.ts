import { sql } from 'kysely'
import { change } from '../../database/change.ts'
import type { Change, Dialect } from '../../database/tables.ts'
import { raiseVersion } from '../../entries/publications.ts'
import type { Content } from '../../open.ts'
import { recordWords } from '../../search/known-words.ts'
import { toTsvector } from '../../search/query.ts'
import { textTokens } from '../../search/tokens.ts'
import { oneAtATime } from '../media-row.ts'
import { inspectPdf } from './inspect.ts'

/** A report has a hundred pages, and a page some thousand characters. */
const most = { pages: 2000, characters: 20_000 }

// What looks like a character and is another one: Kangxi radicals, compatibility characters, ligatures, wide letters.
const lookalikes =
  /[\u2E80-\u2FDF\u3300-\u33FF\uF900-\uFAFF\uFB00-\uFB06\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/gu
/** Some fonts call a simplified character by the radical that looks like it, which NFKC leaves. */
const radicals = new Map(
  [
    ...'⺠民⻄西⻅见⻆角⻉贝⻋车⻓长⻔门⻙韦⻚页⻛风⻜飞⻝食⻢马⻥鱼⻦鸟⻨麦⻩黄⻬齐⻮齿⻰龙⻳龟'.matchAll(
      /(.)(.)/gu,
    ),
  ].map(([, radical = '', character = '']) => [radical, character]),
)

/** The text of a page with the characters that people type; other punctuation stays as it is. */
export const normalizePage = (text: string): string =>
  text
    .replace(lookalikes, (character) => radicals.get(character) ?? character.normalize('NFKC'))
    // A database refuses NUL and half surrogates.
    .replaceAll('\0', '')
    .toWellFormed()
    .replace(/[^\S\n]+/g, ' ')
    // A line ends inside a Chinese sentence without a space.
    .replace(/(?<=[\p{Script=Han}，、；：]) ?\n ?(?=\p{Script=Han})/gu, '')
    .trim()
    .slice(0, most.characters)

/**
 * Reads the text of the next PDF that has none yet, within the limits of time and memory of `inspectPdf`: it takes a second
 * of processor time, so nothing waits for it. Returns false when all have been read.
 */
export async function readNextText(content: Content): Promise<boolean> {
  const row = await content.read
    .selectFrom('media')
    .select(['id', 'name'])
    .where('mime', '=', 'application/pdf')
    .where('id', 'not in', (e) => e.selectFrom('file_page').select('media_id').where('page', '=', 0))
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  if (!row) return false
  const bytes = await content.media.read(`media/${row.id}/${row.name}`)
  const { text = [] } = bytes ? await oneAtATime(() => inspectPdf(bytes, { withText: true })) : {}
  await change(content, async (change) => {
    // Another process may have read it meanwhile.
    const known = await change
      .selectFrom('file_page')
      .select('id')
      .where('media_id', '=', row.id)
      .where('page', '=', 0)
      .executeTakeFirst()
    if (known) return
    await recordPages(change, content.dialect, row.id, text)
    raiseVersion(change, 'media')
  })
  return true
}

/** Records the text of each page, so that the search finds the page. Page 0 says that the file was read. */
export async function recordPages(
  change: Change,
  dialect: Dialect,
  medium: string,
  pages: readonly string[],
): Promise<void> {
  for (const [index, page] of ['', ...pages.slice(0, most.pages)].entries()) {
    const text = normalizePage(page)
    if (text === '' && index > 0) continue
    const { id } = await change
      .insertInto('file_page')
      .values({ media_id: medium, page: index, text })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (text) await indexPage(change, dialect, { id, text })
  }
}

async function indexPage(change: Change, dialect: Dialect, { id, text }: { id: number; text: string }) {
  const tokens = textTokens(text)
  const row =
    dialect === 'sqlite'
      ? sql`(rowid, tokens) values (${id}, ${tokens.join(' ')})`
      : sql`(id, tokens) values (${id}, ${toTsvector(tokens)}::tsvector)`
  await sql`insert into search_page${row}`.execute(change)
  await recordWords(change, tokens)
}

/** Forgets the pages of a PDF that leaves the library. */
export async function removePages(change: Change, dialect: Dialect, medium: string): Promise<void> {
  const rows = await change.selectFrom('file_page').select('id').where('media_id', '=', medium).execute()
  for (const { id } of rows)
    await sql`delete from search_page where ${sql.raw(dialect === 'sqlite' ? 'rowid' : 'id')} = ${id}`.execute(
      change,
    )
  await change.deleteFrom('file_page').where('media_id', '=', medium).execute()
}

/** Writes the index of all pages again, from their stored text. */
export async function indexPages(change: Change, dialect: Dialect): Promise<void> {
  await sql
    .raw(
      dialect === 'sqlite'
        ? "insert into search_page(search_page) values ('delete-all')"
        : 'delete from search_page',
    )
    .execute(change)
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
