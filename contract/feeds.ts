import { addresses, type PageName, type SectionName } from './addresses.ts'
import { detailLists } from './item-pages.ts'
import { type CalendarPages, type DetailList, type FeedPages, type Items, items } from './items.ts'
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

/** The feed of the alerts that are active, which belong to no section. */
export const alertFeed = 'alerts' as const

/** The address of a feed without language prefix: `/feed/news.rss`. */
export const feedPath = (name: FeedName | typeof alertFeed, format: FeedFormat): string =>
  `/feed/${name}.${format}`

/** The lists whose items are in a feed, the one that the feed links to first. */
export function listsOfFeed(name: FeedName, registry: Items = items): DetailList[] {
  const lists = detailLists(registry).filter(({ feed }) => feed === name)
  const isMain = ({ listPage }: DetailList) => (listPage === feeds[name] ? 0 : 1)
  return lists.sort((a, b) => isMain(a) - isMain(b))
}

/**
 * The rows of `items` with a feed, as their type demands: browsers need not load the whole table. And the page for
 * journalists, who look there for the feed of the news that it has by month.
 */
const feedPages: FeedPages & { press: 'news' } = {
  trainingList: 'college',
  jobList: 'college',
  purchaseList: 'disclosure',
  rentList: 'disclosure',
  activityList: 'party',
  educationList: 'party',
  eventList: 'news',
  newsGroupList: 'news',
  newsMediaList: 'news',
  newsActivityList: 'news',
  press: 'news',
}

/** The same of the lists whose items have a deadline or a time. */
const calendarPages: CalendarPages = {
  jobList: 'college',
  purchaseList: 'disclosure',
  rentList: 'disclosure',
  eventList: 'news',
}

export type CalendarName = CalendarPages[keyof CalendarPages]
/** The sections whose feed is also a calendar, for subscribing to it. */
export const calendarNames = [...new Set(Object.values(calendarPages))]
export const calendarType = 'text/calendar'

/** The address of a section's calendar without language prefix: `/feed/news.ics`. */
export const calendarPath = (name: CalendarName): string => `/feed/${name}.ics`

/** The address of the calendar file of one item, from that of its page. */
export const calendarFileOf = (path: string): string => `${path}.ics`

function ofPath<P extends Partial<Record<PageName, FeedName>>>(table: P, pathname: string) {
  const path = `${pathWithoutLanguage(pathname)}/`
  const pages = Object.keys(table) as (keyof P & PageName)[]
  const page = pages.find((name) => path.startsWith(`${addresses[name]}/`))
  return page && table[page]
}

/** The feed that has a list's items, from the path of the list or of one of its items; undefined for other pages. */
export const feedOfPath = (pathname: string): FeedName | undefined => ofPath(feedPages, pathname)

/** The calendar that has a list's items, in the same way. */
export const calendarOfPath = (pathname: string): CalendarName | undefined => ofPath(calendarPages, pathname)
