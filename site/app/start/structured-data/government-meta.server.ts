import { defaultLanguage, pathWithoutLanguage } from '@shanmen/contract/languages.ts'
import type { GlobalData } from '../../data/global.ts'
import { menuTrail } from '../../lib/menu.ts'
import type { Origin } from './node.ts'

/**
 * The names under which the crawlers of Chinese authorities read a page (Guidelines on the Development of Government
 * Websites, State Council Office 2017, appendix): the site's on every page, the column's below a section, those of an article on
 * each page of something with a date of publication: articles, notices, vacancies, events, statements. `data` is the page's.
 * Their Description is the page's own `description`: HTML takes both for one name, which a page may have only once.
 */
export function governmentMeta(
  { menu, site }: GlobalData,
  { site: url, language }: Origin,
  pathname: string,
  data: unknown,
): string {
  if (language !== defaultLanguage) return ''
  const column = menuTrail(menu, pathWithoutLanguage(pathname)).at(-1)
  const item = publishedIn(data)
  return tags({
    SiteName: site.name,
    SiteDomain: new URL(url).hostname,
    ColumnName: column?.title,
    ...(item && {
      ArticleTitle: item.title,
      PubDate: minuteOf(item.publishedAt),
      ContentSource: item.source || item.unit || site.name,
    }),
  })
}

type Published = { title: string; publishedAt: string; source?: string; unit?: string }

/** What a page is about: its data, or the one thing in it that has a title and a date of publication. */
function publishedIn(data: unknown): Published | undefined {
  if (typeof data !== 'object' || data === null || 'list' in data) return undefined
  return [data, ...Object.values(data)].find(isPublished)
}

const isPublished = (value: unknown): value is Published =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'publishedAt' in value &&
  typeof value.publishedAt === 'string' &&
  value.publishedAt !== ''

const tags = (values: Record<string, unknown>) =>
  Object.entries(values)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '')
    .map(([name, content]) => `<meta name="${name}" content="${escapeAttribute(content)}">`)
    .join('')

/** `2026-05-01T09:30:00+08:00` → `2026-05-01 09:30`, as the guidelines have it. */
const minuteOf = (moment: string) => moment.slice(0, 16).replace('T', ' ')

const escapeAttribute = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
