import type { Language } from '@shanmen/contract/languages.ts'

/** What a feed says, whatever its form. All addresses are whole, all moments ISO 8601 in Beijing time. */
export type Feed = {
  title: string
  description: string
  /** Who publishes it: the name of the site. */
  author: string
  language: Language
  /** The page whose feed it is. */
  page: string
  /** The newest first. */
  items: FeedItem[]
}

export type FeedItem = {
  /** Stays the same whatever is edited: readers of feeds tell by it what they have seen. */
  id: string
  url: string
  title: string
  /** One line or two; may be empty. */
  summary: string
  html: string
  image: string | undefined
  /** Where it was published first, when that was elsewhere. */
  original: string | undefined
  category: string
  published: string
  updated: string
}
