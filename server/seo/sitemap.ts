import { addresses } from '@shanmen/contract/addresses.ts'
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

/** Renders `/sitemap.xml`: the fixed pages in every language, and every published detail page with its translations. */
export function sitemap({ publicUrl, host, transport, identification }: SitemapOptions) {
  return async (): Promise<Response> => {
    const details = languageCodes.map(async (language) => {
      const client = { host: host || 'http://backend.internal', transport, language, identification }
      return [language, await publishedDetails(createClient(client), language)] as const
    })
    const all = Object.fromEntries(await Promise.all(details)) as Record<Language, DetailPage[]>
    const headers = {
      'Cache-Control': sharedCaching,
      'Content-Type': 'application/xml; charset=utf-8',
    }
    return new Response(sitemapXml(publicUrl, all), { headers })
  }
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

/** The sitemap of these detail pages. A page lists its translations only if there are any. */
export function sitemapXml(publicUrl: string, details: Record<Language, DetailPage[]>): string {
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
    const available = languageCodes.filter((language) => versions[language])
    const links =
      available.length > 1 ? available.map((language) => link(publicUrl, language, path)).join('') : ''
    for (const language of available) {
      const day = versions[language]?.day
      const changed = day ? `<lastmod>${day}</lastmod>` : ''
      urls.push(`<url><loc>${escapeXml(publicUrl + pathIn(language, path))}</loc>${changed}${links}</url>\n`)
    }
  }
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
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
    '',
  ]
  return (c) => {
    c.header('Cache-Control', 'public, max-age=3600')
    return c.text(lines.join('\n'))
  }
}
