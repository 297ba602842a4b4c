import { addresses, fill } from '@shanmen/contract/addresses.ts'
import {
  alertFeed,
  calendarNames,
  calendarPath,
  type FeedName,
  feedFormatNames,
  feedFormats,
  feedNames,
  feedPath,
  listsOfFeed,
} from '@shanmen/contract/feeds.ts'
import { type Language, languageCodes, languages } from '@shanmen/contract/languages.ts'
import { formats } from '@shanmen/server/seo/feeds/formats.ts'
import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { open, useBrowser } from './browser.ts'
import { base, call, get, inLanguage, pageOf } from './site.ts'

const visit = useBrowser()

type ParsedFeed = {
  title: string
  self: string
  items: { id: string; url: string; title: string; html: string; at: number }[]
}

/** Reads XML feeds with the browser's own parser. */
const parse = (page: Page, texts: string[]): Promise<ParsedFeed[]> =>
  page.evaluate(
    (all) =>
      all.map((text) => {
        const feed = new DOMParser().parseFromString(text, 'text/xml')
        const fault = feed.querySelector('parsererror')
        if (fault) throw new Error(`${fault.textContent} in ${text.slice(0, 200)}`)
        const of = (at: Element | Document, names: string) => at.querySelector(names)?.textContent ?? ''
        return {
          title: of(feed, 'title'),
          self: feed.querySelector('link[rel="self"]')?.getAttribute('href') ?? '',
          items: [...feed.querySelectorAll('item, entry')].map((item) => ({
            id: of(item, 'guid, id'),
            url: item.querySelector('link')?.getAttribute('href') ?? of(item, 'link'),
            title: of(item, 'title'),
            html: of(item, 'encoded, content'),
            at: Date.parse(of(item, 'pubDate, published')),
          })),
        }
      }),
    texts,
  )

type Data = { id: string; url: string; title: string; content_html: string; date_published: string }

async function textsOf(name: FeedName, language: Language): Promise<[string, string, string]> {
  const texts = feedFormatNames.map(async (format) => {
    const response = await get(inLanguage(language, feedPath(name, format)))
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      `${feedFormats[format].type}; charset=utf-8`,
    ])
    return response.text()
  })
  return (await Promise.all(texts)) as [string, string, string]
}

it('every feed has the same items in all formats: newest first, complete, with addresses that respond', async () => {
  const page = await visit()
  for (const language of languageCodes)
    for (const name of feedNames) {
      const [rss, atom, json] = await textsOf(name, language)
      const data = JSON.parse(json)
      const items = (data.items as Data[]).map(({ content_html: html, date_published, ...item }) => ({
        ...{ id: item.id, url: item.url, title: item.title, html },
        at: Date.parse(date_published),
      }))
      for (const [at, parsed] of (await parse(page, [rss, atom])).entries()) {
        expect(parsed.items).toEqual(items)
        expect([parsed.title, new URL(parsed.self).pathname]).toEqual([
          data.title,
          inLanguage(language, feedPath(name, at === 0 ? 'rss' : 'atom')),
        ])
      }
      expect(items.length).toBeGreaterThan(10)
      expect(items.length).toBeLessThanOrEqual(20)
      expect(items.map(({ at }) => at)).toEqual(items.map(({ at }) => at).sort((a, b) => b - a))
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
      expect(data.language).toBe(languages[language].tag)
      for (const { id, url, html } of items) {
        if (id !== url)
          expect((await get(new URL(id).pathname)).headers.get('location')).toBe(new URL(url).pathname)
        const path = new URL(url).pathname
        const lists = listsOfFeed(name).map(({ listPage }) => inLanguage(language, `${addresses[listPage]}/`))
        expect(lists.some((list) => path.startsWith(list))).toBe(true)
        expect([path, (await get(path)).status]).toEqual([path, 200])
        expect(html).toMatch(/<(?:p|ul|ol|h2)>/)
        expect(html).not.toMatch(/ (?:href|src)="\/|srcset="[^"]*(?:"|, )\//)
      }
    }
}, 120_000)

it('a feed has the items of its lists, without those that have no translation', async () => {
  const [, , json] = await textsOf('news', 'zh')
  const { list } = await call('informationList', { languageId: 1, pageSize: 50 })
  const events = await call('eventList', { languageId: 1, pageSize: 50 })
  const newest = [...list, ...events.list]
    .sort((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))
    .slice(0, 20)
  const titles = (text: string) => (JSON.parse(text).items as Data[]).map(({ title }) => title)
  // Of an event that is cancelled the feed says so before its title.
  const withoutState = titles(json).map((title) => title.replace(/^已取消 · /, ''))
  expect(withoutState.toSorted()).toEqual(newest.map(({ title }) => title).toSorted())
  const [, , english] = await textsOf('party', 'en')
  expect(titles(english).join('')).not.toMatch(/\p{Script=Han}/u)
})

it('any text is parsed back unchanged, except characters that XML cannot contain', async () => {
  const page = await visit()
  const texts = fc.sample(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), {
    numRuns: 300,
    seed: 7,
  })
  const words = [...texts, ']]>', '</title><script>', '&amp;&#60;', 'a\r\nb\tc', '\u0000x\ud83d']
  const empty = { summary: '', image: undefined, original: undefined, category: '' }
  const moment = '2026-11-16T09:00:00+08:00'
  const items = words.map((text) => ({
    ...empty,
    ...{
      id: `x${text}`,
      url: `y${text}`,
      title: `t${text}`,
      html: `h${text}`,
      published: moment,
      updated: moment,
    },
  }))
  const feed = { title: 'x', description: '', author: 'x', language: 'en' as const, page: 'x', items }
  const allowed = (text: string) => text.replace(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
  const expected = words.map(allowed)
  for (const parsed of await parse(page, [formats.rss(feed, 's'), formats.atom(feed, 's')]))
    for (const [letter, name] of Object.entries({ x: 'id', y: 'url', t: 'title', h: 'html' } as const))
      expect(parsed.items.map((item) => item[name])).toEqual(expected.map((text) => letter + text))
  const data = JSON.parse(formats.json(feed, 's')).items as Data[]
  expect(data.map(({ title }) => title)).toEqual(words.map((text) => `t${text}`))
})

it('lists and items link the feed of their section in the head, and lists also below the list', async () => {
  for (const language of languageCodes)
    for (const name of feedNames)
      for (const { listPage } of listsOfFeed(name)) {
        const html = await pageOf(inLanguage(language, addresses[listPage]))
        for (const format of feedFormatNames)
          expect(html).toMatch(
            new RegExp(
              `<link rel="alternate" type="${feedFormats[format].type.replace('+', '\\+')}" title="[^"]+ · ${feedFormats[format].name}" href="${inLanguage(language, feedPath(name, format))}"/>`,
            ),
          )
        // Those who look for a vacancy have no use for the college's training updates.
        const below = html.includes(`<a href="${inLanguage(language, feedPath(name, 'rss'))}" type=`)
        expect([listPage, below]).toEqual([listPage, listPage !== 'jobList'])
      }
  const { list } = await call('hireList', { languageId: 2 })
  expect(await pageOf(`/en${fill(addresses.jobDetail, list[0]?.id ?? '')}`)).toContain(
    'href="/en/feed/college.rss"',
  )
  for (const path of ['/', '/en/information/report'])
    expect(await pageOf(path)).not.toMatch(/\/feed\/(?!alerts)/)
  const page = await visit()
  await open(page, '/en/newsAndInformation/activity')
  expect(await page.title()).toBe('Events — Lingshan Group')
  expect(await page.locator('head link[href^="/en/feed/news."]').count()).toBe(3)
  const link = page.getByRole('link', { name: 'Subscribe to News (RSS)' })
  expect(await link.getAttribute('href')).toBe('/en/feed/news.rss')
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click()
  await page.waitForURL(`${base}/en`)
  await expect.poll(() => page.locator('head link[href^="/en/feed/news."]').count()).toBe(0)
})

it('a feed allows other origins, is not sent again when unchanged, and an unknown one is a 404', async () => {
  const page = await visit()
  const far = await page.evaluate(async (url) => (await fetch(url)).json(), `${base}/feed/disclosure.json`)
  expect(far.items.length).toBeGreaterThan(10)
  const first = await get('/en/feed/disclosure.atom')
  expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(first.headers.get('cache-control')).toMatch(/^public, .*s-maxage/)
  const tag = first.headers.get('etag') ?? ''
  const again = await get('/en/feed/disclosure.atom', { headers: { 'if-none-match': tag } })
  expect([again.status, again.headers.get('access-control-allow-origin')]).toEqual([304, '*'])
  const mine = await get('/feed/news.rss', { headers: { cookie: 'preview=token' } })
  // It shows no draft.
  expect(mine.headers.get('cache-control')).toMatch(/^public, /)
  expect((await get('/feed/news.rss', { method: 'POST' })).status).toBe(405)
  for (const path of ['/feed/member.rss', '/feed/news.xml', '/feed', '/en/feed/news']) await pageOf(path, 404)
})

it.each(languageCodes)(
  'every feed and calendar is on the page that says how to subscribe, in %s',
  async (language) => {
    const siteMap = await pageOf(inLanguage(language, addresses.siteMap))
    const [, explained = ''] = siteMap.split('<li id="subscriptions">')
    expect(explained).toMatch(language === 'zh' ? /通过网址订阅/ : /calendar from the web/)
    const wanted = [
      ...[alertFeed, ...feedNames].map((name) => feedPath(name, 'rss')),
      ...calendarNames.map(calendarPath),
    ]
    for (const path of wanted) expect(explained).toContain(`href="${inLanguage(language, path)}"`)
    for (const list of [addresses.eventList, addresses.rentList, addresses.newsGroupList])
      expect(await pageOf(inLanguage(language, list))).toContain(
        `href="${inLanguage(language, addresses.siteMap)}#subscriptions"`,
      )
  },
)
