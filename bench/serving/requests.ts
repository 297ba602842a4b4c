import { addresses } from '@shanmen/contract/addresses.ts'
import type { BenchRequest } from './load.ts'

export type NamedRequest = { name: string; request: BenchRequest }

// A request with credentials bypasses the response cache.
const uncached = { headers: { Authorization: 'bench' } }
const page = addresses.newsGroupList

/** The requests of the benchmark. The addresses of an article and of a script are read from the page. */
export async function requestsOf(port: number): Promise<NamedRequest[]> {
  const html = await (await fetch(`http://127.0.0.1:${port}${page}`)).text()
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
  const id = /href="\/newsAndInformation\/group\/([^"?]+)"/.exec(html)?.[1] ?? ''
  const detail = `/backends/api/information?id=${id}&languageId=1`
  const list = (body: object): BenchRequest => ({
    ...{ port, path: '/backends/api/information', method: 'POST', body: JSON.stringify(body) },
    headers: { 'Content-Type': 'application/json' },
  })
  return [
    { name: 'cached page', request: { port, path: page } },
    { name: 'uncached page', request: { port, path: page, ...uncached } },
    { name: 'API list', request: list({ languageId: 1, type: 'group' }) },
    { name: 'API detail, cached', request: { port, path: detail } },
    { name: 'API detail, uncached', request: { port, path: detail, ...uncached } },
    { name: 'search', request: list({ languageId: 1, keyword: '灵山' }) },
    { name: '404', request: { port, path: '/not/there' } },
    { name: 'static file', request: { port, path: script } },
  ]
}
