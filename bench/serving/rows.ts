import { addresses } from '@shanmen/contract/addresses.ts'
import type { Ask } from './load.ts'

export type Row = { name: string; ask: Ask }

// A request with credentials is answered for its sender alone, as if nothing were stored.
const alone = { headers: { Authorization: 'bench' } }
const page = addresses.newsGroupList

/** What the site is asked, again and again. The addresses of an article and of a script are read from the page. */
export async function rowsOf(port: number): Promise<Row[]> {
  const html = await (await fetch(`http://127.0.0.1:${port}${page}`)).text()
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
  const id = /href="\/newsAndInformation\/group\/([^"?]+)"/.exec(html)?.[1] ?? ''
  const detail = `/backends/api/information?id=${id}&languageId=1`
  const list = (body: object): Ask => ({
    ...{ port, path: '/backends/api/information', method: 'POST', body: JSON.stringify(body) },
    headers: { 'Content-Type': 'application/json' },
  })
  return [
    { name: 'stored page', ask: { port, path: page } },
    { name: 'uncached page', ask: { port, path: page, ...alone } },
    { name: 'API list', ask: list({ languageId: 1, type: 'group' }) },
    { name: 'API detail, stored', ask: { port, path: detail } },
    { name: 'API detail, uncached', ask: { port, path: detail, ...alone } },
    { name: 'search', ask: list({ languageId: 1, keyword: '灵山' }) },
    { name: '404', ask: { port, path: '/not/there' } },
    { name: 'static file', ask: { port, path: script } },
  ]
}
