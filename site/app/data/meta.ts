import { siteNames } from '@shanmen/brand/names.ts'
import { type PageName, pageNames, pages, sections } from '@shanmen/contract/addresses.ts'
import { feedFormatNames, feedFormats, feedOfPath, feedPath } from '@shanmen/contract/feeds.ts'
import {
  defaultLanguage,
  type Language,
  languageCodes,
  languageOfPath,
  languages,
  pathIn,
  pathWithoutLanguage,
} from '@shanmen/contract/languages.ts'
import type { Image } from '@shanmen/contract/types.ts'
import { isRouteErrorResponse, type MetaDescriptor } from 'react-router'
import { inLanguage } from '../language/language.ts'
import type { MenuItem } from '../lib/menu.ts'
import { componentMessages, fillIn, joined } from '../messages/components.ts'
import { pageTitle } from '../messages/pages.ts'
import { isShellData, type ShellData } from './global.ts'

type At = { pathname: string; search: string; hash: string }
type Args = {
  location: At
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  error?: unknown
}

export type PageMeta = {
  /** The page's own title; the site's name is added to it. */
  title: string
  description?: string
  image?: Image | null
  /** Ids of the languages in which the page exists; both if left out. */
  languages?: readonly number[]
  type?: 'website' | 'article'
  /** The query of the canonical address; the page number if left out. */
  query?: string
}

const separator = ' — '

/**
 * Title, description, canonical address, the page's other languages and the share card. A later page of a list has its
 * number in the title; on a page without pages a number in the address counts for nothing. The canonical address keeps
 * the page number and drops every filter; the other languages' begin at page 1.
 */
export function seo(args: Args, page: PageMeta): MetaDescriptor[] {
  const shell = args.matches.map((match) => match?.loaderData).find(isShellData)
  const language = languageOfPath(args.location.pathname)
  const name = shell?.global?.site.name ?? siteNames[language].name
  const number = pageNumberOf(args.matches.at(-1)?.loaderData)
  const own = number > 1 ? `${page.title} · ${fillIn(componentMessages[language].page, number)}` : page.title
  const title = fullTitle(own, name)
  const description = page.description || shell?.global?.site.description
  if (args.error || !shell) return [{ title }]
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...addressTags(args.location.pathname, language, { query: pageQuery(number), ...page }, shell),
    ...feedTags(args.location.pathname, shell.global?.menu),
    { property: 'og:title', content: page.title },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:site_name', content: name },
    { property: 'og:type', content: page.type ?? 'website' },
    ...imageTags(page.image, shell),
  ]
}

const isNothingYet = (error: unknown) => isRouteErrorResponse(error) && error.status === 200

/**
 * The head of a page of the menu whose content is still to be written (problem.ts): it is there, so it says what every page does.
 * The router does not ask the page itself, which it leaves out; for other errors and for pages that are there it is empty.
 */
export function emptyPageMeta(args: Args): MetaDescriptor[] {
  if (!isNothingYet(args.error)) return []
  const { pathname } = args.location
  const language = languageOfPath(pathname)
  const page = pageNames.find((name) => pages[name].path === pathWithoutLanguage(pathname))
  const title = page ? pageTitle(language, page) : siteNames[language].name
  return seo({ ...args, error: undefined }, { title })
}

type Described<N extends PageName> = Record<Language, { descriptions: Record<N, string> }>

/** The head of a page without an item: its title, its description among the section's messages, its share picture. */
export function pageMeta<N extends PageName>(
  args: Args,
  page: N,
  messages?: Described<NoInfer<N>>,
  image?: Image | null,
): MetaDescriptor[] {
  const language = languageOfPath(args.location.pathname)
  const description = messages?.[language].descriptions[page]
  return seo(args, { title: pageTitle(language, page), description, image })
}

type Item = { title: string; summary?: string; cover?: Image | null; languages: readonly number[] }

/** The head of an item's page; `more` replaces what its fields say. Without the item, in an error, only a title. */
export function itemMeta(
  args: Args,
  page: PageName | undefined,
  item: Item | undefined,
  more: Partial<PageMeta> = {},
): MetaDescriptor[] {
  const title = page ? pageTitle(languageOfPath(args.location.pathname), page, item?.title) : ''
  const { summary: description, cover: image, languages } = item ?? {}
  return seo(args, { title, description, image, languages, type: 'article', ...more })
}

/** A page's title as the browser shows it: with the site's name, unless that is in it already. */
export function fullTitle(title: string, name: string): string {
  return title.includes(name) ? title : title + separator + name
}

type Paged = { pageNum: number }

const isPaged = (value: unknown): value is Paged =>
  typeof value === 'object' && value !== null && 'pageNum' in value && typeof value.pageNum === 'number'

/** Which page of a list a page shows: its data is one, or has one in it. 1 for a page without a list. */
const pageNumberOf = (data: unknown): number =>
  [data, ...Object.values(data ?? {})].find(isPaged)?.pageNum ?? 1

/** The query of the canonical address of a page of a list. */
const pageQuery = (number: number): string => (number > 1 ? `?page=${number}` : '')

function addressTags(
  pathname: string,
  language: Language,
  page: PageMeta,
  { settings }: ShellData,
): MetaDescriptor[] {
  const canonical = { pathname, search: page.query ?? '', hash: '' }
  const url = (code: Language) => settings.publicUrl + inLanguage(code, canonical)
  const existing = languageCodes.filter((code) => page.languages?.includes(languages[code].id) ?? true)
  const alternate = (hrefLang: string, code: Language) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang,
    href: url(code),
  })
  const others = existing.filter((code) => code !== language)
  return [
    { tagName: 'link', rel: 'canonical', href: url(language) },
    ...existing.map((code) => alternate(languages[code].tag, code)),
    ...(existing.includes(defaultLanguage) ? [alternate('x-default', defaultLanguage)] : []),
    { property: 'og:url', content: url(language) },
    { property: 'og:locale', content: languages[language].ogLocale },
    ...others.map((code) => ({ property: 'og:locale:alternate', content: languages[code].ogLocale })),
  ]
}

function imageTags(image: Image | null | undefined, { settings, global }: ShellData): MetaDescriptor[] {
  const shown = image ?? global?.shareImage
  if (!shown) return []
  return [
    // The server crops it to this size (content/media/share-picture.ts).
    { property: 'og:image', content: settings.publicUrl + shown.url.replace(/[^/]+$/, 'share.jpg') },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: shown.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** Where readers of feeds find the section's feed, on its lists and items; none on other pages. */
function feedTags(pathname: string, menu: readonly MenuItem[] = []): MetaDescriptor[] {
  const name = feedOfPath(pathname)
  if (!name) return []
  const section = menu.find(({ path }) => path === sections[name])?.title
  const language = languageOfPath(pathname)
  return feedFormatNames.map((format) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    type: feedFormats[format].type,
    title: joined(section, feedFormats[format].name),
    href: pathIn(language, feedPath(name, format)),
  }))
}
