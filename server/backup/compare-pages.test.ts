import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { comparePages } from './compare-pages.ts'

/** A program with these pages; all else is not found. */
async function serve(pages: Record<string, string>): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    response.statusCode = url in pages ? 200 : 404
    response.end(pages[url])
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a page that the restored data lack is told from one that has changed since', async () => {
  const sitemap = ['/a', '/b', '/c', '/d'].map((path) => `<loc>https://drill.example${path}</loc>`).join('')
  const restored = await serve({ '/sitemap.xml': sitemap, '/a': 'a', '/b': 'b', '/c': 'c' })
  const current = await serve({ '/a': 'a', '/b': 'another' })
  expect(await comparePages(restored, current, 4)).toEqual({
    compared: 4,
    broken: ['/d (404)'],
    differing: ['/b', '/c (404 in the current data)'],
  })
})
