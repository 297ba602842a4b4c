import type { KindName } from '@shanmen/content/kinds.ts'
import { readYearCounts, type Total } from '@shanmen/content/published/counts.ts'
import type { Filter, Order } from '@shanmen/content/published/filter.ts'
import { readList } from '@shanmen/content/published/list.ts'
import type { PublishedRow } from '@shanmen/content/published/row.ts'
import type { StatusFilter } from '@shanmen/content/published/status.ts'
import type { Context } from './context.ts'

/** What the input of a list comes to for one kind. */
export type ListInput = {
  type?: string | undefined
  year?: number | undefined
  keyword?: string | undefined
  status?: StatusFilter | undefined
  pageNum: number
  pageSize: number
}

export type Page<N extends KindName> = {
  rows: PublishedRow<N>[]
  filter: Filter
  paging: ReturnType<typeof pagingOf>
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

/** A page of a kind's published entries, with the filter it was read under for the counts beside it. */
export async function readPage<N extends KindName>(
  { content, language, now }: Context,
  kind: N,
  { pageNum, pageSize, type, year, keyword, status }: ListInput,
  order?: Order,
): Promise<Page<N>> {
  const filter = { kind, language, type, year, keyword, status }
  const request = { ...filter, page: pageNum, size: pageSize, now, ...(order && { order }) }
  const { rows, ...list } = await readList(content, request)
  return { rows, filter, paging: pagingOf(list, pageNum, pageSize) }
}

/** The years that have entries under the other filters, newest first. */
export async function readYears({ content, now }: Context, filter: Filter) {
  const years = await readYearCounts(content, filter, now)
  return years.map(({ value, count }) => ({ year: value, count }))
}
