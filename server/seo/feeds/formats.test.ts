import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeXml } from '../xml.ts'
import { type Feed, type FeedItem, formats } from './formats.ts'

const item: FeedItem = {
  id: 'https://x.test/newsAndInformation/group/a',
  url: 'https://x.test/newsAndInformation/media/a',
  title: '水 & 山 <1>',
  summary: '一句话',
  html: '<p>]]> "两岸"</p>',
  image: 'https://x.test/media/a/640.webp',
  original: 'https://paper.test/?a=1&b=2',
  category: '媒体聚焦',
  published: '2026-11-16T09:00:00+08:00',
  updated: '2026-11-17T00:30:00+08:00',
}
const older = { ...item, id: 'b', summary: '', category: '', updated: '2026-11-16T10:00:00+08:00' }
const feed: Feed = {
  title: '新闻资讯 — 灵山集团',
  description: '近闻',
  author: '灵山集团',
  language: 'zh',
  page: 'https://x.test/newsAndInformation/group',
  items: [item, older],
}

test('RSS: moments in Beijing time, the whole text, where the feed itself is, an id that need not be the address', () => {
  const text = formats.rss(feed, 'https://x.test/feed/news.rss')
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0"/)
  expect(text).toContain('<pubDate>Mon, 16 Nov 2026 09:00:00 +0800</pubDate>')
  expect(text).toContain('<lastBuildDate>Tue, 17 Nov 2026 00:30:00 +0800</lastBuildDate>')
  expect(text).toContain(`<guid isPermaLink="false">${item.id}</guid>`)
  expect(text).toContain(
    '<atom:link rel="self" type="application/rss+xml" href="https://x.test/feed/news.rss"/>',
  )
  expect(text).toContain(`<content:encoded>${escapeXml(item.html)}</content:encoded>`)
  expect(text).toContain('<language>zh-CN</language>')
  expect(text.match(/<description>/g)).toHaveLength(2)
})

test('Atom: each entry with both moments, the feed with the latest of them, and with one where there is no entry', () => {
  const text = formats.atom(feed, 'https://x.test/feed/news.atom')
  expect(text).toContain('xml:lang="zh-CN"')
  expect(text).toContain(`<published>${item.published}</published><updated>${item.updated}</updated>`)
  expect(text.indexOf(`<updated>${item.updated}`)).toBeLessThan(text.indexOf('<entry>'))
  expect(text.match(/<entry>/g)).toHaveLength(2)
  expect(text.match(/<category /g)).toHaveLength(1)
  expect(formats.atom({ ...feed, items: [] }, 'x')).toContain('<updated>1970-01-01T00:00:00Z</updated>')
})

test('JSON Feed: the same as data, what is not there left out', () => {
  const { items, ...head } = JSON.parse(formats.json(feed, 'https://x.test/feed/news.json'))
  expect(head).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.page,
    feed_url: 'https://x.test/feed/news.json',
    language: 'zh-CN',
    authors: [{ name: feed.author }],
  })
  expect(items[0]).toEqual({
    ...{ id: item.id, url: item.url, external_url: item.original, title: item.title },
    ...{ summary: item.summary, content_html: item.html, image: item.image, tags: [item.category] },
    ...{ date_published: item.published, date_modified: item.updated, language: 'zh-CN' },
  })
  expect(Object.keys(items[1])).not.toContain('summary')
  expect(Object.keys(items[1])).not.toContain('tags')
})

test('whatever a text contains, XML gets only what it allows, with special characters escaped', () => {
  const texts = fc.string({ unit: 'binary', maxLength: 200 })
  fc.assert(
    fc.property(
      texts,
      (text) => !/[^ -\u{10FFFF}]|[<>"'\p{Cs}\uFFFE\uFFFF]|&(?!#\d+;)/u.test(escapeXml(text)),
    ),
  )
  expect(escapeXml('a\u0000\u001b\ud800b\ufffe<\r\n\t😀')).toBe('ab&#60;&#13;&#10;&#9;😀')
})
