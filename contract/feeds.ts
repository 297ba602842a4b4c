import { addresses, type SectionName } from './addresses.ts'
import { pathWithoutLanguage } from './languages.ts'

/**
 * The sections whose items have a date, and the lists whose items stand in the section's feed: one feed for each of them
 * and each language. The first list is the page that the feed calls its own.
 */
export const feeds = {
  college: [addresses.trainingList, addresses.jobList],
  disclosure: [addresses.rentList, addresses.purchaseList],
  party: [addresses.activityList, addresses.educationList],
  news: [addresses.newsGroupList, addresses.newsMediaList, addresses.newsActivityList],
} as const satisfies Partial<Record<SectionName, readonly string[]>>

export type FeedName = keyof typeof feeds
export const feedNames = Object.keys(feeds) as FeedName[]

/** The forms of each feed: the ending of its address, what readers of feeds call it, its type. */
export const feedFormats = {
  rss: { name: 'RSS', type: 'application/rss+xml' },
  atom: { name: 'Atom', type: 'application/atom+xml' },
  json: { name: 'JSON Feed', type: 'application/feed+json' },
} as const

export type FeedFormat = keyof typeof feedFormats
export const feedFormatNames = Object.keys(feedFormats) as FeedFormat[]

/** The address of a feed without language prefix: `/feed/news.rss`. */
export const feedPath = (name: FeedName, format: FeedFormat): string => `/feed/${name}.${format}`

/** The feed in which a list's items stand, from the address of the list or of one of them; undefined for other pages. */
export function feedOfPath(pathname: string): FeedName | undefined {
  const path = pathWithoutLanguage(pathname)
  return feedNames.find((name) => feeds[name].some((list) => path === list || path.startsWith(`${list}/`)))
}
