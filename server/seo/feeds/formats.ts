import { type FeedFormat, feedFormats } from '@shanmen/contract/feeds.ts'
import { languages } from '@shanmen/contract/languages.ts'
import { escapeXml } from '../xml.ts'
import type { Feed, FeedItem } from './feed.ts'

/** Writes a feed in each form; `self` is the whole address of that form. */
export const formats: Record<FeedFormat, (feed: Feed, self: string) => string> = { rss, atom, json }

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const beijing = 8 * 3_600_000
/** Atom wants a moment also where there is nothing yet. */
const never = '1970-01-01T00:00:00Z'

/** An element with a text; nothing without one. */
const element = (name: string, text: string | undefined) =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : ''

function rss(feed: Feed, self: string): string {
  const updated = lastUpdate(feed)
  const items = feed.items.map(
    (item) =>
      `<item>${element('title', item.title)}${element('link', item.url)}` +
      // An id that looks like an address need not be the one to open.
      `<guid isPermaLink="false">${escapeXml(item.id)}</guid>${element('pubDate', rfc822(item.published))}` +
      `${element('category', item.category)}${element('description', item.summary)}` +
      `${element('content:encoded', item.html)}</item>\n`,
  )
  return (
    `${head}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">\n` +
    `<channel>${element('title', feed.title)}${element('link', feed.page)}` +
    // The element must be there, be it empty.
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

/** The latest change of an item; undefined without items. */
const lastUpdate = ({ items }: Feed): string | undefined =>
  items
    .map(({ updated }: FeedItem) => updated)
    .sort()
    .at(-1)

/** A moment as RSS writes it, in Beijing time: `Mon, 16 Nov 2026 09:00:00 +0800`. */
function rfc822(moment: string): string {
  return new Date(Date.parse(moment) + beijing).toUTCString().replace('GMT', '+0800')
}
