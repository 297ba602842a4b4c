import { addresses } from '@shanmen/contract/addresses.ts'
import { createClient, type Transport } from '@shanmen/contract/client.ts'
import { type Language, languageCodes, languages, pathIn } from '@shanmen/contract/languages.ts'
import { sharedCaching } from '../response-cache/cached-response.ts'
import { type Published, publishedDetails } from './published.ts'
import { escapeXml } from './xml.ts'

const keptMs = 600_000
/** The protocol's limit for one file; what is older than that is left out. */
const mostUrls = 50_000

export type SitemapOptions = {
  publicUrl: string
  transport: Transport
  host: string
  identification: { name: string; value: string }
}

/** Makes `/sitemap.xml`: the static pages of both languages and every published detail with its translation (R23). */
export function sitemap({ publicUrl, host, transport, identification }: SitemapOptions) {
  return async (): Promise<Response> => {
    const details = languageCodes.map((language) => {
      const client = { host: host || 'http://backend.internal', transport, language, identification }
      return publishedDetails(createClient(client), language)
    })
    const [zh = [], en = []] = await Promise.all(details)
    const headers = {
      'Cache-Control': sharedCaching,
      'Content-Type': 'application/xml; charset=utf-8',
    }
    return new Response(sitemapXml(publicUrl, { zh, en }), { headers })
  }
}

/** The same for ten minutes, where the backend does not tell when its content changes. A failure is not kept. */
export function remembered(make: () => Promise<Response>): () => Promise<Response> {
  let kept: { answer: Promise<Response>; until: number } | undefined
  return async () => {
    if (!kept || kept.until < Date.now()) {
      const entry = { answer: make(), until: Date.now() + keptMs }
      kept = entry
      entry.answer.catch(() => {
        if (kept === entry) kept = undefined
      })
    }
    return (await kept.answer).clone()
  }
}

/** The sitemap of the given details. A page names its translation only where there is one. */
export function sitemapXml(publicUrl: string, details: Record<Language, Published[]>): string {
  const fixed = Object.values(addresses).filter((path) => !path.includes(':'))
  const pages = new Map<string, Partial<Record<Language, Published>>>(
    fixed.map((path) => [path, { zh: { path }, en: { path } }]),
  )
  for (const language of languageCodes) {
    for (const detail of details[language]) {
      pages.set(detail.path, { ...pages.get(detail.path), [language]: detail })
    }
  }
  const urls: string[] = []
  for (const [path, versions] of pages) {
    const there = languageCodes.filter((language) => versions[language])
    const links = there.length > 1 ? there.map((language) => link(publicUrl, language, path)).join('') : ''
    for (const language of there) {
      const day = versions[language]?.day
      const changed = day ? `<lastmod>${day}</lastmod>` : ''
      urls.push(`<url><loc>${escapeXml(publicUrl + pathIn(language, path))}</loc>${changed}${links}</url>\n`)
    }
  }
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${urls.slice(0, mostUrls).join('')}</urlset>\n`
  )
}

function link(publicUrl: string, language: Language, path: string): string {
  const href = escapeXml(publicUrl + pathIn(language, path))
  return `<xhtml:link rel="alternate" hreflang="${languages[language].tag}" href="${href}"/>`
}
