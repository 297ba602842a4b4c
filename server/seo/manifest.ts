import { paper } from '@shanmen/brand/colours.ts'
import { siteNames } from '@shanmen/brand/names.ts'
import { createClient, type InProcessClient } from '@shanmen/contract/client.ts'
import { type Language, languageCodes, languages, pathIn } from '@shanmen/contract/languages.ts'
import { shellMessages } from '@shanmen/site/app/messages/shell.ts'
import { sharedCaching } from '../response-cache/cached-response.ts'
import type { SitemapOptions } from './sitemap.ts'

type Names = { name: string; shortName: string }

/** The web app manifest of a language: the site's own names, its colours and icons. */
const manifestOf = (language: Language, { name, shortName }: Names) => ({
  name: name || siteNames[language].name,
  short_name: shortName || name || siteNames[language].name,
  lang: languages[language].tag,
  start_url: pathIn(language, '/'),
  display: 'browser',
  background_color: paper,
  theme_color: paper,
  shortcuts: [{ name: shellMessages[language].largeText, url: `${pathIn(language, '/')}?view=elder` }],
  icons: [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })),
})

/** The manifest of each language: its path and the function that renders it. */
export function manifests({
  host,
  transport,
  ask,
  identification,
}: SitemapOptions & { ask: InProcessClient | undefined }) {
  return languageCodes.map((language) => {
    const client = { host: host || 'http://backend.internal', transport, ask, language, identification }
    const call = createClient(client)
    const make = async (): Promise<Response> => {
      const { site } = await call('menu', { languageId: languages[language].id })
      const headers = { 'Content-Type': 'application/manifest+json', 'Cache-Control': sharedCaching }
      return new Response(JSON.stringify(manifestOf(language, site)), { headers })
    }
    return { path: pathIn(language, '/manifest.webmanifest'), make }
  })
}
