import { fill, sections } from '@shanmen/contract/addresses.ts'
import type { Call } from '@shanmen/contract/client.ts'
import { ApiError } from '@shanmen/contract/errors.ts'
import { type FeedName, feeds } from '@shanmen/contract/feeds.ts'
import { type Language, languages, pathIn } from '@shanmen/contract/languages.ts'
import type { Feed, FeedItem } from './feed.ts'
import { type Source, sourcesOf } from './sources.ts'
import type { Text } from './texts.ts'

/** The newest of a section are in its feed, so many. */
const most = 20

type Listed = { source: Source; id: string; publishedAt: string }

/** Reads what a section's feed says in one language. Rejects when the backend does not answer. */
export async function readFeed(
  call: Call,
  name: FeedName,
  language: Language,
  publicUrl: string,
): Promise<Feed> {
  const { menu, site } = await call('menu', { languageId: languages[language].id })
  const section = menu.find(({ path }) => path === sections[name])
  const whole = (path: string) => publicUrl + pathIn(language, path)
  const items: FeedItem[] = []
  for (const { source, id } of await newest(call, name, language)) {
    const text = await textOf(source, id)
    if (text) items.push(itemOf(text, source, id, whole, publicUrl))
  }
  return {
    title: section ? `${section.title} — ${site.name}` : site.name,
    description: section?.intro || site.description,
    author: site.name,
    language,
    page: whole(feeds[name][0]),
    items,
  }
}

async function newest(call: Call, name: FeedName, language: Language): Promise<Listed[]> {
  const sources = sourcesOf(call, language)
  const listed: Listed[] = []
  for (const list of feeds[name]) {
    const source = sources[list]
    const items = await readNewest(source)
    listed.push(...items.map(({ id, publishedAt }) => ({ source, id, publishedAt })))
  }
  return listed.sort((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt)).slice(0, most)
}

/** Pages of a list until the newest are among them: as many as a feed has of those that stand by their date alone. */
export async function readNewest({
  list,
  isAhead = ({ isTop }) => isTop === true,
}: Pick<Source, 'list' | 'isAhead'>) {
  const items: Awaited<ReturnType<Source['list']>>['list'] = []
  for (let pageNum = 1, more = true; more; pageNum++) {
    const page = await list(pageNum)
    items.push(...page.list)
    more = pageNum < page.pages && items.filter((item) => !isAhead(item)).length < most
  }
  return items
}

/** Undefined for what was withdrawn since it was listed. */
async function textOf(source: Source, id: string): Promise<Text | undefined> {
  try {
    return await source.read(id)
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused') return undefined
    throw error
  }
}

function itemOf(
  { cover, original, html, ...text }: Text,
  source: Source,
  id: string,
  whole: (path: string) => string,
  publicUrl: string,
): FeedItem {
  return {
    ...text,
    id: whole(fill(source.lasting ?? source.item, id)),
    url: whole(fill(source.item, id)),
    html: withOrigin(html, publicUrl),
    image: cover ? publicUrl + cover.url : undefined,
    original,
  }
}

/** Links and pictures inside the site with its origin before them: who reads a feed is elsewhere. */
export function withOrigin(html: string, publicUrl: string): string {
  const set = / srcset="[^"]*"/g
  const whole = (_: string, before: string) => `${before}${publicUrl}/`
  return html
    .replace(/( (?:href|src)=")\//g, whole)
    .replace(set, (pictures) => pictures.replace(/("|, )\//g, whole))
}
