import { addresses, sections } from '@shanmen/contract/addresses.ts'
import { createClient, type Transport } from '@shanmen/contract/client.ts'
import { type Language, languageCodes, languages, pathIn } from '@shanmen/contract/languages.ts'
import type { Handler } from 'hono'
import { sharedCaching } from '../response-cache/cached-response.ts'
import { type DetailPage, publishedDetails } from './published-items.ts'
import { escapeXml } from './xml.ts'

const cacheMs = 600_000
/** The protocol's limit for one file; older pages are left out. */
const maxUrls = 50_000

export type SitemapOptions = {
  publicUrl: string
  transport: Transport
  host: string
  identification: { name: string; value: string }
}

/**
 * The sitemaps: `/sitemap.xml` with the fixed pages in every language and every published detail page with its
 * translations, as far as one file may hold them, and `/sitemap-index.xml` with a file for each section.
 */
export function sitemaps(options: SitemapOptions): { path: string; make: () => Promise<Response> }[] {
  const { publicUrl } = options
  const parts = ['', ...sectionPaths]
  const sitemap = (isIn: (path: string) => boolean) => async () =>
    xmlResponse(sitemapXml(publicUrl, await readDetails(options, isIn), isIn))
  return [
    { path: '/sitemap.xml', make: sitemap(() => true) },
    { path: '/sitemap-index.xml', make: async () => xmlResponse(indexXml(publicUrl, parts.map(fileOf))) },
    ...parts.map((part) => ({ path: fileOf(part), make: sitemap((path) => partOf(path) === part) })),
  ]
}

const sectionPaths = Object.values(sections)
const partOf = (path: string) => sectionPaths.find((section) => path.startsWith(`${section}/`)) ?? ''

/** The file of a section; of the pages in none, such as the home page, `/sitemap-home.xml`. */
const fileOf = (part: string) => `/sitemap-${part.slice(1) || 'home'}.xml`

/** Only of the lists that `isIn` has: the file of a section is made again when something of that section is published. */
async function readDetails(
  { host, transport, identification }: SitemapOptions,
  isIn: (path: string) => boolean,
) {
  const details = languageCodes.map(async (language) => {
    const client = { host: host || 'http://backend.internal', transport, language, identification }
    return [language, await publishedDetails(createClient(client), language, { isIn })] as const
  })
  return Object.fromEntries(await Promise.all(details)) as Record<Language, DetailPage[]>
}

const xmlResponse = (xml: string) =>
  new Response(xml, {
    headers: { 'Cache-Control': sharedCaching, 'Content-Type': 'application/xml; charset=utf-8' },
  })

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

function indexXml(publicUrl: string, files: string[]): string {
  const rows = files.map((file) => `<sitemap><loc>${escapeXml(publicUrl + file)}</loc></sitemap>\n`)
  return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('')}</sitemapindex>\n`
}

/** Caches a response for ten minutes, where the API does not report when its content changes. Failures are not cached. */
export function cached(render: () => Promise<Response>): () => Promise<Response> {
  let current: { response: Promise<Response>; until: number } | undefined
  return async () => {
    if (!current || current.until < Date.now()) {
      const entry = { response: render(), until: Date.now() + cacheMs }
      current = entry
      entry.response.catch(() => {
        if (current === entry) current = undefined
      })
    }
    return (await current.response).clone()
  }
}

/**
 * The sitemap of the fixed and these detail pages, as far as `isIn` has them. A page lists its translations only if there are any. It has
 * no `lastmod`: lists do not have the date of the last change, and search engines ignore a site's dates once one is wrong.
 */
export function sitemapXml(
  publicUrl: string,
  details: Record<Language, DetailPage[]>,
  isIn: (path: string) => boolean = () => true,
): string {
  const fixed = Object.values(addresses).filter((path) => !path.includes(':'))
  const pages = new Map<string, Partial<Record<Language, DetailPage>>>(
    fixed.map((path) => [path, Object.fromEntries(languageCodes.map((language) => [language, { path }]))]),
  )
  for (const language of languageCodes) {
    for (const detail of details[language]) {
      pages.set(detail.path, { ...pages.get(detail.path), [language]: detail })
    }
  }
  const urls: string[] = []
  for (const [path, versions] of pages) {
    if (!isIn(path)) continue
    const available = languageCodes.filter((language) => versions[language])
    const links =
      available.length > 1 ? available.map((language) => link(publicUrl, language, path)).join('') : ''
    for (const language of available) {
      urls.push(`<url><loc>${escapeXml(publicUrl + pathIn(language, path))}</loc>${links}</url>\n`)
    }
  }
  return (
    declaration +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${urls.slice(0, maxUrls).join('')}</urlset>\n`
  )
}

function link(publicUrl: string, language: Language, path: string): string {
  const href = escapeXml(publicUrl + pathIn(language, path))
  return `<xhtml:link rel="alternate" hreflang="${languages[language].tag}" href="${href}"/>`
}

/** `/robots.txt`: everything may be crawled except the API, which has no pages. */
export function robots(publicUrl: string): Handler {
  const lines = [
    'User-agent: *',
    'Allow: /',
    'Disallow: /backends/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    `Sitemap: ${publicUrl}/sitemap-index.xml`,
    '',
  ]
  return (c) => {
    c.header('Cache-Control', 'public, max-age=3600')
    return c.text(lines.join('\n'))
  }
}
