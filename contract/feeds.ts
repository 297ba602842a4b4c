import { addresses, type PageName, type SectionName } from './addresses.ts'
import { type DetailList, detailLists, type FeedPages, type Items, items } from './items.ts'
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

/** The rows of `items` with a feed, as their type demands: browsers need not load the whole table. */
const feedPages: FeedPages = {
  trainingList: 'college',
  jobList: 'college',
  purchaseList: 'disclosure',
  rentList: 'disclosure',
  activityList: 'party',
  educationList: 'party',
  newsGroupList: 'news',
  newsMediaList: 'news',
  newsActivityList: 'news',
}

/** The feed that has a list's items, from the path of the list or of one of its items; undefined for other pages. */
export function feedOfPath(pathname: string): FeedName | undefined {
  const path = `${pathWithoutLanguage(pathname)}/`
  const pages = Object.keys(feedPages) as (keyof FeedPages)[]
  const page = pages.find((name) => path.startsWith(`${addresses[name]}/`))
  return page && feedPages[page]
}
