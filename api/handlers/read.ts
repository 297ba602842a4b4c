import { kindOf } from '@shanmen/content/documents/document.ts'
import { mediaOfView } from '@shanmen/content/documents/fields.ts'
import type { KindName } from '@shanmen/content/kinds.ts'
import type { ReadOnlyContent } from '@shanmen/content/open.ts'
import type { Total } from '@shanmen/content/published/counts.ts'
import { type Detail, readDetail, readSingle } from '@shanmen/content/published/detail.ts'
import type { Order } from '@shanmen/content/published/filter.ts'
import { readAll, readList, readListWithYears, readRelated } from '@shanmen/content/published/list.ts'
import { readMedia } from '@shanmen/content/published/media.ts'
import type { PublishedRow } from '@shanmen/content/published/row.ts'
import type { StatusFilter } from '@shanmen/content/published/status.ts'
import {
  defaultLanguage,
  type Language,
  type LanguageId,
  languageOfId,
  languages,
} from '@shanmen/contract/languages.ts'
import type { DetailContext } from '../presenters/article.ts'
import type { Reader } from '../presenters/reader.ts'

/** What a handler reads from, for one moment and one language, so that an answer is consistent. */
export type Context = { content: ReadOnlyContent; now: Date; language: Language }
/** Opens a context for one call. */
export type Open = (input: { languageId: LanguageId }) => Context

export const createOpen =
  (content: () => ReadOnlyContent, now: () => Date): Open =>
  ({ languageId }) => ({
    content: content(),
    now: now(),
    language: languageOfId(languageId) ?? defaultLanguage,
  })

/** All published entries of a small kind. */
export const all = <N extends KindName>({ content, language, now }: Context, kind: N) =>
  readAll(content, kind, language, now)

/** The one entry of a single kind as a list of none or one, to be joined with others. */
export async function one<N extends KindName>(
  { content, language, now }: Context,
  kind: N,
): Promise<PublishedRow<N>[]> {
  const row = await readSingle(content, kind, language, now)
  return row ? [row] : []
}

/** A published entry by its id, or null; its neighbours are those in its list on the site. */
export const readItem = <N extends KindName>(
  { content, language, now }: Context,
  kind: N,
  id: string,
  neighbours: 'type' | 'kind' = 'kind',
): Promise<Detail<N> | null> => readDetail(content, kind, language, id, now, { neighbours })

const maxRelated = 4

/** Related entries: others of the same type, in the kind's order or those that are open first. */
export const readOthers = <N extends KindName>(
  { content, language, now }: Context,
  { kind, id, type }: PublishedRow<N>,
  order: Order = 'kind',
): Promise<PublishedRow<N>[]> =>
  readRelated(content, { kind, language, id, type, order, size: maxRelated, now })

/** Languages and neighbours of an entry. */
export const detailContextOf = ({ languages: codes, prev, next }: Detail<KindName>): DetailContext => ({
  languages: codes.map((code) => languages[code].id),
  prev,
  next,
})

/** The input of a list for one kind. */
export type ListInput = {
  type?: string | undefined
  year?: number | undefined
  month?: string | undefined
  keyword?: string | undefined
  status?: StatusFilter | undefined
  ended?: boolean | undefined
  pageNum: number
  pageSize: number
}

/** `totalIsCapped` is there only when a list has more entries than are counted. */
export const pagingOf = (
  { total, isCapped, pages }: Total & { pages: number },
  pageNum: number,
  pageSize: number,
) => ({
  total,
  ...(isCapped && { totalIsCapped: true }),
  pageNum,
  pageSize,
  pages,
})

/** A page of a kind's published entries. */
export async function readPage<N extends KindName>(
  { content, language, now }: Context,
  kind: N,
  { pageNum, pageSize, type, year, keyword, status, ended }: ListInput,
  order: Order = 'kind',
) {
  const filter = { kind, language, type, year, keyword, status, ended }
  const { rows, ...list } = await readList(content, {
    ...filter,
    page: pageNum,
    size: pageSize,
    now,
    order,
  })
  return { rows, paging: pagingOf(list, pageNum, pageSize) }
}

/** A page with the years that have entries under the other filters, newest first, and the filter for other counts. */
export async function readPageWithYears<N extends KindName>(
  { content, language, now }: Context,
  kind: N,
  { pageNum, pageSize, type, year, month, keyword, status }: ListInput,
) {
  const filter = { kind, language, type, year, month, keyword, status }
  const request = { ...filter, page: pageNum, size: pageSize, now }
  const { rows, years, ...list } = await readListWithYears(content, request)
  const paging = {
    ...pagingOf(list, pageNum, pageSize),
    years: years.map(({ value, count }) => ({ year: value, count })),
  }
  return { rows, filter, paging }
}

/** Rows shown whole, rows shown as cards (only their own pictures are read), and whether types are named. */
type Needs = { whole?: PublishedRow[]; cards?: PublishedRow[]; types?: boolean }

/** Reads what presenters look up for these rows: their media, and the names of types. */
export async function openReader(
  context: Context,
  { whole = [], cards = [], types }: Needs,
): Promise<Reader> {
  const ids = [
    ...whole.flatMap((row) => mediaOfView(kindOf(row.kind), row.document)),
    ...cards.flatMap(mediaOfCard),
  ]
  return {
    language: context.language,
    now: context.now,
    media: await readMedia(context.content, ids),
    typeNames: types ? await readTypeNames(context) : new Map(),
  }
}

/** Media in fields of their own, without those inside texts and lists. */
function mediaOfCard({ kind, document }: PublishedRow): string[] {
  const { shared, words } = kindOf(kind)
  const values = new Map<string, unknown>(Object.entries(document))
  return Object.entries({ ...shared, ...words }).flatMap(([name, { type }]) => {
    const value = type === 'image' || type === 'file' ? values.get(name) : undefined
    return typeof value === 'string' ? [value] : []
  })
}

async function readTypeNames(context: Context): Promise<Map<string, string>> {
  const rows = await all(context, 'type')
  return new Map(
    rows.map(({ document: { of = '', code = '', name = '' } }) => [`${of}/${code}`, name] as const),
  )
}
