import { addresses, type PageName, type SectionName } from './addresses.ts'
import { type DetailList, detailLists, type Items, items } from './items.ts'
import { pathWithoutLanguage } from './languages.ts'

/** The sections with a feed, one for each language, and the page that the feed links to. Its lists: `items`. */
export const feeds = {
  college: 'trainingList',
  disclosure: 'rentList',
  party: 'activityList',
  news: 'newsGroupList',
} as const satisfies Partial<Record<SectionName, PageName>>

export type FeedName = keyof typeof feeds
export const feedNames = Object.keys(feeds) as FeedName[]

/** The formats of each feed: the extension of its address, what feed readers call it, its media type. */
export const feedFormats = {
  rss: { name: 'RSS', type: 'application/rss+xml' },
  atom: { name: 'Atom', type: 'application/atom+xml' },
  json: { name: 'JSON Feed', type: 'application/feed+json' },
} as const

export type FeedFormat = keyof typeof feedFormats
export const feedFormatNames = Object.keys(feedFormats) as FeedFormat[]

/** The address of a feed without language prefix: `/feed/news.rss`. */
export const feedPath = (name: FeedName, format: FeedFormat): string => `/feed/${name}.${format}`

/** The lists whose items are in a feed, the one that the feed links to first. */
export function listsOfFeed(name: FeedName, registry: Items = items): DetailList[] {
  const lists = detailLists(registry).filter(({ feed }) => feed === name)
  const isMain = ({ listPage }: DetailList) => (listPage === feeds[name] ? 0 : 1)
  return lists.sort((a, b) => isMain(a) - isMain(b))
}

/** The feed that has a list's items, from the path of the list or of one of its items; undefined for other pages. */
export function feedOfPath(pathname: string, registry: Items = items): FeedName | undefined {
  const path = pathWithoutLanguage(pathname)
  const list = detailLists(registry).find(({ feed, listPage }) => {
    const address = addresses[listPage]
    return feed && (path === address || path.startsWith(`${address}/`))
  })
  return list?.feed ?? undefined
}
