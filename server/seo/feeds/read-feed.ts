import { escapeHtml } from '@shanmen/api/rich-text/html.ts'
import { kindOf } from '@shanmen/content/documents/document.ts'
import { addresses, fill, sections } from '@shanmen/contract/addresses.ts'
import { type Call, createClient, type InProcessClient } from '@shanmen/contract/client.ts'
import {
  alertFeed,
  type FeedName,
  feedFormatNames,
  feedFormats,
  feedNames,
  feedPath,
  feeds,
  listsOfFeed,
} from '@shanmen/contract/feeds.ts'
import { type DetailList, type FeedDetailCall, type Items, items } from '@shanmen/contract/items.ts'
import {
  type Language,
  type LanguageId,
  labelIn,
  languageCodes,
  languages,
  pathIn,
} from '@shanmen/contract/languages.ts'
import { ApiError } from '@shanmen/contract/rpc/client.ts'
import { showMoment } from '@shanmen/site/app/lib/dates.ts'
import { sharedCaching } from '../../response-cache/cached-response.ts'
import { type ListedItem, readListPage, readWhole } from '../published-items.ts'
import type { SitemapOptions } from '../sitemap.ts'
import { type Feed, type FeedItem, formats } from './formats.ts'
import { articleText, eventText, type ItemText, jobText, noticeText } from './texts.ts'

/** A feed has the newest items of its section, at most this many. */
const maxItems = 20
/**
 * Characters of a whole text. The longest text of an editor has fifty times as many, and a feed with twenty of them took most of a
 * minute, in which no other request was answered.
 */
const maxHtml = 100_000

const isPinned = (item: ListedItem) => item.isTop === true

type DetailInput = { id: string; languageId: LanguageId }

/** How an item of a feed is read and rendered, and whether its list puts it before newer ones. */
const source = <D>(
  load: (call: Call, input: DetailInput) => Promise<D>,
  text: (item: D, language: Language) => ItemText,
  isAhead: (item: ListedItem) => boolean = isPinned,
) => ({
  isAhead,
  read: async (call: Call, id: string, language: Language) =>
    text(await load(call, { id, languageId: languages[language].id }), language),
})

/** A list with a feed whose detail call has no row here does not compile. */
const sources = {
  trainingUpdatesDetail: source((call, input) => call('trainingUpdatesDetail', input), articleText),
  hireDetail: source(
    (call, input) => call('hireDetail', input),
    jobText,
    ({ status }) => status === 'open',
  ),
  informationDisclosureDetail: source(
    (call, input) => call('informationDisclosureDetail', input),
    noticeText,
  ),
  groupActivitiesDetail: source((call, input) => call('groupActivitiesDetail', input), articleText),
  informationDetail: source((call, input) => call('informationDetail', input), articleText),
  eventDetail: source(
    (call, input) => call('eventDetail', input),
    eventText,
    ({ status }) => status !== 'past',
  ),
} satisfies Record<FeedDetailCall, unknown>

/** Reads the content of a section's feed in one language. Throws ApiError when the API does not answer. */
export async function readFeed(
  call: Call,
  name: FeedName,
  language: Language,
  publicUrl: string,
  registry: Items = items,
): Promise<Feed> {
  const languageId = languages[language].id
  const { menu, site } = await call('menu', { languageId })
  const section = menu.find(({ path }) => path === sections[name])
  const toUrl = (path: string) => publicUrl + pathIn(language, path)
  const found: FeedItem[] = []
  for (const { row, id } of await newest(call, listsOfFeed(name, registry), languageId)) {
    const text = await readWhole(() => readText(call, row, id, language))
    if (text) found.push(toFeedItem(text, row, id, toUrl, publicUrl))
  }
  return {
    title: section ? `${section.title} — ${site.name}` : site.name,
    description: section?.intro || site.description,
    author: site.name,
    language,
    page: toUrl(addresses[feeds[name]]),
    items: found,
  }
}

type Listed = { row: DetailList; id: string; date: number }

async function newest(call: Call, rows: DetailList[], languageId: LanguageId): Promise<Listed[]> {
  const listed: Listed[] = []
  for (const row of rows) {
    const read = (pageNum: number) => readListPage(call, row, languageId, pageNum)
    const { isAhead } = sources[row.detail as FeedDetailCall]
    for (const { id, publishedAt = '' } of await readNewest(read, isAhead))
      listed.push({ row, id, date: Date.parse(publishedAt) })
  }
  return listed.sort((a, b) => b.date - a.date).slice(0, maxItems)
}

/** Reads pages of a list until it has enough items that are not pinned: pinned ones come first, however old. */
export async function readNewest(
  read: (pageNum: number) => Promise<{ list: ListedItem[]; pages: number }>,
  isAhead: (item: ListedItem) => boolean = isPinned,
): Promise<ListedItem[]> {
  const found: ListedItem[] = []
  for (let pageNum = 1, more = true; more; pageNum++) {
    const page = await read(pageNum)
    found.push(...page.list)
    more = pageNum < page.pages && found.filter((item) => !isAhead(item)).length < maxItems
  }
  return found
}

/** Undefined for an item that was unpublished after the list was read. */
async function readText(
  call: Call,
  row: DetailList,
  id: string,
  language: Language,
): Promise<ItemText | undefined> {
  try {
    return await sources[row.detail as FeedDetailCall].read(call, id, language)
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused') return undefined
    throw error
  }
}

function toFeedItem(
  { cover, original, html, ...text }: ItemText,
  { detailPage, feedIdPage = detailPage }: DetailList,
  id: string,
  toUrl: (path: string) => string,
  publicUrl: string,
): FeedItem {
  return {
    ...text,
    id: toUrl(fill(addresses[feedIdPage], id)),
    url: toUrl(fill(addresses[detailPage], id)),
    html: html.length > maxHtml ? `<p>${escapeHtml(text.summary)}</p>` : withOrigin(html, publicUrl),
    image: cover ? publicUrl + cover.url : undefined,
    original,
  }
}

/** Makes links and pictures inside the site absolute, since feeds are read elsewhere. */
export function withOrigin(html: string, publicUrl: string): string {
  const srcset = / srcset="[^"]*"/g
  const absolute = (_: string, before: string) => `${before}${publicUrl}/`
  return html
    .replace(/( (?:href|src)=")\//g, absolute)
    .replace(srcset, (pictures) => pictures.replace(/("|, )\//g, absolute))
}

/** Reads the alerts that are active as a feed. Throws ApiError when the API does not answer. */
async function readAlertFeed(call: Call, language: Language, publicUrl: string): Promise<Feed> {
  const languageId = languages[language].id
  const { site } = await call('menu', { languageId })
  const { list } = await call('alertList', { languageId })
  const toUrl = (path: string) => publicUrl + pathIn(language, path)
  const home = toUrl(addresses.home)
  return {
    title: `${labelIn(kindOf('alert').many, language)} — ${site.name}`,
    description: site.description,
    author: site.name,
    language,
    page: home,
    items: list
      .map(({ id, levelName, title, text, path, from, until, updatedAt }) => ({
        id: `${home}#alert-${encodeURIComponent(id)}`,
        url: toUrl(path || addresses.home),
        title: `${levelName} · ${title}`,
        summary: text,
        html: [text, `${showMoment(from, language)} – ${showMoment(until, language)}`]
          .map((line) => line && `<p>${escapeHtml(line)}</p>`)
          .join(''),
        image: undefined,
        original: undefined,
        category: levelName,
        published: from,
        updated: updatedAt,
      }))
      .sort((a, b) => Date.parse(b.published) - Date.parse(a.published)),
  }
}

export type FeedOptions = SitemapOptions & { ask: InProcessClient | undefined }

/** Every feed: its path and the function that renders it. */
export function allFeeds({ publicUrl, host, transport, ask, identification }: FeedOptions) {
  return languageCodes.flatMap((language) => {
    const client = { host: host || 'http://backend.internal', transport, ask, language, identification }
    const call = createClient(client)
    return [...feedNames, alertFeed].flatMap((name) =>
      feedFormatNames.map((format) => {
        const path = pathIn(language, feedPath(name, format))
        const make = async (): Promise<Response> => {
          const feed =
            name === alertFeed
              ? await readAlertFeed(call, language, publicUrl)
              : await readFeed(call, name, language, publicUrl)
          return new Response(formats[format](feed, publicUrl + path), { headers: headersOf(format) })
        }
        return { path, make }
      }),
    )
  })
}

/** Feed readers on other sites may fetch it. */
const headersOf = (format: (typeof feedFormatNames)[number]) => ({
  'Content-Type': `${feedFormats[format].type}; charset=utf-8`,
  'Cache-Control': sharedCaching,
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
})
