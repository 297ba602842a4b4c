import { createClient, type InProcessClient } from '@shanmen/contract/client.ts'
import { feedFormatNames, feedFormats, feedNames, feedPath } from '@shanmen/contract/feeds.ts'
import { languageCodes, pathIn } from '@shanmen/contract/languages.ts'
import { sharedCaching } from '../../response-cache/cached-response.ts'
import type { SitemapOptions } from '../sitemap.ts'
import { formats } from './formats.ts'
import { readFeed } from './read-feed.ts'

type FeedOptions = SitemapOptions & { ask: InProcessClient | undefined }

/** Every feed: its path and the function that renders it. */
export function allFeeds({ publicUrl, host, transport, ask, identification }: FeedOptions) {
  return languageCodes.flatMap((language) => {
    const client = { host: host || 'http://backend.internal', transport, ask, language, identification }
    const call = createClient(client)
    return feedNames.flatMap((name) =>
      feedFormatNames.map((format) => {
        const path = pathIn(language, feedPath(name, format))
        const make = async (): Promise<Response> => {
          const feed = await readFeed(call, name, language, publicUrl)
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
