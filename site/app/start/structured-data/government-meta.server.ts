import { defaultLanguage, pathWithoutLanguage } from '@shanmen/contract/languages.ts'
import type { GlobalData } from '../../data/global.ts'
import { menuTrail } from '../../lib/menu.ts'
import type { Node, Origin } from './node.ts'

/**
 * The names under which the crawlers of Chinese authorities read a page (Guidelines on the Development of Government
 * Websites, State Council Office 2017, appendix): the site's on every page, the column's below a section, the article's on an article.
 */
export function governmentMeta(
  { menu, site }: GlobalData,
  { site: url, language }: Origin,
  pathname: string,
  item: Node | undefined,
): string {
  if (language !== defaultLanguage) return ''
  const column = menuTrail(menu, pathWithoutLanguage(pathname)).at(-1)
  return tags({
    SiteName: site.name,
    SiteDomain: new URL(url).hostname,
    ColumnName: column?.title,
    ...(item?.headline !== undefined && {
      ArticleTitle: item.headline,
      PubDate: minuteOf(item.datePublished),
      ContentSource: sourceOf(item) ?? site.name,
      Description: item.description,
    }),
  })
}

const sourceOf = ({ sourceOrganization: source }: Node) =>
  typeof source === 'object' && source !== null && 'name' in source ? source.name : undefined

const tags = (values: Record<string, unknown>) =>
  Object.entries(values)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '')
    .map(([name, content]) => `<meta name="${name}" content="${escapeAttribute(content)}">`)
    .join('')

/** `2026-05-01T09:30:00+08:00` → `2026-05-01 09:30`, as the guidelines have it. */
const minuteOf = (moment: unknown) =>
  typeof moment === 'string' ? moment.slice(0, 16).replace('T', ' ') : undefined

const escapeAttribute = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
