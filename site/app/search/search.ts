import { pageNames, pages } from '@shanmen/contract/addresses.ts'
import { clientMessages } from '@shanmen/contract/envelope.ts'
import type { Language } from '@shanmen/contract/languages.ts'
import { ApiError } from '@shanmen/contract/rpc/client.ts'
import type { MenuItem } from '@shanmen/contract/types.ts'
import { menuTarget, menuTrail } from '../lib/menu.ts'
import { pageTitle } from '../messages/pages.ts'
import type { HitKind } from '../messages/search.ts'
import { type Hit, type Query, type SearchList, searchLists, withKeyword } from './lists.ts'
import { hasAll, wordsOf } from './query-words.ts'

/** What one list found: its first hits, their total, and the page that shows all of them. */
export type ListResult = {
  kind: HitKind
  total: number
  /** There are more than `total`. */
  totalIsCapped?: boolean | undefined
  hits: Hit[]
  all?: { page: string; to: string }
}

/** The result of a search. `failed` has a message for each list that did not answer. */
export type SearchResult = { keyword: string; lists: ListResult[]; failed: string[] }

export const lists = searchLists()

/** Searches all lists at the same time. One that fails does not affect the others. */
export async function runSearch(query: Query, menu: readonly MenuItem[]): Promise<SearchResult> {
  const outcomes = await Promise.allSettled(lists.map((list) => searchList(list, query)))
  const results = outcomes.filter((one) => one.status === 'fulfilled').map(({ value }) => value)
  const failed = outcomes.filter((one) => one.status === 'rejected').map(({ reason }) => reason)
  const unknown = clientMessages.network[query.language]
  return {
    keyword: query.keyword,
    lists: [findPages(menu, query.language, query.keyword), ...results],
    failed: failed.map((reason) => (reason instanceof ApiError ? reason.message : unknown)),
  }
}

async function searchList({ group, page, find }: SearchList, query: Query): Promise<ListResult> {
  const { hits, ...totals } = await find(query)
  const all = page && { page: pageTitle(query.language, page), to: withKeyword(page, query.keyword) }
  return { kind: group, ...totals, hits: hits.map((hit) => ({ kind: group, ...hit })), ...(all && { all }) }
}

/** The hits of a kind, those first whose title has all words of the keyword. */
export function hitsOf({ lists, keyword }: SearchResult, kind: HitKind): Hit[] {
  const words = wordsOf(keyword)
  const rank = ({ title }: Hit) => (hasAll(title, words) ? 0 : 1)
  return ofKind(lists, kind)
    .flatMap(({ hits }) => hits)
    .sort((a, b) => rank(a) - rank(b))
}

export const totalOf = ({ lists }: SearchResult, kind?: HitKind): number =>
  (kind ? ofKind(lists, kind) : lists).reduce((sum, { total }) => sum + total, 0)

/** A total as text: "10,000+" where there are more entries than are counted. */
export const totalText = (total: number, isCapped = false): string =>
  isCapped ? `${total.toLocaleString('en')}+` : String(total)

export function showTotal(result: SearchResult, kind?: HitKind): string {
  const total = totalOf(result, kind)
  const isCapped = (kind ? ofKind(result.lists, kind) : result.lists).some((list) => list.totalIsCapped)
  return totalText(total, isCapped)
}

export const ofKind = (lists: readonly ListResult[], kind: HitKind): ListResult[] =>
  lists.filter((list) => list.kind === kind && list.total > 0)

type Titled = { title: string; to: string }

/** The pages whose title has all words: by their name in the menu, by their own title, by the name of their group. */
export function findPages(menu: readonly MenuItem[], language: Language, keyword: string): ListResult {
  const words = wordsOf(keyword)
  const own = pageNames
    .filter((name) => !pages[name].path.includes(':'))
    .map((name) => ({ title: pages[name][language], to: pages[name].path }))
  const items = flat(menu)
  const [leaves, groups] = [items.filter(isLeaf), items.filter((item) => !isLeaf(item))]
  const found = new Map<string, Titled>()
  for (const page of [...leaves.map(titled), ...own, ...groups.map(titled)])
    if (words.length > 0 && !found.has(page.to) && hasAll(page.title, words)) found.set(page.to, page)
  const hits = [...found.values()].map((page) => hitOf(page, menu))
  return { kind: 'page', total: hits.length, hits }
}

const isLeaf = (item: MenuItem) => item.children.length === 0
const titled = (item: MenuItem): Titled => ({ title: item.title, to: menuTarget(item) })
const flat = (menu: readonly MenuItem[]): MenuItem[] => menu.flatMap((item) => [item, ...flat(item.children)])

function hitOf({ title, to }: Titled, menu: readonly MenuItem[]): Hit {
  const trail = menuTrail([...menu], to)
  const [section] = trail
  const line = section && section.title !== title ? section.title : ''
  return { kind: 'page', title, to, line, summary: trail.at(-1)?.intro ?? '', cover: null }
}
