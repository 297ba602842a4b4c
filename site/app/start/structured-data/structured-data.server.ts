import { addresses, type PageName, pageNames } from '@shanmen/contract/addresses.ts'
import { alertFeed, feedFormats, feedPath } from '@shanmen/contract/feeds.ts'
import { listOfDetailPage } from '@shanmen/contract/item-pages.ts'
import { type Language, languageOfPath, pathIn, pathWithoutLanguage } from '@shanmen/contract/languages.ts'
import { type EntryContext, matchPath } from 'react-router'
import type { SiteSettings } from '../../data/api.ts'
import { type GlobalData, isShellData } from '../../data/global.ts'
import { menuTarget, menuTrail } from '../../lib/menu.ts'
import { pageTitle } from '../../messages/pages.ts'
import { shellMessages } from '../../messages/shell.ts'
import { escapeJson } from '../document.server.ts'
import { governmentMeta } from './government-meta.server.ts'
import { itemNodes } from './item-nodes.server.ts'
import type { Node, Origin } from './node.ts'

/**
 * What the page is about, for search engines, in the words of schema.org: the group, the site with its search, the trail,
 * and the page's item where there is a type for it. A data block, which no policy on scripts concerns, because no
 * browser runs it. For the head, the names that Chinese authorities read. Empty for pages that are not found and for drafts.
 * `html` is the rendered page.
 */
export function structuredData(
  context: EntryContext,
  settings: SiteSettings,
  html: string,
): { head: string; end: string } {
  const { statusCode, loaderData, location, matches } = context.staticHandlerContext
  const global = Object.values(loaderData).find(isShellData)?.global
  const page = pageOf(location.pathname)
  if (statusCode !== 200 || !global || !page || settings.preview) return { head: '', end: '' }
  const language = languageOfPath(location.pathname)
  const data = loaderData[matches.at(-1)?.route.id ?? '']
  const url = settings.publicUrl + location.pathname + canonicalQuery(html)
  const origin: Origin = { url, site: settings.publicUrl, language, groupId: `${settings.publicUrl}/#group` }
  // A page whose content is not written yet has no data.
  const item = data === undefined ? [] : itemNodes(page, data, origin)
  const [main] = item
  const trail = breadcrumbs(global, origin, location.pathname, page, main?.name ?? titleOf(page, data))
  const graph = [
    {
      '@type': pageType(page),
      '@id': url,
      ...(trail && { breadcrumb: trail }),
      ...(main && { mainEntity: { '@id': `${url}#item` } }),
    },
    ...(page === 'home' ? [site(global, origin)] : []),
    ...(groupPages.has(page) || refersToGroup(item, origin) ? [group(global, origin, page)] : []),
    ...announcements(global, origin, location.pathname),
    ...item.map((node, index) => (index === 0 ? { ...node, '@id': `${url}#item` } : node)),
  ]
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  return {
    head: governmentMeta(global, origin, location.pathname, data) + alertFeedLink(page, language),
    end: `<script type="application/ld+json">${escapeJson(json)}</script>`,
  }
}

/** The query of the canonical address, which the page has in its head: each page says what of its own counts. */
const canonicalQuery = (html: string): string =>
  /<link rel="canonical" href="[^"?]*(\?[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''

const pageOf = (pathname: string): PageName | undefined =>
  // The pattern of a page's route may be that of several: /newsAndInformation/:channel/:id.
  pageNames.find((name) => matchPath(addresses[name], pathWithoutLanguage(pathname)))

/** The title of a detail page whose item has no type in schema.org. */
const titleOf = (page: PageName, data: unknown): string | undefined =>
  page.endsWith('Detail') &&
  typeof data === 'object' &&
  data !== null &&
  'title' in data &&
  typeof data.title === 'string'
    ? data.title
    : undefined

function pageType(page: PageName): string {
  if (page === 'contact') return 'ContactPage'
  if (page === 'groupProfile') return 'AboutPage'
  if (page === 'rentDetail') return 'RealEstateListing'
  if (page.endsWith('List')) return 'CollectionPage'
  return page.endsWith('Detail') ? 'ItemPage' : 'WebPage'
}

function site({ site }: GlobalData, { site: url, language, groupId }: Origin): Node {
  return {
    '@type': 'WebSite',
    '@id': `${url}/#site`,
    url: `${url}/`,
    name: site.name,
    publisher: { '@id': groupId },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${url + pathIn(language, '/search')}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** The alerts that the page shows. */
const announcements = ({ alerts = [] }: GlobalData, { site, language }: Origin, pathname: string): Node[] =>
  alerts
    .filter(({ shownOn }) => shownOn.length === 0 || shownOn.includes(pathWithoutLanguage(pathname)))
    .map(({ title, text, path, from, until }) => ({
      '@type': 'SpecialAnnouncement',
      name: title,
      ...(text && { text }),
      datePosted: from,
      expires: until,
      url: site + pathIn(language, path || '/'),
    }))

const alertPages: ReadonlySet<PageName> = new Set(['home', 'scenicList', 'scenicDetail'])

/** Where readers of feeds find the alerts: on the pages that show those of a spot. */
const alertFeedLink = (page: PageName, language: Language): string =>
  alertPages.has(page)
    ? `<link rel="alternate" type="${feedFormats.rss.type}" href="${pathIn(language, feedPath(alertFeed, 'rss'))}">`
    : ''

const refersToGroup = (nodes: Node[], { groupId }: Origin) => JSON.stringify(nodes).includes(groupId)

/** The pages on which a reader would look for the group's own details. */
const groupPages: ReadonlySet<PageName> = new Set(['home', 'contact', 'groupProfile'])

/** The group: in full on its own pages, elsewhere its name, to which the page's item refers. */
function group({ site, contact }: GlobalData, origin: Origin, page: PageName): Node {
  const own = { '@type': 'Organization', '@id': origin.groupId, name: site.name, url: `${origin.site}/` }
  if (!groupPages.has(page)) return own
  return {
    ...own,
    ...(site.otherName && { alternateName: site.otherName }),
    ...(site.description && { description: site.description }),
    logo: `${origin.site}/icon-512.png`,
    ...(contact.address && { address: contact.address }),
    ...(contact.email && { email: contact.email }),
    ...(contact.phone && { telephone: contact.phone }),
    ...(site.social.length > 0 && { sameAs: site.social.map(({ url }) => url) }),
  }
}

function breadcrumbs(
  { menu }: GlobalData,
  { site, language }: Origin,
  pathname: string,
  page: PageName,
  last: string | undefined,
): Node | undefined {
  const path = pathWithoutLanguage(pathname)
  if (path === '/') return undefined
  const trail = menuTrail(menu, path)
  const steps = trail.map((item) => ({ name: item.title, path: menuTarget(item) }))
  if (steps.some((step) => !step.path.startsWith('/'))) return undefined
  const list = listOfDetailPage(page)?.listPage
  // The menu does not have every list.
  if (list && trail.every((item) => item.path !== addresses[list]))
    steps.push({ name: pageTitle(language, list), path: addresses[list] })
  // Nor every page: press, statements and search are linked elsewhere.
  const own =
    last ?? (trail.some((item) => menuTarget(item) === path) ? undefined : pageTitle(language, page))
  const all = [
    { name: shellMessages[language].home, path: '/' },
    // A group of pages with the name of its one page is no step of its own.
    ...steps.filter(({ name }, index) => name !== (steps[index + 1]?.name ?? own)),
    ...(own ? [{ name: own, path }] : []),
  ]
  if (all.length < 2) return undefined
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: site + pathIn(language, step.path),
    })),
  }
}
