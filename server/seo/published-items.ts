import { setImmediate } from 'node:timers/promises'
import { addresses, fill } from '@shanmen/contract/addresses.ts'
import type { Call } from '@shanmen/contract/client.ts'
import { detailLists } from '@shanmen/contract/item-pages.ts'
import { type DetailList, type Items, items } from '@shanmen/contract/items.ts'
import { type Language, type LanguageId, languages } from '@shanmen/contract/languages.ts'
import { createTurns } from '@shanmen/contract/rpc/in-turn.server.ts'

/** An item as every list with detail pages returns it. */
export type ListedItem = {
  id: string
  title: string
  publishedAt?: string
  isTop?: boolean
  status?: string
  readable?: boolean
}
type ListPage = { list: ListedItem[]; pages: number }
type AnyCall = (name: DetailList['list'], input: object) => Promise<{ list: ListedItem[]; pages?: number }>

/** A detail page: its path without language. */
export type DetailPage = { path: string }

/** As many items as the API returns at most on one page of a list. */
const pageSize = 50

/** One page of a list, read through the API like any other client would. Throws ApiError. */
export async function readListPage(
  call: Call,
  { list, input, unpaged }: DetailList,
  languageId: LanguageId,
  pageNum: number,
): Promise<ListPage> {
  // Which call it is is known at run time only; the row has been checked against the call's schema.
  const read = call as AnyCall
  const page = await read(list, unpaged ? { languageId } : { ...input, languageId, pageNum, pageSize })
  return { list: page.list, pages: page.pages ?? 1 }
}

const inTurn = createTurns(1, { rests: true })

/**
 * Reads an item with its whole text, one at a time for all feeds and calendars, with a rest after a long one: a longest text takes a
 * third of a second, and a visitor who asked for each format of a feed with twenty of them held up every other request.
 */
export const readWhole = <R>(read: () => Promise<R>): Promise<R> =>
  inTurn('', async () => {
    // Nothing on SQLite waits, so that a hundred short ones would be one long one.
    await setImmediate()
    return read()
  })

/**
 * Every detail page, and page with the text of an item's file, that is public in one language; `isIn` tells
 * by the address of a detail page which lists are read. Throws ApiError.
 */
export async function publishedDetails(
  call: Call,
  language: Language,
  { registry = items, isIn = () => true }: { registry?: Items; isIn?: (path: string) => boolean } = {},
): Promise<DetailPage[]> {
  const rows = detailLists(registry).filter(({ detailPage }) => isIn(addresses[detailPage]))
  const lists = rows.map(async (row) => {
    const found: ListedItem[] = []
    for (let pageNum = 1, pages = 1; pageNum <= pages; pageNum += 1) {
      const page = await readListPage(call, row, languages[language].id, pageNum)
      found.push(...page.list)
      pages = page.pages
      // With 10,000 entries all pages take three seconds, and nothing on SQLite waits: visitors would.
      await setImmediate()
    }
    const address = addresses[row.detailPage]
    const { textPage } = row
    return found.flatMap(({ id, readable }) => {
      const text = textPage && readable ? [{ path: fill(addresses[textPage], id) }] : []
      return [{ path: fill(address, id) }, ...text]
    })
  })
  return (await Promise.all(lists)).flat()
}
