import { addresses, fill, type PageName } from './addresses.ts'
import { type DetailList, type Item, type Items, items, type KindName } from './items.ts'

/** Every list of `registry` whose items have pages of their own. */
export const detailLists = (registry: Items = items): DetailList[] =>
  Object.values(registry).flatMap((item) => ('shownOn' in item ? [] : item.lists))

/** The list whose items have this detail page, or page with their text; undefined for other pages. */
export const listOfDetailPage = (page: PageName, registry: Items = items): DetailList | undefined =>
  detailLists(registry).find(({ detailPage, textPage }) => detailPage === page || textPage === page)

/** An entry as far as its address depends on it. `type` is the code that editors sort the kind by, '' if it has none. */
export type EntryAddress = { kind: string; slug: string; type: string }

/** Path, without language, of the page that shows an entry: its own, else the one that it is part of. */
export function pathOfEntry({ kind, slug, type }: EntryAddress, registry: Items = items): string {
  const item = registry[kind]
  return item ? fill(addresses[pageOf(item, type)], slug) : addresses.home
}

/** Paths, without language, of the pages that show an entry: its own and its list's, else the one that it is part of. */
export function pagesOfEntry(entry: EntryAddress, registry: Items = items): string[] {
  const path = pathOfEntry(entry, registry)
  const item = registry[entry.kind]
  if (!item || 'shownOn' in item) return [path]
  const list = item.lists.find(({ detailPage }) => fill(addresses[detailPage], entry.slug) === path)
  return [path, ...(list ? [addresses[list.listPage]] : [])]
}

// A draft may lack its type; it is shown on the first page then.
function pageOf(item: Item, type: string): PageName {
  if ('shownOn' in item) {
    const { shownOn } = item
    return typeof shownOn === 'string' ? shownOn : (shownOn[type] ?? Object.values(shownOn)[0] ?? 'home')
  }
  const typed = item.lists.find(({ input }) => input && 'type' in input && input.type === type)
  return (typed ?? item.lists[0])?.detailPage ?? 'home'
}

/** Whether entries of a kind have pages of their own. */
export const hasOwnPage = (kind: string, registry: Items = items): boolean => {
  const item = registry[kind]
  return item !== undefined && !('shownOn' in item)
}

/** Whether the page that shows entries of a kind has each at `#id`. */
export const isAnchored = (kind: string, registry: Items = items): boolean => {
  const item = registry[kind]
  return item !== undefined && 'shownOn' in item && item.anchored === true
}

/** The kinds whose entries have their own pages at an address such as `/member/scenic/:id`. */
export const kindsAt = (address: string, registry: Items = items): KindName[] =>
  (Object.keys(registry) as KindName[]).filter((kind) => {
    const item = registry[kind]
    return (
      item &&
      !('shownOn' in item) &&
      item.lists.some(({ detailPage, textPage }) =>
        [detailPage, textPage].some((page) => page && addresses[page] === address),
      )
    )
  })
