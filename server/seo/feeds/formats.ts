import { type FeedFormat, feedFormats } from '@shanmen/contract/feeds.ts'
import { type Language, languages } from '@shanmen/contract/languages.ts'
import { escapeXml } from '../xml.ts'

/** The content of a feed, independent of its format. URLs are absolute, moments ISO 8601 in Beijing time. */
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
  /** Must never change: feed readers recognize by it what they have already shown. */
  id: string
  url: string
  title: string
  /** One line or two; may be empty. */
  summary: string
  html: string
  image: string | undefined
  /** The address of the original, if it was first published elsewhere. */
  original: string | undefined
  category: string
  published: string
  updated: string
}

/** Renders a feed in each format; `self` is the absolute URL of that format. */
export const formats: Record<FeedFormat, (feed: Feed, self: string) => string> = { rss, atom, json }

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const beijing = 8 * 3_600_000
/** Atom requires a moment even for an empty feed. */
const never = '1970-01-01T00:00:00Z'

/** An element with this text; '' without text. */
const element = (name: string, text: string | undefined) =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : ''

function rss(feed: Feed, self: string): string {
  const updated = lastUpdate(feed)
  const items = feed.items.map(
    (item) =>
      `<item>${element('title', item.title)}${element('link', item.url)}` +
      // The id has the form of a URL, but another one opens the item.
      `<guid isPermaLink="false">${escapeXml(item.id)}</guid>${element('pubDate', rfc822(item.published))}` +
      `${element('category', item.category)}${element('description', item.summary)}` +
      `${element('content:encoded', item.html)}</item>\n`,
  )
  return (
    `${head}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">\n` +
    `<channel>${element('title', feed.title)}${element('link', feed.page)}` +
    // RSS requires the element, even empty.
    `<description>${escapeXml(feed.description)}</description>` +
    `${element('language', languages[feed.language].tag)}${element('lastBuildDate', updated && rfc822(updated))}` +
    `<atom:link rel="self" type="${feedFormats.rss.type}" href="${escapeXml(self)}"/>\n` +
    `${items.join('')}</channel></rss>\n`
  )
}

function atom(feed: Feed, self: string): string {
  const entries = feed.items.map(
    (item) =>
      `<entry>${element('id', item.id)}<title>${escapeXml(item.title)}</title>` +
      `<link rel="alternate" type="text/html" href="${escapeXml(item.url)}"/>` +
      `${element('published', item.published)}${element('updated', item.updated)}` +
      `${item.category && `<category term="${escapeXml(item.category)}"/>`}${element('summary', item.summary)}` +
      `<content type="html">${escapeXml(item.html)}</content></entry>\n`,
  )
  return (
    `${head}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languages[feed.language].tag}">\n` +
    `${element('id', self)}<title>${escapeXml(feed.title)}</title>${element('subtitle', feed.description)}` +
    `${element('updated', lastUpdate(feed) ?? never)}<author>${element('name', feed.author)}</author>` +
    `<link rel="self" type="${feedFormats.atom.type}" href="${escapeXml(self)}"/>` +
    `<link rel="alternate" type="text/html" href="${escapeXml(feed.page)}"/>\n` +
    `${entries.join('')}</feed>\n`
  )
}

function json(feed: Feed, self: string): string {
  const language = languages[feed.language].tag
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description || undefined,
    home_page_url: feed.page,
    feed_url: self,
    language,
    authors: [{ name: feed.author }],
    items: feed.items.map((item) => ({
      id: item.id,
      url: item.url,
      external_url: item.original,
      title: item.title,
      summary: item.summary || undefined,
      content_html: item.html,
      image: item.image,
      date_published: item.published,
      date_modified: item.updated,
      tags: item.category ? [item.category] : undefined,
      language,
    })),
  })
}

/** When an item was last changed; undefined without items. */
const lastUpdate = ({ items }: Feed): string | undefined =>
  items
    .map(({ updated }: FeedItem) => updated)
    .sort()
    .at(-1)

/** A moment in the format of RSS, in Beijing time: `Mon, 16 Nov 2026 09:00:00 +0800`. */
function rfc822(moment: string): string {
  return new Date(Date.parse(moment) + beijing).toUTCString().replace('GMT', '+0800')
}
